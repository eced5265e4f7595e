import { seatStoredPlayer, setPlayerEmail } from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { CALENDAR } from '../../src/calendar/calendar-tables.js';
import { extensionVote, voteForExtension, votesOfPerson } from '../../src/calendar/extensions.js';
import { DRAFTS, draftsOfPerson, keepDraft, lastDraft } from '../../src/hall/drafts.js';
import { nameGame } from '../../src/hall/name-game.js';
import { NO_DRAFT } from '../../src/hall/no-draft.js';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { PRESS, lettersOfPerson } from '../../src/hall/press.js';
import { awayOfPerson, awaySeats, setAway } from '../../src/mail/away.js';
import { MAIL_RECEIVED } from '../../src/mail/incoming/received-mail.js';
import { HALL_FILE, HallDatabase, type Part } from '../../src/store/hall-database.js';
import { KeptTable, TWICE } from '../calendar/kept-table.js';

const BO = { id: 2, email: 'bo@example.org' };
const CARA = { id: 3, email: 'cara@example.org' };

/** A duel whose players can move a due time together, and are reminded a day before it. */
const tableOfTwo = () =>
  new KeptTable({
    ...{ ...TWICE, reminders: ['24h'] },
    extensions: { votes: '100%', length: '24h', most: 1 },
  });

/** What the hall keeps of the player of seat 2, as its desk and its master see it. */
function has({ game, clock }: KeptTable, database: HallDatabase) {
  return {
    draft: lastDraft(database, { game, seat: 2 })?.text,
    away: [...awaySeats(database, game, clock.now()).keys()],
    wantsTime: extensionVote(database, game)?.seats,
  };
}

/** Bo writes a draft, is away and wants more time. */
function tableOfBo(): KeptTable {
  const table = tableOfTwo();
  const { database, game, clock } = table;
  keepDraft(database, { game, seat: 2, turn: 1, text: 'fleet 9' }, clock.now());
  setAway(database, { game, seat: 2 }, { words: 'long', ends: null }, clock.now());
  voteForExtension(database, game, { seat: 2, isFor: true });
  return table;
}

const OF_BO = { draft: 'fleet 9', away: [2], wantsTime: [2] };
const NOTHING = { draft: undefined, away: [], wantsTime: [] };

function substitute({ stored }: KeptTable, player: { readonly id: number; readonly email: string }): void {
  seatStoredPlayer(stored, 2, null);
  seatStoredPlayer(stored, 2, player);
}

describe('what a player writes and says at a seat', () => {
  test('is not that of a substitute, and is theirs again when they come back', () => {
    using table = tableOfBo();
    expect(has(table, table.database)).toEqual(OF_BO);
    substitute(table, CARA);
    expect(has(table, table.database)).toEqual(NOTHING);
    substitute(table, BO);
    expect(has(table, table.database)).toEqual(OF_BO);
  });

  test('does not keep reminders from a substitute', async () => {
    using table = tableOfBo();
    substitute(table, CARA);
    await table.at('2026-11-29T20:00');
    expect(table.mail).toEqual([
      'ada@example.org: Duel: your orders for turn 1 are due',
      'cara@example.org: Duel: your orders for turn 1 are due',
    ]);
  });

  test('moves no due time once they have left; the vote of the substitute does', () => {
    using table = tableOfBo();
    const { database, game } = table;
    substitute(table, CARA);
    expect(voteForExtension(database, game, { seat: 1, isFor: true })).toBe(false);
    expect(table.due).toBe('2026-11-30T20:00');
    expect(voteForExtension(database, game, { seat: 2, isFor: true })).toBe(true);
    expect(table.due).toBe('2026-12-01T20:00');
  });

  test('makes place for what the substitute writes and says', () => {
    using table = tableOfBo();
    const { database, game, clock } = table;
    substitute(table, CARA);
    const draft = { game, seat: 2, turn: 1, text: 'fleet 1' };
    expect(keepDraft(database, draft, clock.now(), NO_DRAFT)).toBe(true);
    setAway(database, { game, seat: 2 }, { words: 'a day', ends: null }, clock.now());
    expect(has(table, database)).toEqual({ draft: 'fleet 1', away: [2], wantsTime: [] });
    substitute(table, BO);
    expect(has(table, database)).toEqual({ ...NOTHING, wantsTime: [2] });
  });

  test('stays theirs under another address', () => {
    using table = tableOfBo();
    setPlayerEmail(table.stored, 2, 'bob@example.net');
    expect(has(table, table.database)).toEqual(OF_BO);
  });
});

/** A part as it was before its rows said whose they are. */
function older({ migrations, ...part }: Part): Part {
  const since = migrations.findIndex((sql) => sql.includes('ADD COLUMN player'));
  return { ...part, migrations: migrations.slice(0, since) };
}

test('what an older program has kept is that of those who have the seats when the game is first opened', () => {
  using folder = new TemporaryFolder();
  using table = tableOfTwo();
  const { stored, due } = table;
  const last = [1, Date.parse(`${due ?? ''}Z`)];
  {
    using old = new HallDatabase(folder.of(HALL_FILE), [CALENDAR, DRAFTS, PRESS, MAIL_RECEIVED].map(older));
    old.change(`INSERT INTO drafts VALUES ('duel', 2, 1, 'fleet 9', 5)`);
    old.change(`INSERT INTO mail_away VALUES ('duel', 2, 5, 'long', NULL)`);
    old.change(`INSERT INTO votes VALUES ('duel', ?, ?, 2, 5)`, ...last);
    old.change(`INSERT INTO press VALUES (1, 'a', 'duel', 2, '[]', 0, 'Peace?', 1, 'now', 5)`);
  }
  using database = new HallDatabase(folder.of(HALL_FILE), HALL_PARTS);
  const open = (): void => nameGame(database, 'duel', stored, (text) => expect.fail(text));
  open();
  expect(has(table, database)).toEqual(OF_BO);
  const letters = lettersOfPerson(database);
  const kept = [draftsOfPerson(database), awayOfPerson(database), votesOfPerson(database), letters];
  const seat = { game: 'duel', seat: 2 };
  const letter = { ...{ game: 'duel', sender: 2, recipients: [], isAnonymous: false }, text: 'Peace?' };
  expect(kept.map(({ name, of }) => [name, of(BO.email)])).toEqual([
    ['drafts', [{ ...seat, turn: 1, text: 'fleet 9', saved: 5 }]],
    ['away', [{ ...seat, since: 5, until: 'long', ends: null }]],
    ['votes', [{ ...seat, due: last[1], cast: 5 }]],
    ['letters', [{ ...letter, turn: 1, delivery: 'now', at: 5 }]],
  ]);
  substitute(table, CARA);
  open();
  expect(has(table, database)).toEqual(NOTHING);
});
