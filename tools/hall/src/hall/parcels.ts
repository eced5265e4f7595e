import type { Part } from '../store/hall-database.js';

/** What is on its way from one hall to another. */
export const PARCELS: Part = {
  name: 'parcels',
  migrations: [
    `-- taken out of this hall, and perhaps not in the other one yet
    CREATE TABLE parcels (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      target TEXT NOT NULL,
      -- JSON
      content TEXT NOT NULL
    ) STRICT;
    -- those of other halls that are in this one
    CREATE TABLE arrived_parcels (id TEXT PRIMARY KEY) STRICT;`,
  ],
};
