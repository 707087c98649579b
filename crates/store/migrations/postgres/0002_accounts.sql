-- Administrators, and links by which a password is set once.

ALTER TABLE persons ADD COLUMN is_administrator BOOLEAN NOT NULL DEFAULT FALSE;

CREATE TABLE password_links (
    -- SHA-256 of the token.
    token      BYTEA   NOT NULL PRIMARY KEY CHECK (length(token) = 32),
    person     BIGINT  NOT NULL UNIQUE REFERENCES persons (id) ON DELETE CASCADE,
    expires_at BIGINT  NOT NULL
);
