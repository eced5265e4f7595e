/** Laws of fights in space, over random forces of up to four Houses and random hostilities. */
import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import { crippledAttack, type CombatState } from '../../src/combat/combatant.js';
import { stays, taskForceRoe } from '../../src/combat/engagement.js';
import { resolveSpaceCombat, type SpaceCombatRules } from '../../src/combat/space-combat.js';
import type { CombatSquadron, TaskForce } from '../../src/combat/task-force.js';
import type { Advantage } from '../../src/detection/surprise.js';
import { rules } from './forces.js';

const HOUSES = 4;
const kind = fc.constantFrom('ships', 'ships', 'ships', 'fighters', 'starbase');
const squadrons = fc
  .array(
    fc.record({
      kind,
      fleet: fc.integer({ min: 1, max: 2 }),
      attack: fc.nat(12),
      breakerAttack: fc.constant(0),
      defence: fc.integer({ min: 1, max: 14 }),
      state: fc.constantFrom('undamaged', 'crippled'),
      hasScout: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map((one, i): CombatSquadron => ({
      ...one,
      id: i + 1,
      fleet: one.kind === 'ships' ? one.fleet : null,
    })),
  );
const roe = fc.integer({ min: 0, max: 10 });
const taskForce = fc.record({ squadrons, roes: fc.tuple(roe, roe) }).map(({ squadrons, roes }) => ({
  squadrons,
  fleets: roes.map((roe, i) => ({ id: i + 1, roe })),
}));
const forces = fc
  .array(taskForce, { minLength: 2, maxLength: HOUSES })
  .map((list) => list.map((force, i): TaskForce => ({ ...force, house: i + 1 })));
/** Who fights whom, symmetric; who may leave; who has an advantage. */
const setting: fc.Arbitrary<SpaceCombatRules<string>> = fc
  .record({
    hostile: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    ways: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    advantages: fc.array(fc.constantFrom<Advantage | null>('surprise', 'ambush', null), {
      minLength: 4,
      maxLength: 4,
    }),
  })
  .map(({ hostile, ways, advantages }) =>
    rules({
      fights: (house, other) => hostile[4 * Math.min(house, other) + Math.max(house, other) - 5] ?? false,
      retreatTo: ({ house, fleet, isCrippled }) =>
        ways[(house * 4 + fleet * 2 + (isCrippled ? 1 : 0)) % 16] ? `way of ${house}.${fleet}` : null,
      advantages: new Map(
        advantages.flatMap((advantage, i) => (advantage ? [[i + 1, advantage] as const] : [])),
      ),
    }),
  );

/** A squadron as the reports of the rounds make it. */
interface Followed extends CombatSquadron {
  readonly house: number;
  now: CombatState;
  isThere: boolean;
}

const present = ({ attack, kind, now }: Followed): number => {
  if (now === 'destroyed') return 0;
  return now === 'crippled' && kind !== 'fighters' ? crippledAttack(attack) : attack;
};
const sum = (list: readonly Followed[]): number => list.reduce((total, one) => total + present(one), 0);

test.prop([forces, setting, fc.integer()])(
  'X-50 to X-55: the reports of the rounds tell the whole fight, and break no rule',
  (given, setting, seed) => {
    const { rounds, forces: ends } = resolveSpaceCombat(given, Prng.fromSeed(seed), setting);
    const all = given.flatMap(({ house, squadrons }) =>
      squadrons.map((one): Followed => ({
        ...one,
        house,
        now: one.kind === 'fighters' ? 'crippled' : one.state,
        isThere: true,
      })),
    );
    const of = (house: number): Followed[] => all.filter((one) => one.house === house && one.isThere);
    const enemiesOf = (house: number): Followed[] =>
      all.filter((one) => one.isThere && setting.fights(house, one.house) && one.house !== house);
    expect(rounds.length).toBeLessThanOrEqual(20);

    for (const { volleys, leaving, retreated } of rounds) {
      // simultaneous: the strength of every volley is that of the round's start
      for (const { house, attack } of volleys) expect(attack).toBe(sum(of(house)));
      expect(volleys.map(({ house }) => house)).toEqual(
        volleys.map(({ house }) => house).sort((a, b) => a - b),
      );
      for (const { house, hits, isCritical, reductions, lost } of volleys) {
        let spent = 0;
        for (const { house: struck, squadron, to } of reductions) {
          const target = enemiesOf(house).find((one) => one.house === struck && one.id === squadron);
          expect(target).toBeDefined();
          if (target === undefined) return;
          // states only worsen, one step at a time
          expect(`${target.now} ${to}`).toMatch(/^(undamaged crippled|crippled destroyed)$/);
          if (to === 'destroyed' && !isCritical)
            expect(of(struck).every(({ now }) => now !== 'undamaged')).toBe(true);
          target.now = to;
          spent += target.defence;
        }
        // DS reduced ≤ hits, save a critical's one
        if (spent + lost !== hits) {
          expect(isCritical && reductions.length === 1 && lost === 0).toBe(true);
          expect(spent).toBeGreaterThan(hits);
        }
      }
      for (const one of all) if (one.now === 'destroyed') one.isThere = false;
      for (const { house, fleets } of given) {
        if (!leaving.includes(house)) continue;
        const hasStarbase = given.some(
          (force) => force.house === house && force.squadrons.some(({ kind }) => kind === 'starbase'),
        );
        const rule = taskForceRoe(
          fleets.map(({ roe }) => roe),
          hasStarbase,
        );
        expect(stays(rule, sum(of(house)), sum(enemiesOf(house)))).toBe(false);
      }
      for (const { house, fleet } of retreated) {
        expect(leaving).toContain(house);
        for (const one of of(house)) if (one.fleet === fleet) one.isThere = false;
      }
    }
    for (const { house, squadrons } of ends)
      expect(squadrons).toEqual(
        all.filter((one) => one.house === house).map(({ id, now }) => ({ id, state: now })),
      );
  },
);

test.prop([forces, setting, fc.integer()])(
  'X-14: forces, fleets and squadrons may be given in any order',
  (given, setting, seed) => {
    const shuffler = Prng.fromSeed(seed).stream('order');
    const shuffled = shuffler.shuffle(given).map((force) => ({
      ...force,
      fleets: shuffler.shuffle(force.fleets),
      squadrons: shuffler.shuffle(force.squadrons),
    }));
    expect(resolveSpaceCombat(shuffled, Prng.fromSeed(seed), setting)).toEqual(
      resolveSpaceCombat(given, Prng.fromSeed(seed), setting),
    );
  },
);

test.prop([forces, setting, fc.integer()])(
  'X-55: it ends early only where nobody with AS has an enemy left',
  (given, setting, seed) => {
    const { rounds, forces: ends } = resolveSpaceCombat(given, Prng.fromSeed(seed), setting);
    if (rounds.length === 20) return;
    const stillThere = ends.filter(({ outcome }) => outcome === 'won' || outcome === 'stalemate');
    for (const { house, squadrons, fleets } of stillThere) {
      const gone = fleets.filter(({ fate }) => fate.kind !== 'stayed').map(({ id }) => id);
      const own = given.find((force) => force.house === house)?.squadrons ?? [];
      const hasAttack = own.some(
        ({ id, attack, fleet }) =>
          attack > 0 &&
          !(fleet !== null && gone.includes(fleet)) &&
          squadrons.some((end) => end.id === id && end.state !== 'destroyed'),
      );
      const hasEnemy = stillThere.some(
        (other) => other.house !== house && setting.fights(house, other.house),
      );
      expect(hasAttack && hasEnemy).toBe(false);
    }
  },
);

test.prop([forces, fc.nat(12), fc.integer({ min: 1, max: 14 }), fc.integer()])(
  'X-50: in a first round of the same dice one more squadron never lowers its side’s AS or hits, nor changes those of the others',
  (given, attack, defence, seed) => {
    const [first, ...others] = given;
    if (first === undefined) return;
    const extra: CombatSquadron = {
      id: 99,
      kind: 'ships',
      fleet: 1,
      attack,
      breakerAttack: 0,
      defence,
      state: 'undamaged',
      hasScout: false,
    };
    const more = { ...first, squadrons: [...first.squadrons, extra] };
    const volley = (forces: TaskForce[], house: number): { attack: number; hits: number } | undefined =>
      resolveSpaceCombat(forces, Prng.fromSeed(seed), rules({ roundLimit: 1 })).rounds[0]?.volleys.find(
        (one) => one.house === house,
      );
    const before = volley(given, first.house);
    const after = volley([more, ...others], first.house);
    if (before === undefined || after === undefined) return;
    expect(after.attack).toBe(before.attack + attack);
    expect(after.hits).toBeGreaterThanOrEqual(before.hits);
    for (const { house } of others)
      expect(volley([more, ...others], house)?.hits).toBe(volley(given, house)?.hits);
  },
);
