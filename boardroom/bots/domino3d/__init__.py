"""How 3Domino is played well."""
