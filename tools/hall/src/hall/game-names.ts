import type { Part } from '../store/hall-database.js';

/** Tables of which game has which name. */
export const GAME_NAMES: Part = {
  name: 'game-names',
  migrations: [
    `CREATE TABLE game_names (
      -- what rows about the game call it: as its file, or as no file can be called where another game has that name now
      game TEXT PRIMARY KEY,
      -- its file without the ending
      file TEXT NOT NULL,
      -- what it has from its beginning, and no other game
      origin TEXT NOT NULL,
      UNIQUE (file, origin)
    ) STRICT;`,
  ],
};
