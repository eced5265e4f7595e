import { anyText } from '@ec/test-kit/any-text';
import { columnsTaken } from '@ec/test-kit/columns-taken';
import { fc, test } from '@fast-check/vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { renderJson, renderReport, renderText, REPORT_FORMATS, type ReportBlock } from '@ec/reports';
import schema from '@ec/reports/schema/report-1.json' with { type: 'json' };
import { turnReport } from '../../src/report/report.js';
import type { SensorView } from '../../src/view/map-view.js';
import type { NewsItemView } from '../../src/view/news-view.js';
import type { ChangeView, TurnView } from '../../src/view/turn-view.js';
import { homeView } from './home-view.js';
import { blocksOf } from './read-report.js';

const validate = new Ajv2020({ strict: true }).compile(schema);

const id = fc.nat(9_999);
const empire = fc.option(fc.nat(9));
const turn = fc.nat(999);
const count = fc.nat(10_000_000);
const magnitude = fc.option(fc.nat(15));
const name = fc.option(anyText);
const kind = fc.constantFrom('ship', 'open', 'enclosed', 'orbiting', 'trade-station');
const planetType = fc.constantFrom('terrestrial', 'asteroid', 'gasGiant');
const resource = fc.constantFrom('GOLD', 'FUEL', 'METS', 'NMTS');
const system = fc.stringMatching(/^[0-3]\d-[0-3]\d-[0-3]\d$/);
const place = fc
  .tuple(system, fc.constantFrom('', '/B'), fc.nat(11))
  .map(([at, star, n]) => `${at}${star}/${n}`);

const anySensor: fc.Arbitrary<SensorView> = fc.record({
  id,
  star: system,
  orbits: fc.array(
    fc.record({
      orbit: fc.integer({ min: 1, max: 11 }),
      planet: fc.option(planetType),
      ships: count,
      shipMass: magnitude,
      colonies: count,
      colonyMass: magnitude,
      production: magnitude,
    }),
    { maxLength: 11 },
  ),
});

const anyItem: fc.Arbitrary<NewsItemView> = fc.oneof(
  fc.record({ kind: fc.constantFrom('arrived' as const, 'departed' as const), ship: id, empire: fc.nat(9) }),
  fc.record({
    kind: fc.constant('fought' as const),
    target: id,
    empire,
    end: fc.constantFrom('captured' as const, 'attackers-destroyed' as const, 'round-limit' as const),
  }),
  fc.record({
    kind: fc.constant('traded' as const),
    unit: anyText,
    quantity: count,
    price: fc.record({ numerator: count, denominator: fc.integer({ min: 1, max: 999 }) }),
  }),
  fc.record({ kind: fc.constant('text' as const), text: anyText, signature: name }),
);

const anyChange: fc.Arbitrary<ChangeView> = fc.oneof(
  fc.record({ change: fc.constantFrom('abandoned', 'occupied'), id, kind, name, location: place }),
  fc.record({ change: fc.constant('joined' as const), id, kind, name, to: id }),
  fc.record({ change: fc.constant('uncontrolled' as const), planet: place }),
);

