/**
 * Four empires played by strong bots, quarters 1 to 80, orders and no reports: turns a second and core, by processor time of the thread, so
 * that other programs on the machine hardly count. The first games are played while the code is compiled, and are given apart: a thread of an
 * experiment plays thousands.
 */
import { createGame, playBots } from '@ec/engine';
import { empyrean } from '@ec/empyrean';

const BOTS = ['conqueror', 'warlord', 'scholar', 'merchant'] as const;
const QUARTERS = 80;
const GAMES = 5;
/** Turns of four empires a second and core that are asked for. */
const TARGET = 150;

/** Processor time of a game, in milliseconds. */
function costOf(seed: bigint): number {
  const players = BOTS.map((name, i) => ({ id: i + 1, email: `${i + 1}@example.org`, name }));
  let game = createGame(empyrean, { name: 'bench', seed, players });
  const bots = new Map(BOTS.map((name, i) => [i + 1, name] as const));
  const began = process.threadCpuUsage();
  for (let turn = 1; turn <= QUARTERS; turn++) game = playBots(empyrean, game, bots);
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

/** Turns a second of games one after the other, from a seed on. */
function speedFrom(seed: number): number {
  const costs = Array.from({ length: GAMES }, (_, i) => costOf(BigInt(seed + i)));
  return (1000 * QUARTERS * GAMES) / costs.reduce((sum, cost) => sum + cost, 0);
}

const [first, then] = [speedFrom(1978), speedFrom(1)];
console.log(
  `four strong bots, quarters 1 to ${QUARTERS}, after ${GAMES} games: ${then.toFixed(0)} turns a second and core ` +
    `(${((100 * then) / TARGET).toFixed(0)} % of ${TARGET}); these games: ${first.toFixed(0)}`,
);
