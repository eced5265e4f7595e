/**
 * Empires played by settlers, at quarter 40: time and memory of one quarter with all text reports, against a copy of the state,
 * and whether the cost of an empire stays the same from 25 to 250.
 */
import { median } from '@ec/bench';
import { botSheets, createGame, playBots, resolveTurn, turnReportOf } from '@ec/engine';
import { empyrean } from '@ec/empyrean';
import { renderText } from '@ec/reports';

const QUARTER = 40;
const RUNS = 7;
const COPIES = 25;

interface Cost {
  /** Milliseconds. */
  readonly quarter: number;
  readonly reports: number;
  readonly copy: number;
}

function costOf(count: number): Cost {
  const players = Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    email: `${i + 1}@example.org`,
    name: `Empire ${i + 1}`,
  }));
  let game = createGame(empyrean, { name: 'bench', seed: 1978n, players, edition: 'first' });
  const bots = new Map(players.map(({ id }) => [id, 'settler'] as const));
  for (let turn = 1; turn < QUARTER; turn++) game = playBots(empyrean, game, bots);
  const sheets = botSheets(empyrean, game, bots);
  const quarters: number[] = [];
  const reports: number[] = [];
  const copies: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    copies.push(timeOf(() => structuredClone(game.state)));
    let next = game;
    quarters.push(timeOf(() => (next = resolveTurn(empyrean, game, sheets))));
    reports.push(
      timeOf(() => {
        for (const { id } of players) renderText(turnReportOf(empyrean, next, id));
      }),
    );
  }
  const cost = { quarter: median(quarters), reports: median(reports), copy: median(copies) };
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  console.log(
    `${count} settlers with ${game.state.holdings.length} ships and colonies, quarter ${QUARTER}: ` +
      `${cost.quarter.toFixed(0)} ms, ${count} text reports ${cost.reports.toFixed(0)} ms, ` +
      `a copy of the state ${cost.copy.toFixed(0)} ms; ${memory} MiB of memory in use`,
  );
  return cost;
}

function timeOf(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

const [few, many] = [costOf(25), costOf(250)];
const copies = (many.quarter + many.reports) / many.copy;
const growth = (many.quarter + many.reports) / 250 / ((few.quarter + few.reports) / 25);
console.log(
  `a quarter with all reports / structuredClone: ${copies.toFixed(1)}, ` +
    `${copies <= COPIES ? 'within' : 'OVER'} the limit of ${COPIES}`,
);
console.log(
  `cost of an empire among 250 / among 25: ${growth.toFixed(2)}, ${growth <= 1.5 ? 'within' : 'OVER'} the limit of 1.5`,
);
if (copies > COPIES || growth > 1.5) process.exitCode = 1;
