-- Whose games go on is asked for every page; those that are over are not walked through for it.
ALTER TABLE seats ADD COLUMN is_over BOOLEAN NOT NULL DEFAULT FALSE;

UPDATE seats SET is_over = TRUE WHERE game IN (SELECT id FROM games WHERE ended_at IS NOT NULL);

CREATE INDEX seats_live ON seats (person, is_over, created_at, game);
