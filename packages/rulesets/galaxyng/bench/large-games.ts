/**
 * Seconds and memory of one turn in a process that has just started: `node bench/large-games.ts 200`. Without a number, of 50 races.
 */
import { resolveTurn } from '@ec/engine';
import { galaxyng } from '@ec/galaxyng';
import { renderTurnText } from '@ec/galaxyng/rules';
import { crowdedGame } from './crowded-game.ts';

const races = Number(process.argv[2] ?? 50);
const { game, sheets } = crowdedGame(races);
const began = performance.now();
const next = resolveTurn(galaxyng, game, sheets);
const resolved = performance.now();
let characters = 0;
for (const { id } of next.state.races)
  characters += renderTurnText(galaxyng.view(next.state, next.journal, id)).length;
const reported = performance.now();
const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(2)} s`;
console.log(`${races} races, ${game.state.planets.length} planets, ${game.state.groups.length} groups`);
console.log(
  `turn ${seconds(began, resolved)}, ${races} text reports ${seconds(resolved, reported)} (${characters} characters)`,
);
console.log(`most memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
