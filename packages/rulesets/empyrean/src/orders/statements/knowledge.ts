import { integerSlot, type StatementOf } from '@ec/orders-parser';
import type { EmpyreanOrder } from '../orders.js';
import { orbitSlot } from '../slots/place-slots.js';
import { actor, target, perTarget, perActor } from './fields.js';

const spies = {
  key: 'spies',
  name: 'spies',
  type: integerSlot('a number of spies', { isGrouped: true }),
} as const;

/**
 * Surveys, probes and spies.
 *
 * @see E-15
 */
export const KNOWLEDGE_STATEMENTS: readonly StatementOf<EmpyreanOrder>[] = [
  {
    kind: 'survey',
    phase: 'surveys',
    rule: 'seed "Turn Sequence"',
    meaning: 'Surveys the deposits of the planet, with one transport and one professional.',
    example: '7, survey',
    fields: [actor, { keyword: 'survey' }],
    once: perActor,
  },
  {
    kind: 'probe',
    phase: 'probe and sensor reports',
    rule: 'seed "Turn Sequence"',
    meaning: 'Sends a probe to each of the named orbits of the star.',
    example: '7, probe, 2, 4, 5',
    fields: [
      actor,
      { keyword: 'probe' },
      { key: 'orbits', name: 'orbit', type: orbitSlot, occurs: 'repeated' },
    ],
  },
  spyStatement('check-rebels', 'check rebels', 'Has spies count the rebels.', perActor),
  spyStatement('convert-rebels', 'convert rebels', 'Has spies win rebels back, one each.', perActor),
  spyStatement('check-for-spies', 'check for spies', 'Has spies look for the spies of others.', perActor),
  spyStatement(
    'attack-spies',
    'attack spies',
    'Has spies fight the spies at another ship or colony.',
    perTarget,
    target,
  ),
  spyStatement(
    'incite-rebels',
    'incite rebels',
    'Has spies turn people of another ship or colony into rebels, one each.',
    perTarget,
    target,
  ),
  spyStatement(
    'information',
    'information',
    'Has spies bring lines of the report of another ship or colony, one each.',
    perTarget,
    target,
  ),
];

/** A task of spies at home, or at the target that it names last. */
function spyStatement<Kind extends string, Once, Where extends readonly (typeof target)[]>(
  kind: Kind,
  keyword: string,
  meaning: string,
  once: Once,
  ...where: Where
) {
  return {
    kind,
    phase: 'espionage',
    rule: 'E-28',
    meaning: `${meaning} They go on until they are told otherwise.`,
    example: ['7, 10', keyword, ...where.map(() => '112')].join(', '),
    fields: [actor, spies, { keyword }, ...where],
    once,
  } as const;
}
