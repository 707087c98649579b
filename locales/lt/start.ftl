# The start page, the lobby, the position editor and the simultaneous display.
