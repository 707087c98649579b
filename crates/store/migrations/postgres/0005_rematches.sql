-- Which game the same players went on with: one at most.

CREATE TABLE rematches (
    game BIGINT  NOT NULL PRIMARY KEY REFERENCES games (id),
    next BIGINT  NOT NULL UNIQUE REFERENCES games (id)
);
