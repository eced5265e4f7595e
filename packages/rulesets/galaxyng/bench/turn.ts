/**
 * Time of a turn of 50 races with 850 planets, 12,000 groups and 4,600 orders, and of all that its seats know and read, against a copy of its
 * state; and the same of four times as many.
 */
import { compare } from '@ec/bench';
import { resolveTurn } from '@ec/engine';
import { galaxyng, renderTurnText } from '@ec/galaxyng';
import { crowdedGame } from './crowded-game.ts';

for (const races of [50, 200]) {
  const { game, sheets } = crowdedGame(races);
  const next = resolveTurn(galaxyng, game, sheets);
  const { planets, groups } = game.state;
  const name = `${races} races, ${planets.length} planets, ${groups.length} groups`;
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
}
