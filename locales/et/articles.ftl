# The articles of the rules as players read them.
