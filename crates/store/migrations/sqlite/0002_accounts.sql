-- Administrators, and links by which a password is set once.

ALTER TABLE persons ADD COLUMN is_administrator INTEGER NOT NULL DEFAULT 0 CHECK (is_administrator IN (0, 1));

CREATE TABLE password_links (
    -- SHA-256 of the token.
    token      BLOB    NOT NULL PRIMARY KEY CHECK (length(token) = 32),
    person     INTEGER NOT NULL UNIQUE REFERENCES persons (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
