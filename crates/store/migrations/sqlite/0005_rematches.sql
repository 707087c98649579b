-- Which game the same players went on with: one at most.

CREATE TABLE rematches (
    game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    next INTEGER NOT NULL UNIQUE REFERENCES games (id)
) STRICT, WITHOUT ROWID;
