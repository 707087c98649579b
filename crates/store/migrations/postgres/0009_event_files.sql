-- Competitions: each is an event file, kept line by line. Lines have their ends, and are never changed.

CREATE TABLE event_files (
    id             BIGINT  NOT NULL PRIMARY KEY,
    owner          BIGINT  NOT NULL REFERENCES persons (id),
    created_at     BIGINT  NOT NULL,
    -- The first line of the file.
    heading        TEXT    NOT NULL,
    -- What follows from the lines, for lists.
    title          TEXT    NOT NULL,
    place          TEXT    NOT NULL,
    dates          TEXT    NOT NULL,
    ended_at       BIGINT,
    bytes          BIGINT  NOT NULL,
    -- Since when the file is somewhere else, and nothing is added here.
    checked_out_at BIGINT
);

CREATE INDEX event_files_by_owner ON event_files (owner, created_at, id);
CREATE INDEX event_files_running ON event_files (created_at, id) WHERE ended_at IS NULL;
CREATE INDEX event_files_ended ON event_files (ended_at, id) WHERE ended_at IS NOT NULL;

CREATE TABLE event_lines (
    event   BIGINT  NOT NULL REFERENCES event_files (id),
    -- The line behind the heading, from 0 on.
    version BIGINT  NOT NULL,
    line    TEXT    NOT NULL,
    -- Of the last line that a request brought about.
    command TEXT,
    -- Whose account added it, and when.
    author  BIGINT  NOT NULL REFERENCES persons (id),
    at      BIGINT  NOT NULL,
    PRIMARY KEY (event, version)
);

CREATE UNIQUE INDEX event_lines_by_command ON event_lines (event, command) WHERE command IS NOT NULL;
