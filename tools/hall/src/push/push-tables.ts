import type { Part } from '../store/hall-database.js';

/** Tables of browsers that notify their owners while no page is open. All of it goes with the session of the browser. Times are milliseconds since 1970. */
export const PUSH: Part = {
  name: 'push',
  migrations: [
    `CREATE TABLE push_keys (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      public_key TEXT NOT NULL,
      private_key TEXT NOT NULL
    ) STRICT;
    CREATE TABLE push_subscriptions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      session INTEGER NOT NULL UNIQUE REFERENCES sessions ON DELETE CASCADE,
      endpoint TEXT NOT NULL UNIQUE,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      since INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE pushes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      subscription INTEGER NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
      key TEXT NOT NULL,
      title TEXT NOT NULL,
      text TEXT NOT NULL,
      path TEXT NOT NULL,
      expires INTEGER NOT NULL,
      queued INTEGER NOT NULL,
      due INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      taken INTEGER,
      sent INTEGER,
      failed INTEGER,
      fault TEXT,
      UNIQUE (subscription, key)
    ) STRICT;
    CREATE INDEX pushes_due ON pushes (due) WHERE sent IS NULL AND failed IS NULL;
    CREATE INDEX pushes_queued ON pushes (subscription, queued);`,
  ],
};
