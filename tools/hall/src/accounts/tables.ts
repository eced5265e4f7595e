import type { Part } from '../store/hall-database.js';

/** Tables of people. What proves who somebody is, is kept as a hash alone. Times are milliseconds since 1970. */
export const ACCOUNTS: Part = {
  name: 'accounts',
  migrations: [
    `CREATE TABLE people (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      email TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      zone TEXT NOT NULL,
      since INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE links (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      hash TEXT NOT NULL UNIQUE,
      email TEXT NOT NULL,
      next TEXT NOT NULL,
      network TEXT,
      asked INTEGER NOT NULL,
      mailed INTEGER NOT NULL,
      used INTEGER
    ) STRICT;
    CREATE INDEX links_email ON links (email, asked);
    CREATE INDEX links_network ON links (network, asked);
    CREATE INDEX links_asked ON links (asked);
    CREATE TABLE sessions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      hash TEXT NOT NULL UNIQUE,
      person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
      way TEXT NOT NULL,
      browser TEXT NOT NULL,
      began INTEGER NOT NULL,
      seen INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX sessions_person ON sessions (person);
    CREATE TABLE roles (
      email TEXT NOT NULL,
      role TEXT NOT NULL,
      game TEXT NOT NULL,
      PRIMARY KEY (email, role, game)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX roles_game ON roles (game, role);
    CREATE TABLE audit (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      who TEXT,
      what TEXT NOT NULL,
      about TEXT NOT NULL,
      client TEXT
    ) STRICT;
    CREATE INDEX audit_who ON audit (who, at);
    CREATE INDEX audit_at ON audit (at);`,
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
      public_key BLOB NOT NULL,
      counter INTEGER NOT NULL,
      transports TEXT NOT NULL,
      name TEXT NOT NULL,
      made INTEGER NOT NULL,
      used INTEGER
    ) STRICT;
    CREATE INDEX passkeys_person ON passkeys (person);
    CREATE TABLE challenges (
      hash TEXT PRIMARY KEY,
      person INTEGER REFERENCES people ON DELETE CASCADE,
      client TEXT,
      asked INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX challenges_asked ON challenges (asked);
    CREATE INDEX challenges_client ON challenges (client);
    CREATE INDEX sessions_seen ON sessions (seen);`,
    // UTC was everybody's until they chose another; from here on, nobody has a zone whom they have not chosen.
    `UPDATE people SET zone = '' WHERE zone = 'UTC';`,
    `-- whose new address a link shows to be theirs; none where it lets somebody in
    ALTER TABLE links ADD COLUMN person INTEGER REFERENCES people ON DELETE CASCADE;
    CREATE TABLE email_changes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
      former TEXT NOT NULL,
      changed INTEGER NOT NULL,
      -- until when whoever has the former address can take the account back
      until INTEGER NOT NULL,
      -- when no game had the former address any more
      done INTEGER
    ) STRICT;
    CREATE INDEX email_changes_former ON email_changes (former);
    CREATE INDEX email_changes_person ON email_changes (person);`,
  ],
  games: [{ table: 'roles', conflict: 'DO NOTHING' }],
};
