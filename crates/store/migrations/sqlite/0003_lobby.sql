-- Whether anybody may find a challenge in the lobby. Those of before were sent to a friend.
ALTER TABLE challenges ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0 CHECK (is_open IN (0, 1));

DROP INDEX challenges_open;
CREATE INDEX challenges_open ON challenges (created_at, id) WHERE game IS NULL AND is_open;
