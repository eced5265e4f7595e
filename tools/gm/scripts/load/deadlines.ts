/**
 * How `ec serve` stands deadlines: N players of M games all open their desk and hand in a sheet within a minute, all turns are due at its end, and all
 * players look at what came of it. Fails where a sheet got no receipt or is not in its file once, a turn was not resolved once, an event did not
 * come, 99 of 100 answers took longer than 300 ms, or memory grows from one deadline to the next.
 *
 *   pnpm run load --players 2000 --games 200 --streams 1000 --deadlines 3
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setDue, openStoredGame } from '@ec/engine/sqlite';
import { empyrean } from '@ec/empyrean';
import { expectThat, LoadedFolder, LoadedHall, say, Times, type LoadPlayer } from './loaded-hall.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '200' },
    games: { type: 'string', default: '20' },
    streams: { type: 'string', default: '100' },
    deadlines: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    /** Longest time of 99 of 100 answers, in milliseconds. */
    within: { type: 'string', default: '300' },
  },
});
const { players, games, streams, deadlines, seconds, within } = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
) as Record<keyof typeof values, number>;

/** Seconds after a deadline in which all players look at their new report, and in which all turns have to be resolved. */
const AFTER = 30;
/** Longest times as much memory after the last deadline as after the first one; the first fills what is kept open. */
const GROWTH = 1.2;

/** Shares that are spread evenly between 0 and 1, however many there are: fractions of the golden ratio's multiples. */
const spread = (number: number): number => (number * 0.618_033_988_75) % 1;

using folder = new LoadedFolder(players, games);
await folder.make();
await using hall = await LoadedHall.serve(folder);
const stopping = new AbortController();
/** Turns of which each stream has told. */
const told = Array.from({ length: streams }, () => new Set<number>());
const watching = Promise.all(told.map((turns, number) => watch(number, turns)));
const [pages, submits] = [new Times('pages'), new Times('sheets')];
const statuses = new Map<number, number>();
const receipted = new Map<string, string>();
const memories = [await hall.memory()];
say(`${players} players in ${games} games, ${streams} streams, ${deadlines} deadlines of ${seconds} s`);
for (let turn = 1; turn <= deadlines; turn += 1) {
  const due = Date.now() + 1_000 * seconds;
  for (const game of folder.games) {
    using stored = openStoredGame(folder.fileOf(game), empyrean, { clock: Date.now });
    setDue(stored, due);
  }
  const began = performance.now();
  const at = (time: number): Promise<void> => wait(Math.max(1, began + 1_000 * time - performance.now()));
  await Promise.all(
    folder.players.map(async (player) => {
      await at(spread(player.number) * seconds);
      await look(player);
      await submit(player, turn);
      await at(seconds + spread(player.number) * AFTER);
      await look(player);
    }),
  );
  memories.push(await hall.memory());
  const late = folder.games.flatMap((game) => {
    const times = folder.rowsOf(game, 'SELECT turn, resolved FROM turns ORDER BY id');
    const isOnce = times.length === turn + 1 && times.every((row, index) => row['turn'] === index);
    return isOnce ? [(Number(times.at(-1)?.['resolved']) - due) / 1_000] : [];
  });
  say(
    `deadline ${turn}: ${late.length} of ${games} turns resolved, the last after ${Math.max(...late).toFixed(1)} s; memory ${memories.at(-1)} MiB`,
  );
  expectThat(late.length === games, `turn ${turn} of ${games - late.length} games was not resolved once`);
}
// Streams look every other second.
await wait(5_000);
stopping.abort();
await watching;
for (const times of [pages, submits]) {
  say(String(times));
  expectThat(times.quantile(0.99) <= within, `99 of 100 ${times.what} within ${within} ms`);
}
say(`answers by status: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
const sent = players * deadlines;
const kept = folder.games.reduce((sum, game) => sum + keptOf(game), 0);
say(`sheets with a receipt that are in their file once: ${kept} of ${sent}`);
expectThat(receipted.size === sent && kept === sent, 'each sheet has a receipt and is kept once');
const silent = told.flatMap((turns, number) =>
  turns.size < deadlines ? [`${number}: ${[...turns].join()}`] : [],
);
if (silent.length > 0) console.error(`streams that did not tell of each turn: ${silent.join('; ')}`);
const events = told.reduce((sum, turns) => sum + turns.size, 0);
say(`events of resolved turns: ${events} of ${streams * deadlines}`);
expectThat(events === streams * deadlines, 'each stream tells of each turn');
say(`memory of the hall: ${memories.join(', ')} MiB`);
expectThat((memories.at(-1) ?? 0) <= GROWTH * (memories[1] ?? 0), `memory grows at most ${GROWTH} times`);

async function look({ game, seat }: LoadPlayer): Promise<void> {
  await pages.of(() => asked(deskOf(game, seat), { headers: headersOf(seat) }));
}

async function submit({ number, game, seat }: LoadPlayer, turn: number): Promise<void> {
  const text = `${seat}, ration, 80%\n// player ${number}, turn ${turn}\n`;
  const body = await submits.of(() =>
    asked(`${deskOf(game, seat)}/orders`, { method: 'POST', headers: headersOf(seat), body: text }),
  );
  if (body.startsWith('{')) receipted.set(text, game);
}

/** What is answered; nothing, and status 0, where nothing is. */
async function asked(address: string, options: RequestInit): Promise<string> {
  const { status, body } = await fetch(address, options).then(
    async (response) => ({ status: response.status, body: await response.text() }),
    () => ({ status: 0, body: '' }),
  );
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return body;
}

function deskOf(game: string, seat: number): string {
  return `${hall.address}/games/${game}/seats/${seat}`;
}

function headersOf(seat: number): Record<string, string> {
  return { Authorization: `Bearer ${folder.tokens[seat] ?? ''}` };
}

/** Follows the events of a game, from an address of its own. */
async function watch(number: number, turns: Set<number>): Promise<void> {
  const headers = { 'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  const game = folder.games[number % games] ?? '';
  try {
    const { body } = await fetch(`${hall.address}/games/${game}/events`, {
      headers,
      signal: stopping.signal,
    });
    if (!body) return;
    for await (const part of body.pipeThrough(new TextDecoderStream()))
      for (const [, turn] of part.matchAll(/"turn":(\d+)/g)) if (turn !== '0') turns.add(Number(turn));
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  }
}

/** Sheets of a game with a receipt that are in its file once. */
function keptOf(game: string): number {
  const times = Map.groupBy(folder.sheetsOf(game), (sheet) => sheet);
  return [...receipted].filter(([sheet, of]) => of === game && times.get(sheet)?.length === 1).length;
}
