-- The last moment at which the clock of the server was known to be right.
CREATE TABLE clock (
    id    BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    known BIGINT NOT NULL
);
