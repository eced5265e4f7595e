/**
 * Plays games of bots, and checks after every turn what must always hold.
 *
 *     pnpm --filter @ec/empyrean soak --games 200 --quarters 40 --min 2 --max 60 --seed 1
 *     pnpm --filter @ec/empyrean soak --games 100 --quarters 120 --max 12 --cluster standard --bots conqueror,warlord,scholar,merchant
 *     pnpm --filter @ec/empyrean soak --seed 1 --first 17 --games 1 --every-phase    plays game 17 of the seed again
 *
 * A game ends when somebody has won, or after `--quarters`. `--cluster standard` leaves the cluster as it is by default; otherwise its number
 * of stars and of the empires on a home world are drawn. Orders that were not carried out in full are counted by their kind and reason with `--refusals`.
 *
 * Every game is drawn from the seed and its number alone, with `--min` to `--max` empires (both included). With `--every-phase` the
 * codec is tried after each phase of every turn, otherwise after each turn. A broken law ends the soak with game, seed, turn and phase.
 */
import { parseArgs } from 'node:util';
import { empyrean, type EmpyreanEvent, type EmpyreanState } from '@ec/empyrean';
import type { LoopEvent } from '@ec/engine';
import { Prng } from '@ec/prng';
import type * as Laws from '../test/laws.js';
import { botNames } from '@ec/engine';

const laws = new URL('../test/laws.ts', import.meta.url);
const { playChecked } = (await import(laws.href)) as typeof Laws;

const { values: options } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    quarters: { type: 'string', default: '40' },
    min: { type: 'string', default: '2' },
    max: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '1' },
    cluster: { type: 'string', default: 'drawn' },
    bots: { type: 'string' },
    refusals: { type: 'boolean', default: false },
    'every-phase': { type: 'boolean', default: false },
  },
});
const [games, quarters, min, max, first] = [
  options.games,
  options.quarters,
  options.min,
  options.max,
  options.first,
].map(Number) as [number, number, number, number, number];

/** Kinds of events that are counted. */
const COUNTED = [
  'founded', 'advanced', 'traded', 'battle', 'spied', 'rebellion', 'moved', 'surveyed', 'probed', 'news', 'message',
] as const; // prettier-ignore

const wanted = options.bots?.split(',');
const bots = wanted && botNames(empyrean).filter((name) => wanted.includes(name));
const unknown = wanted?.find((name) => !Object.hasOwn(empyrean.bots, name));
if (unknown !== undefined)
  throw new RangeError(
    `--bots: expected some of ${Object.keys(empyrean.bots).join(', ')}, received ${unknown}`,
  );

const root = Prng.fromSeed(options.seed);
const totals = new Map<string, number>();
const reasons = new Map<string, number>();
const started = performance.now();

for (let game = first; game < first + games; game += 1) {
  const rng = root.stream(game);
  const players = rng.between(min, max);
  const stars = rng.between(20, 100);
  // twenty stars have eight home worlds at least
  const perHomeWorld = Math.max(rng.between(1, 25), Math.ceil(players / 8));
  const seed = `${options.seed}/${game}`;
  let last: EmpyreanState | undefined;
  try {
    const parameters =
      options.cluster === 'standard'
        ? {}
        : { 'cluster.starCount': stars, 'empires.perHomeWorld': perHomeWorld };
    const isEveryPhase = (): boolean => options['every-phase'];
    playChecked(
      empyrean,
      { seed, players, quarters, parameters, isEveryPhase, ...(bots && { bots }) },
      rng.stream('game'),
      (turn) => {
        last = turn.state;
        count(turn.journal);
      },
    );
  } catch (error) {
    console.error(`game ${game}, ${players} empires, ${stars} stars: ${(error as Error).message}`);
    console.error((error as Error).cause ?? error);
    process.exit(1);
  }
  const outcome = last && empyrean.outcome(last);
  if (outcome?.status === 'over') add('won');
  const ships = last?.holdings.filter(({ kind }) => kind === 'ship').length ?? 0;
  console.log(
    `game ${game}: ${players} empires, ${last?.cluster.stars.length ?? 0} stars, ${last?.turn ?? 0} quarters` +
      `${outcome?.status === 'over' ? `, won by ${outcome.winners.join(', ')}` : ''}; ${(last?.holdings.length ?? 0) - ships} colonies and ` +
      `${ships} ships at the end; ${Math.round(secondsSince(started))} s`,
  );
}
console.log(
  Object.entries({ seed: options.seed, games, ...Object.fromEntries(totals) })
    .map(([name, value]) => `${name}: ${value.toLocaleString('en')}`)
    .join(', '),
);

for (const [reason, number] of [...reasons].toSorted(([, a], [, b]) => b - a))
  console.log(`${number} ${reason}`);

function count(journal: readonly (EmpyreanEvent | LoopEvent)[]): void {
  add('turns');
  for (const event of journal) {
    if (event.kind === 'order') {
      add(`orders ${event.status}`);
      if (options.refusals && event.status !== 'done') addReason(event);
    } else if (COUNTED.some((kind) => kind === event.kind)) add(event.kind);
  }
}

/** Counts an order that was not carried out in full: its kind, and the reason without figures. */
function addReason({ text, status, reason }: { text: string; status: string; reason: string }): void {
  const kind = text.split(',').find((part) => /[a-z]/i.test(part)) ?? text;
  const plain = reason.replace(/[\d,.]+/g, '#').slice(0, 80);
  const key = `${status}: ${kind.trim()}: ${plain}`;
  reasons.set(key, (reasons.get(key) ?? 0) + 1);
}

function add(name: string): void {
  totals.set(name, (totals.get(name) ?? 0) + 1);
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
