"""Stands in the bundle where Pillow would: ReportLab imports it at its start, for pictures made of
dots, and the printed sheets hold none. 6 MB, with second copies of six libraries."""
