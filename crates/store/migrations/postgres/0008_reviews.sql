-- The review of a finished game: what an engine of a version found within a budget. It holds no names.

CREATE TABLE reviews (
    game    BIGINT NOT NULL PRIMARY KEY REFERENCES games (id),
    made_at BIGINT NOT NULL,
    engine  TEXT   NOT NULL,
    budget  TEXT   NOT NULL,
    -- JSON as `peatee analyse` writes it.
    review  TEXT   NOT NULL
);
