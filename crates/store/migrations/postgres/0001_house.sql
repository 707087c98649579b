-- Moments are milliseconds since 1970; ids are 64 bits. Names stand in `persons` and nowhere else.

CREATE TABLE persons (
    id         BIGINT  NOT NULL PRIMARY KEY,
    kind       TEXT    NOT NULL CHECK (kind IN ('guest', 'account', 'gone')),
    name       TEXT    NOT NULL,
    -- The name as it is compared; guests have none, since several may be called the same.
    folded     TEXT    UNIQUE,
    password   TEXT,
    language   TEXT    NOT NULL,
    created_at BIGINT  NOT NULL
);

CREATE TABLE sessions (
    -- SHA-256 of the token.
    token      BYTEA   NOT NULL PRIMARY KEY CHECK (length(token) = 32),
    person     BIGINT  NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    created_at BIGINT  NOT NULL,
    seen_at    BIGINT  NOT NULL,
    expires_at BIGINT  NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires_at);

CREATE TABLE games (
    id         BIGINT  NOT NULL PRIMARY KEY,
    created_at BIGINT  NOT NULL,
    terms      TEXT    NOT NULL,
    -- What follows from the events, for lists.
    ended_at   BIGINT,
    score      TEXT,
    is_swapped BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX games_live ON games (created_at, id) WHERE ended_at IS NULL;
CREATE INDEX games_ended ON games (ended_at, id) WHERE ended_at IS NOT NULL;

CREATE TABLE seats (
    person     BIGINT  NOT NULL REFERENCES persons (id),
    game       BIGINT  NOT NULL REFERENCES games (id),
    created_at BIGINT  NOT NULL,
    PRIMARY KEY (person, created_at, game)
);

-- They are never changed.
CREATE TABLE events (
    game       BIGINT  NOT NULL REFERENCES games (id),
    version    BIGINT  NOT NULL,
    payload    TEXT    NOT NULL,
    -- Of the last event that a command brought about.
    command    TEXT,
    PRIMARY KEY (game, version)
);

CREATE UNIQUE INDEX events_by_command ON events (game, command) WHERE command IS NOT NULL;

CREATE TABLE challenges (
    id         BIGINT  NOT NULL PRIMARY KEY,
    terms      TEXT    NOT NULL,
    person     BIGINT  NOT NULL REFERENCES persons (id),
    wish       TEXT    NOT NULL CHECK (wish IN ('white', 'black', 'lot')),
    created_at BIGINT  NOT NULL,
    game       BIGINT  REFERENCES games (id)
);

CREATE INDEX challenges_open ON challenges (created_at, id) WHERE game IS NULL;
CREATE INDEX challenges_by_person ON challenges (person);
