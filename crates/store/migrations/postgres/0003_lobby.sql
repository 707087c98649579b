-- Whether anybody may find a challenge in the lobby. Those of before were sent to a friend.
ALTER TABLE challenges ADD COLUMN is_open BOOLEAN NOT NULL DEFAULT FALSE;

DROP INDEX challenges_open;
CREATE INDEX challenges_open ON challenges (created_at, id) WHERE game IS NULL AND is_open;
