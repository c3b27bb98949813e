"""What ReportLab asks of Pillow when it draws no picture: the type that one would have."""


class Image:
    """A picture made of dots; there is none."""
