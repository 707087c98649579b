-- Whose games go on is asked for every page; those that are over are not walked through for it.
ALTER TABLE seats ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0 CHECK (is_over IN (0, 1));

UPDATE seats SET is_over = 1 WHERE game IN (SELECT id FROM games WHERE ended_at IS NOT NULL);

CREATE INDEX seats_live ON seats (person, is_over, created_at, game);
