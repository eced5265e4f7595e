/**
 * Time of a turn of 50 races with 850 planets, 12,000 groups and 4,600 orders, and of all that its seats know and read, against a copy of its
 * state.
 */
import { compare } from '@ec/bench';
import { resolveTurn } from '@ec/engine';
import { galaxyng } from '@ec/galaxyng';
import { renderTurnText } from '@ec/galaxyng/rules';
import { crowdedGame } from './crowded-game.ts';

const { game, sheets } = crowdedGame(50);
const next = resolveTurn(galaxyng, game, sheets);
const { races, planets, groups } = game.state;
const name = `${races.length} races, ${planets.length} planets, ${groups.length} groups`;
const baseline = (): unknown => structuredClone(game.state);

await compare(
  {
    name: `${name}: a turn / structuredClone of the state`,
    baseline,
    subject: () => resolveTurn(galaxyng, game, sheets),
    limit: 8,
  },
  {
    name: `${name}: all views and text reports / structuredClone of the state`,
    baseline,
    subject: () =>
      next.state.races.map(({ id }) => renderTurnText(galaxyng.view(next.state, next.journal, id))),
    limit: 20,
  },
);
