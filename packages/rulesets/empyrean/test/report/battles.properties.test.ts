import { anyText } from '@ec/test-kit/any-text';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { renderReport, REPORT_FORMATS } from '@ec/reports';
import { turnReport } from '../../src/report/report.js';
import type { BattleView, GroundSideView, RoundView } from '../../src/view/battle-view.js';
import { blocksOf } from './read-report.js';
import { warView } from './war-view.js';

const count = fc.nat(10_000_000);
const id = fc.integer({ min: 1, max: 9 });

const anySide: fc.Arbitrary<GroundSideView> = fc.record({
  factor: count,
  killed: count,
  wounded: count,
  robots: count,
  surrendered: count,
});

const anyRound: fc.Arbitrary<RoundView> = fc.record({
  distances: fc.array(fc.record({ id, distance: fc.integer({ min: 1, max: 100 }) }), { maxLength: 3 }),
  fire: fc.array(
    fc.record({
      id,
      missiles: count,
      possibleHits: count,
      byAntiMissiles: count,
      byEnergyWeapons: count,
      hits: count,
      beams: count,
      shields: count,
      missileDamage: count,
      beamDamage: count,
    }),
    { maxLength: 3 },
  ),
  landings: fc.array(
    fc.record({
      id,
      kind: fc.constantFrom('invade', 'raid', 'support'),
      soldiers: count,
      robots: count,
      craft: count,
      transports: count,
      lostSoldiers: count,
      lostRobots: count,
      lostTransports: count,
    }),
    { maxLength: 3 },
  ),
  ground: fc.array(
    fc.record({ kind: fc.constantFrom('invade', 'raid'), attackers: anySide, defenders: anySide }),
    { maxLength: 2 },
  ),
  consumption: fc.array(fc.record({ id, fuel: count, supplies: count }), { maxLength: 3 }),
});

const anyCombatant: fc.Arbitrary<BattleView['target']> = fc.record({
  id,
  name: fc.option(anyText),
  kind: fc.constantFrom('ship', 'open', 'enclosed', 'orbiting', 'trade-station'),
  empire: fc.option(id),
  isDestroyed: fc.boolean(),
});

const anyBattle: fc.Arbitrary<BattleView> = fc.record({
  planet: fc.constant('05-12-28/2'),
  target: anyCombatant,
  attackers: fc.array(anyCombatant, { maxLength: 3 }),
  helpers: fc.array(anyCombatant, { maxLength: 3 }),
  orders: fc.array(
    fc.record({
      id,
      kind: fc.constantFrom('bombard', 'invade', 'raid', 'support-attacker', 'support-defender'),
      commitment: fc.option(fc.record({ numerator: fc.nat(9), denominator: fc.constant(9) })),
    }),
    { maxLength: 4 },
  ),
  end: fc.constantFrom('captured', 'destroyed', 'raided', 'repelled', 'cease-fire', 'round-limit'),
  captor: fc.option(id),
  rounds: count,
  account: fc.option(fc.array(anyRound, { maxLength: 4 })),
  changes: fc.array(
    fc.record({ id, unit: anyText, lost: count, used: count, sent: count, received: count }),
    { maxLength: 3 },
  ),
  loot: fc.array(fc.record({ id, unit: anyText, quantity: count }), { maxLength: 2 }),
});

test.prop([anyBattle])('E-35: every entry of an account has its row, and no table is empty', (battle) => {
  const blocks = blocksOf({ ...warView(), battles: [battle] }, `battle-${battle.target.id}`);
  const tables = blocks.filter((block) => block.kind === 'table');
  const entries = (battle.account ?? []).map(
    ({ fire, landings, ground, consumption }) =>
      fire.length + landings.length + 2 * ground.length + consumption.length,
  );
  const changes = battle.account === null ? 0 : battle.changes.length + battle.loot.length;
  expect(tables.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(
    entries.reduce((sum, rows) => sum + rows, changes),
  );
  expect(tables.every(({ rows }) => rows.length > 0)).toBe(true);
});

test.prop([anyBattle, fc.constantFrom(...REPORT_FORMATS)])(
  'every battle has every format',
  (battle, format) => {
    const report = renderReport(turnReport({ ...warView(), battles: [battle] }), format);
    expect(report).toContain(`Battle of`);
  },
);
