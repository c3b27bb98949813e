"""How Connnect is played well."""
