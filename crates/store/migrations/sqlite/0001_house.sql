-- Moments are milliseconds since 1970; ids are 64 bits. Names stand in `persons` and nowhere else.

CREATE TABLE persons (
    id         INTEGER NOT NULL PRIMARY KEY,
    kind       TEXT    NOT NULL CHECK (kind IN ('guest', 'account', 'gone')),
    name       TEXT    NOT NULL,
    -- The name as it is compared; guests have none, since several may be called the same.
    folded     TEXT    UNIQUE,
    password   TEXT,
    language   TEXT    NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    -- SHA-256 of the token.
    token      BLOB    NOT NULL PRIMARY KEY CHECK (length(token) = 32),
    person     INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires_at);

CREATE TABLE games (
    id         INTEGER NOT NULL PRIMARY KEY,
    created_at INTEGER NOT NULL,
    terms      TEXT    NOT NULL,
    -- What follows from the events, for lists.
    ended_at   INTEGER,
    score      TEXT,
    is_swapped INTEGER NOT NULL DEFAULT 0 CHECK (is_swapped IN (0, 1))
) STRICT;

CREATE INDEX games_live ON games (created_at, id) WHERE ended_at IS NULL;
CREATE INDEX games_ended ON games (ended_at, id) WHERE ended_at IS NOT NULL;

CREATE TABLE seats (
    person     INTEGER NOT NULL REFERENCES persons (id),
    game       INTEGER NOT NULL REFERENCES games (id),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (person, created_at, game)
) STRICT, WITHOUT ROWID;

-- Rows in the order in which they came, so that a commit writes few pages. They are never changed.
CREATE TABLE events (
    game       INTEGER NOT NULL REFERENCES games (id),
    version    INTEGER NOT NULL,
    payload    TEXT    NOT NULL,
    -- Of the last event that a command brought about.
    command    TEXT,
    UNIQUE (game, version)
) STRICT;

CREATE UNIQUE INDEX events_by_command ON events (game, command) WHERE command IS NOT NULL;

CREATE TABLE challenges (
    id         INTEGER NOT NULL PRIMARY KEY,
    terms      TEXT    NOT NULL,
    person     INTEGER NOT NULL REFERENCES persons (id),
    wish       TEXT    NOT NULL CHECK (wish IN ('white', 'black', 'lot')),
    created_at INTEGER NOT NULL,
    game       INTEGER REFERENCES games (id)
) STRICT;

CREATE INDEX challenges_open ON challenges (created_at, id) WHERE game IS NULL;
CREATE INDEX challenges_by_person ON challenges (person);
