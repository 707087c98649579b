-- The last moment at which the clock of the server was known to be right.
CREATE TABLE clock (
    id    INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    known INTEGER NOT NULL
) STRICT;

-- The name of the file beside the database that notes acknowledgements; 0 before it has one.
ALTER TABLE commits ADD COLUMN file_id INTEGER NOT NULL DEFAULT 0;
