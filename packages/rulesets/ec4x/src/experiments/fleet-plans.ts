import { defineExperiment, integerOf, ownRow, perTrial, proportion } from '@ec/balance';
import type { Parameters } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { resolveBombardment } from '../combat/bombardment.js';
import type { TaskForce } from '../combat/task-force.js';
import { buildTurns } from '../construction/costs.js';
import { figuresOf, shipRow } from '../forces/figures.js';
import { PARAMETERS, rulesOf, type Rules } from '../parameters.js';
import { ALWAYS_STAY } from '../tables/engagement.js';
import { TECH_LINES } from '../tables/research.js';
import { FIGHTER, STARBASE } from '../tables/ships.js';
import type { WeaponsCode } from '../types.js';
import { fight, type Side, type Squad } from './fleets-in-fight.js';

/** What limits both sides of a plan: XMR, XMR with upkeep of many turns, XMR at the highest level of weapons, or shipyards. */
type Purse = 'price' | 'life' | 'late' | 'docks';

/** Two forces with one purse; the second says what else it would have bought. */
interface Plan {
  readonly what: string;
  readonly purse: Purse;
  readonly force: readonly Squad[];
  /** Bought once, from the same purse, before the rest. */
  readonly once?: Squad;
  readonly rival: readonly Squad[];
}

const DESTROYERS: readonly Squad[] = [['DD']];
const CRUISERS: readonly Squad[] = [['CL', 'CL', 'CL']];
const DREADNOUGHTS: readonly Squad[] = [['DN', 'DN', 'DN']];

/**
 * For each class a plan in which it is to be worth its price. ETACs and transports have no rival: nobody else founds colonies or lands. A
 * large fleet has four times the purse.
 */
const PLANS = {
  CT: plan('Corvettes stand guard, instead of destroyers', 'life', [['CT']], DESTROYERS),
  FG: plan('Frigates stand guard, instead of light cruisers', 'life', [['FG']], [['CL']]),
  DD: plan('Destroyers from few docks, instead of light cruisers', 'docks', DESTROYERS, [['CL']]),
  CL: plan('Light cruisers, instead of frigates', 'price', [['CL']], [['FG']]),
  CA: plan('Heavy cruisers stand guard, instead of light ones', 'life', [['CA']], [['CL']]),
  BC: plan('Battle cruisers stand guard, instead of light cruisers', 'life', [['BC']], [['CL']]),
  BB: plan(
    'Squadrons of battleships at weapons 10, instead of destroyers',
    'late',
    [['BB', 'BB', 'BB', 'BB']],
    DESTROYERS,
  ),
  DN: plan(
    'Squadrons of dreadnoughts at weapons 10, instead of light cruisers',
    'late',
    DREADNOUGHTS,
    CRUISERS,
  ),
  SD: plan('Super dreadnoughts at weapons 10, instead of destroyers', 'late', [['SD']], DESTROYERS),
  CV: plan(
    'Carriers and fighters from few docks, instead of destroyers',
    'docks',
    carrier('CV', 3),
    DESTROYERS,
  ),
  CX: plan(
    'Super carriers and fighters from few docks, instead of cruisers',
    'docks',
    carrier('CX', 5),
    CRUISERS,
  ),
  RR: { ...plan('A Raider that hides a large fleet', 'price', DREADNOUGHTS, DREADNOUGHTS), once: ['RR'] },
  SC: { ...plan('A Scout with a large fleet', 'price', DREADNOUGHTS, DREADNOUGHTS), once: ['SC'] },
  SB: plan('Starbases, instead of dreadnoughts', 'price', [['SB']], DREADNOUGHTS),
} as const satisfies Readonly<Record<string, Plan>>;

type Planned = keyof typeof PLANS;

const NAMES = Object.keys(PLANS) as [Planned, ...Planned[]];

/** Classes that the seed's figures leave behind others in every plan. */
const BEHIND: readonly string[] = ['BC'];

/** Planet-Breakers and dreadnoughts of one price before a shield, and its level. */
const SIEGE = { price: 60, shield: 5 } as const;

/**
 * Each class of ship in the plan that suits it, against what the same purse would have bought otherwise.
 *
 * @see seed 9
 */
export const fleetPlans = defineExperiment({
  id: 'fleet-plans',
  title: 'A plan for each ship',
  question: 'Is each class of ship worth its price in some plan?',
  parameters: [
    ...PARAMETERS,
    ownRow('cost', 300, [100, 3_000], 'XMR', 'What each force may cost.'),
    ownRow(
      'standing',
      100,
      [0, 400],
      'turns',
      'Turns whose upkeep is part of the price of those who stand guard.',
    ),
    ownRow(
      'docks',
      120,
      [60, 1_000],
      'docks and turns',
      'Docks that both have, times the turns for which they build.',
    ),
  ],
  measures: perTrial(1, {
    ...measuresOf(),
    PB: proportion('Planet-Breakers instead of dreadnoughts kill more people under a shield'),
  }),
  trials: 2_000,
  prepare: (parameters) => ({
    rules: rulesOf(parameters),
    sides: NAMES.map((name) => sidesOf(parameters, PLANS[name])),
  }),
  trial(rng, { rules, sides }, record) {
    for (const [i, name] of NAMES.entries()) {
      const own = sides[i];
      if (own) record[name](wins(rules, wepOf(PLANS[name].purse), own, rng.stream(name)));
    }
    const dice = rng.stream('PB');
    const [breakers, dreadnoughts] = (['PB', 'DN'] as const).map((code) =>
      killed(rules, code, dice.stream(code)),
    );
    record.PB((breakers ?? 0) > (dreadnoughts ?? 0));
  },
  expectations: [...NAMES, 'PB' as const]
    .filter((name) => !BEHIND.includes(name))
    .map((measure) => ({
      kind: 'probability-at-least' as const,
      measure,
      low: 0.5,
      because: 'every class of ship is to be worth its price in some plan',
    })),
});

