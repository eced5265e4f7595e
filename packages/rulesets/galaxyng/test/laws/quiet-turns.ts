import type { ByCargo } from '@ec/galaxyng';
import { shipMass } from '@ec/galaxyng/rules';
import { stepOf } from './cargo.ts';
import type { Law } from './played-turn.ts';
import { isAlike, plus, wealthOf, wealthOfAll } from './wealth.ts';

/** What takes ships, people and stocks out of the galaxy. */
const LOSSES: ReadonlySet<string> = new Set(['battle', 'bombing', 'left']);

/** Share of the people of a planet that are born in a turn. */
const GROWTH = 0.08;

/** Production that a unit of unfinished ships costs, at least. */
const PRODUCTION_PER_MASS = 10;

/**
 * A turn without losses adds to the galaxy what planets made, those who were born, what was scrapped, and no more than the materials of
 * unfinished ships, in whatever order its orders act.
 */
export const quietTurns: Law = function* (turn) {
  const { before, after } = turn;
  if (after.journal.some(({ kind }) => LOSSES.has(kind))) return;
  let expected: ByCargo<number> = wealthOfAll(before.state);
  for (const planet of stepOf(turn, 'growth').before.planets) {
    const people = planet.ownerId === null ? 0 : GROWTH * planet.population;
    expected = plus(expected, wealthOf({ ...NOTHING, population: people }));
  }
  for (const event of after.journal) {
    if (event.kind === 'produced') {
      expected.MAT -= event.materials;
      const { kind } = event.product;
      if (kind === 'MAT' || kind === 'CAP') expected[kind] += event.made;
    } else if (event.kind === 'scrapped') {
      const { types } = before.state.races[event.raceId - 1] ?? { types: [] };
      const design = types.find(({ id }) => id === event.typeId)?.design;
      if (design) expected.MAT += shipMass(design) * event.ships;
    }
  }
  const actual = wealthOfAll(after.state);
  for (const cargo of ['COL', 'CAP'] as const)
    if (!isAlike(expected[cargo], actual[cargo]))
      yield `expected ${expected[cargo]} ${cargo}, received ${actual[cargo]}`;
  const carried = before.state.planets.reduce((sum, { carry }) => sum + carry, 0);
  const most = before.state.rules.keepProduction ? 0 : carried / PRODUCTION_PER_MASS;
  const extra = actual.MAT - expected.MAT;
  const isWithin =
    (extra >= 0 && extra <= most) ||
    isAlike(actual.MAT, expected.MAT) ||
    isAlike(actual.MAT, expected.MAT + most);
  if (!isWithin) yield `expected ${expected.MAT} MAT and up to ${most} more, received ${actual.MAT}`;
};

const NOTHING = { stock: { COL: 0, CAP: 0, MAT: 0 }, population: 0, industry: 0 } as const;
