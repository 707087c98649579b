-- Commits that are more than moves, which games count themselves, and whether the file beside the database notes them.
CREATE TABLE commits (
    id       INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    number   INTEGER NOT NULL,
    is_noted INTEGER NOT NULL CHECK (is_noted IN (0, 1))
) STRICT;

INSERT INTO commits (id, number, is_noted) VALUES (1, 0, 0);