function plan(what: string, purse: Purse, force: readonly Squad[], rival: readonly Squad[]): Plan {
  return { what, purse, force, rival };
}

function carrier(code: 'CV' | 'CX', fighters: number): readonly Squad[] {
  return [[code], ...Array.from({ length: fighters }, (): Squad => ['FS'])];
}

function measuresOf(): { readonly [Name in Planned]: ReturnType<typeof proportion> } {
  const entries = NAMES.map((name) => [name, proportion(PLANS[name].what)]);
  return Object.fromEntries(entries) as { [Name in Planned]: ReturnType<typeof proportion> };
}

/** What a plan and its rival have for one purse. */
function sidesOf(parameters: Parameters, { purse, force, once, rival }: Plan): readonly [Side, Side] {
  const rules = rulesOf(parameters);
  const turns = purse === 'life' ? integerOf(parameters, 'standing') : 0;
  const price = (squads: readonly Squad[]): number =>
    squads
      .flat()
      .reduce(
        (sum, code) =>
          sum + (purse === 'docks' ? dockTurns(rules, code) : cost(rules, code, turns, wepOf(purse))),
        0,
      );
  const all =
    purse === 'docks' ? integerOf(parameters, 'docks') : integerOf(parameters, 'cost') * TIMES[purse](once);
  const bought = (squads: readonly Squad[], first: readonly Squad[]): Squad[] => {
    const count = Math.floor((all - price(first)) / price(squads));
    return [...first, ...Array.from({ length: count }, () => squads).flat()];
  };
  const hidden = once?.includes('RR') ? ({ advantage: 'surprise' } as const) : {};
  return [
    { squads: bought(force, once ? [once] : []), roe: ALWAYS_STAY, ...hidden },
    { squads: bought(rival, []), roe: ALWAYS_STAY },
  ];
}

/** Costs of a force that a purse has: ten with the upkeep of those who stand guard, four of late and of large fleets. */
const TIMES = {
  life: () => 10,
  late: () => 4,
  price: (once?: Squad) => (once ? 4 : 1),
} as const;

/** XMR for a ship and its upkeep. */
function cost(rules: Rules, code: WeaponsCode, turns: number, wep: number): number {
  return figuresOf(rules, code, wep).pc + (upkeep(rules, code) * turns) / 1000;
}

function upkeep(rules: Rules, code: WeaponsCode): number {
  if (code === 'FS') return FIGHTER.mc;
  return code === 'SB' ? STARBASE.mc : shipRow(rules, code).mc;
}

/** Docks that a ship takes, times the turns for which it does. @see */
function dockTurns(rules: Rules, code: WeaponsCode): number {
  return code === 'FS' || code === 'SB' ? 0 : shipRow(rules, code).hs * buildTurns(rules, code);
}

/** Whether the first of two destroys the other; a coin where nobody does. */
function wins(rules: Rules, wep: number, sides: readonly [Side, Side], rng: Prng): boolean {
  const [first, second] = fight(rules, wep, sides, rng.stream('fight'));
  if (first?.outcome === 'won') return true;
  return second?.outcome !== 'won' && rng.stream('coin').intN(2) === 0;
}

/** People that ships of a class kill in a turn under a shield, in millionths of a PU. */
function killed(rules: Rules, code: 'PB' | 'DN', rng: Prng): number {
  const { pc, as: attack, ds: defence } = figuresOf(rules, code, 0);
  const count = Math.floor(SIEGE.price / pc);
  const force: TaskForce = {
    house: 1,
    fleets: [{ id: 1, roe: ALWAYS_STAY }],
    squadrons: Array.from({ length: count }, (_, i) => ({
      ...{ id: i + 1, kind: 'ships', fleet: 1, attack, defence, state: 'undamaged', hasScout: false },
      breakerAttack: code === 'PB' ? attack : 0,
    })),
  };
  const none = { undamaged: 0, crippled: 0 };
  const before = {
    ground: { GB: none, AA: none, MD: none },
    shield: { level: SIEGE.shield, blocked: 0 },
    iu: 0,
    pu: 2e9,
  };
  const { planet } = resolveBombardment(force, before, rng, {
    roundLimit: rules['bombard.rounds'],
    batteriesOnly: false,
  });
  return before.pu - planet.pu;
}

/** Level of weapons of both sides. */
function wepOf(purse: Purse): number {
  return purse === 'late' ? TECH_LINES.wep.max : 0;
}
