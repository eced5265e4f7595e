import {
  contest,
  defineExperiment,
  drawGame,
  integer,
  integerOf,
  ownRow,
  perTrial,
  playGame,
  proportion,
  quantity,
  type ContestResult,
} from '@ec/balance';
import type { Parameters } from '@ec/engine';
import { ratio, type Prng } from '@ec/prng';
import { outcome } from '../outcome.js';
import { standings } from '../standings.js';
import { PARAMETERS } from '../parameters.js';
import { readScenario } from '../set-up/read-scenario.js';
import { proxima } from '../ruleset.js';
import type { UnitPlacement, UnitType } from '../state.js';
import type { BotName } from '../bots/bot-names.js';

/** Columns and rows of the field, and columns at each end for a force at the start. */
const FIELD = { columns: 12, rows: 6, ends: 3 };

/** Last turn of a fight; the force with the most endurance then has won. */
const LAST = 20;

const BOTS = new Map<number, BotName>([
  [1, 'soldier'],
  [2, 'soldier'],
]);

const { unitTypes, sides, tileTypes } = readScenario().definitions;

/** Kinds of units that fire and can be built, with the turns' work that one takes. */
const KINDS = unitTypes.flatMap((type) =>
  type.cost && type.actions.includes('FIRE') ? [{ ...type, price: type.cost.turns }] : [],
);

/**
 * Forces of one kind each, built with the same work, against each other on an empty plain.
 *
 * @see P-04 to P-08
 */
export const forceDuels = defineExperiment({
  id: 'force-duels',
  title: 'Forces of equal cost against each other',
  question: 'Which kind of unit wins against which, at the same work, and what is left of the winner?',
  parameters: [...PARAMETERS, ownRow('work', 60, [6, 120], "turns' work", 'What building each force took.')],
  measures: perTrial(1, {
    wins: contest(
      'Who wins',
      KINDS.map(({ name }) => name.toLowerCase()),
    ),
    left: quantity('Endurance that is left of the winner', 'percent of what it had'),
    length: integer('Length of a fight', { min: 0, max: LAST, unit: 'turns' }),
    annihilation: proportion(`One force is gone within ${LAST} turns`),
    mirrored: proportion('The first of two forces of one kind wins'),
  }),
  block: 20,
  trials: 1_000,
  trial(rng, parameters, record) {
    const [first, second] = [rng.intN(KINDS.length), rng.intN(KINDS.length)];
    const fight = duel(rng.stream('duel'), first, second, parameters);
    record.wins(first, second, fight.result);
    record.length(fight.turns);
    record.annihilation(fight.isAnnihilation);
    if (fight.left !== undefined) record.left(fight.left);
    if (first === second && fight.result !== 'draw') record.mirrored(fight.result === 'win');
  },
  exact: () => ({ mirrored: ratio(1n, 2n) }),
  expectations: [
    { kind: 'matches-exact', measure: 'mirrored', because: 'equal forces win equally often' },
    {
      kind: 'nobody-wins-more-than',
      measure: 'wins',
      high: 0.95,
      because: 'no kind should beat all others of its price',
    },
  ],
});

/** A fight to the end. */
interface Duel {
  /** For the first. */
  readonly result: ContestResult;
  /** Percent of the winner's endurance. */
  readonly left?: number;
  readonly isAnnihilation: boolean;
  readonly turns: number;
}

function duel(rng: Prng, first: number, second: number, parameters: Parameters): Duel {
  const forces = [first, second].map((kind, i) => force(rng, KINDS[kind], i, integerOf(parameters, 'work')));
  const start = drawGame(proxima, rng.stream('game'), BOTS.size, parameters, field(forces.flat()));
  const { game, ending } = playGame(proxima, start, BOTS, LAST);
  const result = outcome(game.state);
  const isAnnihilation = standings(game.state).some(({ units }) => units === 0);
  const end = { isAnnihilation, turns: game.state.turn };
  if (ending !== 'over' || result.status !== 'over') return { result: 'failure', ...end };
  const [winner] = result.winners;
  if (winner === undefined) return { result: 'draw', ...end };
  const [had, has] = [start, game].map(({ state }) => standings(state)[winner - 1]?.endurance ?? 0);
  return { result: winner === 1 ? 'win' : 'loss', left: (100 * Number(has)) / Number(had), ...end };
}

/** Definition files of a plain with two forces, the same under a half-turn. Nobody can build on it. */
function field(units: readonly UnitPlacement[]): Readonly<Record<string, unknown>> {
  const plain = tileTypes[0]?.mark ?? '';
  const players = sides.map((side, i) => ({
    ...side,
    rally: [{ x: i * (FIELD.columns - 1), y: FIELD.rows / 2 - i }],
  }));
  return {
    DUN: { unitTypes: unitTypes.map((type) => ({ ...type, builds: [] })) },
    MAP: { rows: Array.from({ length: FIELD.rows }, () => plain.repeat(FIELD.columns)) },
    PLY: { players },
    UNI: { units },
    GOAL: { turns: LAST, objectives: [] },
  };
}

/** Units of a kind for some work, anywhere at one end of the field. */
function force(
  rng: Prng,
  kind: (UnitType & { readonly price: number }) | undefined,
  side: number,
  work: number,
): UnitPlacement[] {
  if (!kind) return [];
  return Array.from({ length: Math.trunc(work / kind.price) }, (_, i) => ({
    id: `UNI${String(1_000 * side + i + 1).padStart(5, '0')}`,
    type: kind.id,
    player: sides[side]?.id ?? '',
    x: rng.intN(FIELD.ends) + side * (FIELD.columns - FIELD.ends),
    y: rng.intN(FIELD.rows),
  }));
}
