/**
 * Four empires played by strong bots, quarters 1 to 80, orders and no reports: turns a second and core, by processor time, so that other
 * programs on the machine do not count.
 */
import { createGame, playBots } from '@ec/engine';
import { empyrean } from '@ec/empyrean';

const BOTS = ['conqueror', 'warlord', 'scholar', 'merchant'] as const;
const QUARTERS = 80;
const GAMES = 3;
/** Turns of four empires a second and core that are asked for. */
const TARGET = 150;

/** Processor time of a game, in milliseconds. */
function costOf(seed: bigint): number {
  const players = BOTS.map((name, i) => ({ id: i + 1, email: `${i + 1}@example.org`, name }));
  let game = createGame(empyrean, { name: 'bench', seed, players });
  const bots = new Map(BOTS.map((name, i) => [i + 1, name] as const));
  const began = process.cpuUsage();
  for (let turn = 1; turn <= QUARTERS; turn++) game = playBots(empyrean, game, bots);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

costOf(1978n); // warms up
const costs = Array.from({ length: GAMES }, (_, i) => costOf(BigInt(i + 1)));
const perSecond = (1000 * QUARTERS * GAMES) / costs.reduce((sum, cost) => sum + cost, 0);
console.log(
  `four strong bots, quarters 1 to ${QUARTERS}, ${GAMES} games: ${perSecond.toFixed(0)} turns a second and core ` +
    `(${((100 * perSecond) / TARGET).toFixed(0)} % of ${TARGET})`,
);
