-- Simultaneous displays: one plays many. Before one begins it has participants, afterwards each has a game.

CREATE TABLE simuls (
    id         INTEGER NOT NULL PRIMARY KEY,
    host       INTEGER NOT NULL REFERENCES persons (id),
    terms      TEXT    NOT NULL,
    -- The host's side on every board, or by turns.
    side       TEXT    NOT NULL CHECK (side IN ('white', 'black', 'turns')),
    places     INTEGER NOT NULL CHECK (places > 0),
    created_at INTEGER NOT NULL,
    started_at INTEGER
) STRICT;

CREATE INDEX simuls_by_host ON simuls (host);

CREATE TABLE simul_seats (
    simul      INTEGER NOT NULL REFERENCES simuls (id) ON DELETE CASCADE,
    -- The board, from 0.
    board      INTEGER NOT NULL,
    person     INTEGER NOT NULL REFERENCES persons (id),
    game       INTEGER UNIQUE REFERENCES games (id),
    PRIMARY KEY (simul, board),
    UNIQUE (simul, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX simul_seats_by_person ON simul_seats (person);
