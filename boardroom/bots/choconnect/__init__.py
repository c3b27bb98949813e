"""How Choconnect is played well."""
