/** Marks a file as a stored game: "EC g" in ASCII. */
export const APPLICATION_ID = 0x45_43_20_67;

/**
 * Steps that bring a file from each version to the next; the first makes an empty file version 1. A published step never changes: files
 * that it made are out there.
 *
 * Times are milliseconds since 1970 (UTC). Blobs are JSON, compressed with gzip.
 */
export const MIGRATIONS: readonly string[] = [
  `
  -- what the game was made from; one row
  CREATE TABLE meta (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    -- where the ruleset is imported from
    package TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    version TEXT NOT NULL,
    name TEXT NOT NULL,
    seed TEXT NOT NULL,
    -- JSON
    players TEXT NOT NULL,
    parameters TEXT NOT NULL,
    templates TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;

  -- who sits where now
  CREATE TABLE seats (
    seat INTEGER PRIMARY KEY,
    player_id INTEGER,
    email TEXT,
    -- salted slow hash of the token; without one, nobody but the game master can act for the seat
    token TEXT,
    -- bot that writes the orders where no sheet counts
    bot TEXT,
    CHECK ((player_id IS NULL) = (email IS NULL))
  ) STRICT;

  -- every turn that was ever resolved; one that was undone keeps its place in the history
  CREATE TABLE turns (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    turn INTEGER NOT NULL CHECK (turn >= 0),
    -- the turn that it follows; none for the set-up
    previous INTEGER REFERENCES turns (id),
    -- version of the rules that resolved it
    version TEXT NOT NULL,
    hash TEXT NOT NULL CHECK (length(hash) = 64),
    -- the last change of seats that its state knows of; 0 for none
    seating INTEGER NOT NULL,
    resolved INTEGER NOT NULL,
    milliseconds INTEGER NOT NULL CHECK (milliseconds >= 0),
    -- when the orders for the turn after it are due
    due INTEGER,
    undone INTEGER,
    -- last, so that nobody reads through them on the way to another column
    state BLOB NOT NULL,
    journal BLOB NOT NULL,
    CHECK ((turn = 0) = (previous IS NULL))
  ) STRICT;
  CREATE UNIQUE INDEX current_turns ON turns (turn) WHERE undone IS NULL;

  -- players who took or left a seat since the game began
  CREATE TABLE seatings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    seat INTEGER NOT NULL REFERENCES seats (seat),
    player_id INTEGER,
    email TEXT,
    changed INTEGER NOT NULL,
    CHECK ((player_id IS NULL) = (email IS NULL))
  ) STRICT;

  -- every order sheet that ever came in
  CREATE TABLE orders (
    receipt INTEGER PRIMARY KEY AUTOINCREMENT,
    -- the turn after which it came in; its orders are for the next
    turn_id INTEGER NOT NULL REFERENCES turns (id),
    seat INTEGER NOT NULL REFERENCES seats (seat),
    origin TEXT NOT NULL CHECK (origin IN ('player', 'master', 'bot')),
    -- whether it counts until a later one does
    counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
    hash TEXT NOT NULL CHECK (length(hash) = 64),
    text TEXT NOT NULL,
    received INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX orders_of_turn ON orders (turn_id, seat, receipt);

  -- the sheets that a turn was resolved with
  CREATE TABLE used_orders (
    turn_id INTEGER NOT NULL REFERENCES turns (id),
    seat INTEGER NOT NULL REFERENCES seats (seat),
    receipt INTEGER NOT NULL REFERENCES orders (receipt),
    PRIMARY KEY (turn_id, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE reports (
    turn_id INTEGER NOT NULL REFERENCES turns (id),
    seat INTEGER NOT NULL REFERENCES seats (seat),
    -- of the document's JSON text
    hash TEXT NOT NULL CHECK (length(hash) = 64),
    document BLOB NOT NULL,
    PRIMARY KEY (turn_id, seat)
  ) STRICT;

  -- what was done and what was refused
  CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    sent INTEGER NOT NULL,
    seat INTEGER REFERENCES seats (seat),
    code TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  `,
  `
  -- what the host told a turn; no row for nothing
  CREATE TABLE host_inputs (
    turn_id INTEGER PRIMARY KEY REFERENCES turns (id),
    notice TEXT,
    agreed_end INTEGER NOT NULL CHECK (agreed_end IN (0, 1)),
    CHECK (notice IS NOT NULL OR agreed_end = 1)
  ) STRICT;

  -- reports in the formats that are the game's own
  CREATE TABLE own_reports (
    turn_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    format TEXT NOT NULL,
    -- of the names of its files
    extension TEXT NOT NULL,
    -- of the text
    hash TEXT NOT NULL CHECK (length(hash) = 64),
    -- a text, compressed with gzip
    report BLOB NOT NULL,
    PRIMARY KEY (turn_id, seat, format),
    FOREIGN KEY (turn_id, seat) REFERENCES reports (turn_id, seat)
  ) STRICT;
  `,
  `
  -- the receipt of a sheet: sheets of a seat are counted from 1 after each turn, as a number over all seats would say how many others sent
  ALTER TABLE orders ADD COLUMN number INTEGER NOT NULL DEFAULT 1;
  UPDATE orders SET number = (
    SELECT count(*) FROM orders AS earlier
    WHERE earlier.turn_id = orders.turn_id AND earlier.seat = orders.seat AND earlier.receipt <= orders.receipt
  );
  CREATE UNIQUE INDEX receipts ON orders (turn_id, seat, number);

  -- bytes of the sheet as it came in
  ALTER TABLE orders ADD COLUMN size INTEGER NOT NULL DEFAULT 0 CHECK (size >= 0);
  -- of a sheet that does not count, the first mistakes, as a JSON list; its text is not kept, so that nobody fills the file with such sheets
  ALTER TABLE orders ADD COLUMN faults TEXT NOT NULL DEFAULT '[]';
  UPDATE orders SET size = length(CAST(text AS BLOB));
  UPDATE orders SET text = '' WHERE counts = 0;

  -- how often it happened within an hour of the first time, and when it happened last
  ALTER TABLE messages ADD COLUMN times INTEGER NOT NULL DEFAULT 1 CHECK (times >= 1);
  ALTER TABLE messages ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
  UPDATE messages SET last = sent;
  CREATE INDEX messages_alike ON messages (code, seat, id);
  `,
  `
  -- JSON of the edition with all its values; null for a game from before there were editions
  ALTER TABLE meta ADD COLUMN edition TEXT NOT NULL DEFAULT 'null';
  `,
  `
  -- where players find help: an address, a page or a name; null where the host gives none
  ALTER TABLE meta ADD COLUMN contact TEXT;
  `,
  `
  -- JSON of when orders are due, as the host's program writes it; null where the host sets each time
  ALTER TABLE meta ADD COLUMN calendar TEXT;
  `,
];