/** Any view of what lies outside an empire's own ships and colonies. */
const anyView: fc.Arbitrary<TurnView> = fc
  .record({
    sensors: fc.array(anySensor, { maxLength: 3 }),
    probes: fc.array(
      fc.record({
        id,
        orbit: place,
        planet: fc.option(planetType),
        deposits: fc.array(
          fc.record({ number: fc.nat(40), resource, quantity: magnitude, yieldPercent: magnitude }),
          { maxLength: 4 },
        ),
        found: fc.array(fc.record({ id, empire, kind, mass: magnitude }), { maxLength: 4 }),
      }),
      { maxLength: 3 },
    ),
    news: fc.array(
      fc.record({ station: fc.option(id), planet: place, items: fc.array(anyItem, { maxLength: 6 }) }),
      { maxLength: 3 },
    ),
    messages: fc.array(fc.record({ from: fc.record({ id, name: anyText }), text: anyText }), {
      maxLength: 3,
    }),
    surveys: fc.uniqueArray(
      fc.record({
        planet: place,
        type: planetType,
        habitability: fc.option(fc.nat(25)),
        turn: fc.option(turn),
        deposits: fc.array(
          fc.record({
            number: fc.nat(40),
            resource,
            turn,
            isExact: fc.boolean(),
            quantity: magnitude,
            yieldPercent: magnitude,
          }),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 3, selector: ({ planet }) => planet },
    ),
    axisSize: fc.integer({ min: 1, max: 100 }),
    systems: fc.array(fc.record({ system, stars: fc.integer({ min: 1, max: 100 }), turn }), { maxLength: 4 }),
    starLists: fc.uniqueArray(
      fc.record({
        system,
        range: fc.nat(30),
        neighbours: fc.array(fc.record({ system, stars: fc.nat(100), distance: fc.nat(9_999) }), {
          maxLength: 4,
        }),
      }),
      { maxLength: 3, selector: (list) => list.system },
    ),
    planets: fc.array(
      fc.record({
        planet: place,
        name,
        type: planetType,
        habitability: fc.option(fc.nat(25)),
        seen: turn,
        surveyed: fc.option(turn),
        controller: empire,
      }),
      { maxLength: 4 },
    ),
    sightings: fc.array(
      fc.record({ id, name, kind, empire, isAbandoned: fc.boolean(), location: place, turn }),
      { maxLength: 4 },
    ),
    changes: fc.array(anyChange, { maxLength: 4 }),
    contacts: fc.array(fc.record({ id: fc.nat(9), name: anyText }), { maxLength: 4 }),
    victory: fc.record({ planets: count, turns: fc.nat(4) }),
    notice: fc.option(fc.constantFrom('Spring.', 'Two\n\n  lines')),
    winners: fc.option(fc.array(fc.nat(9), { maxLength: 3 })),
  })
  .map((seen) => ({ ...homeView(), ...seen }));

function rowsIn(blocks: readonly ReportBlock[]): number {
  return blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);
}

function total<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + count(item), 0);
}

test.prop([anyView])(
  'E-17: whatever was seen has its row, and a section without rows is left out',
  (view) => {
    const { changes, sensors, probes, news, messages, systems, chart, planets, sightings, contacts } = view;
    const rows = {
      changes: changes.length,
      sensors: total(sensors, ({ orbits }) => orbits.length),
      probes: total(probes, ({ deposits, found }) => 1 + deposits.length + found.length),
      news: total(news, ({ items }) => items.length),
      messages: messages.length,
      systems: new Set([...chart, ...systems].map(({ system: label }) => label)).size,
      planets: planets.length,
      sightings: sightings.length,
      contacts: contacts.length,
    };
    for (const [section, expected] of Object.entries(rows)) {
      const blocks = blocksOf(view, section);
      expect(rowsIn(blocks)).toBe(expected);
      expect(blocks.length > 0).toBe(section === 'sensors' ? sensors.length > 0 : expected > 0);
      if (section !== 'sensors') {
        expect(blocks.every((block) => block.kind !== 'table' || block.rows.length > 0)).toBe(true);
      }
    }
    const sections = turnReport(view).sections.map((section) => section.id);
    expect(sections.filter((section) => section.startsWith('stars-'))).toHaveLength(view.starLists.length);
    expect(sections.filter((section) => section.startsWith('survey-'))).toHaveLength(view.surveys.length);
  },
);

test.prop([anyView, anyText])('no line of the text is wider than 132 columns', (view, template) => {
  for (const line of renderText(turnReport(view, template), { details: true }).split('\n')) {
    expect(columnsTaken(line)).toBeLessThanOrEqual(132);
    expect(line).not.toMatch(/ $|\p{Cc}/u);
  }
});

test.prop([anyView, fc.option(anyText, { nil: undefined })])(
  'every report has every format, and its JSON fits the schema',
  (view, template) => {
    const report = turnReport(view, template);
    for (const format of REPORT_FORMATS) expect(renderReport(report, format)).not.toBe('');
    const read: unknown = JSON.parse(renderJson(report));
    expect(validate(read), JSON.stringify(validate.errors)).toBe(true);
  },
);
