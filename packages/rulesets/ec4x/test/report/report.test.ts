import { formatOrder } from '@ec/orders-parser';
import { REPORT_FORMATS, renderReport, type Cell, type ReportDocument } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import type { Ec4xEvent } from '../../src/events.js';
import { houseOf } from '../../src/lookup.js';
import { ec4xLanguage, parse } from '../../src/orders/language.js';
import { report } from '../../src/report/report.js';
import { template } from '../../src/orders/template.js';
import { view } from '../../src/view/view.js';
import { newState } from '../games.js';

const state = newState(3);
const homeId = houseOf(state, 1).homeId;

/** The report of House 1 at the start, with some events. */
function reportWith(...events: Ec4xEvent[]): ReportDocument {
  return report(view(state, events, 1));
}

/** Rows of all tables of a section. */
function rowsOf(document: ReportDocument, id: string): Cell[][] {
  const blocks = document.sections.find((section) => section.id === id)?.blocks ?? [];
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
}

/** Facts of a section of the report of House 1 on some state, by their labels. */
function factsOf(known: typeof state, id: string): Record<string, Cell> {
  const blocks = report(view(known, [], 1)).sections.find((section) => section.id === id)?.blocks ?? [];
  return Object.fromEntries(
    blocks.flatMap((block) =>
      block.kind === 'facts' ? block.facts.map(({ label, value }) => [label, value]) : [],
    ),
  );
}

describe('X-66: sections of a turn report', () => {
  test('they come in their order', () => {
    expect(reportWith().sections.map(({ id }) => id)).toEqual([
      'happened',
      'map',
      'standing',
      'ledger',
      'colonies',
      'research',
      'fleets',
      'subversion',
      'diplomacy',
      'prestige',
      'order-sheet',
    ]);
  });

  test('every format can show them', () => {
    for (const format of REPORT_FORMATS) expect(renderReport(reportWith(), format).length).toBeGreaterThan(0);
  });

  test('X-65: after the end, who has won, and that orders count only if the game is played on', () => {
    const facts = report(view({ ...state, turn: 130, winners: [2] }, [], 1))
      .sections.flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'facts' ? block.facts : []));
    expect(facts).toContainEqual({
      label: 'Next orders',
      value: 'turn 131, month 1 of 2011, if the game is played on',
    });
    expect(facts).toContainEqual({ label: 'Won by', value: 'House 2' });
  });

  test('X-66: the place by prestige is one below those who have more', () => {
    const places = [50, 51, 49].map((prestige) => {
      const known = structuredClone(state);
      houseOf(known, 1).prestige = prestige;
      houseOf(known, 2).prestige = 60;
      return factsOf(known, 'standing')['Place by prestige'];
    });
    // the third House has 50
    expect(places).toEqual(['2 of 3', '2 of 3', '3 of 3']);
  });

  test('X-21, X-65: after the end who has won is first, whatever the last Income has cost; who is out has no place', () => {
    const known = structuredClone({ ...state, winners: [1] });
    const placeOf = (seat: number) => {
      const facts = report(view(known, [], seat)).sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])),
      );
      return facts.find(({ label }) => label === 'Place')?.value;
    };
    for (const [i, prestige] of [49, 50, 90].entries()) houseOf(known, i + 1).prestige = prestige;
    houseOf(known, 3).status = 'capitulated';
    expect([1, 2, 3].map(placeOf)).toEqual(['1 of 2', '2 of 2', undefined]);
  });

  test('X-63: points of espionage, and each of the acts that still work', () => {
    const known = structuredClone(state);
    const house = houseOf(known, 1);
    Object.assign(house, { ebp: 3, cip: 4 });
    const points = { 'Espionage points': 3, 'Counter-espionage points': 4 };
    expect(factsOf(known, 'subversion')).toEqual(points);
    house.isTaxCut = true;
    const taxes = { 'Next taxes': 'cut by an act of espionage' };
    expect(factsOf(known, 'subversion')).toEqual({ ...points, ...taxes });
    Object.assign(house, { isTaxCut: false, isScienceHalved: true });
    const science = { 'Science points bought next': 'halved by an act of espionage' };
    expect(factsOf(known, 'subversion')).toEqual({ ...points, ...science });
  });

  test('X-40: the own stance stands before the relation, which is the less friendly one', () => {
    const known = structuredClone(state);
    houseOf(known, 2).stances[0] = 'enemy';
    houseOf(known, 3).prestige = 7;
    expect(rowsOf(report(view(known, [], 1)), 'diplomacy')).toEqual([
      [1, 'House 1', 'playing', 50, '—', '—'],
      [2, 'House 2', 'playing', 50, 'neutral', 'enemy'],
      [3, 'House 3', 'playing', 7, 'neutral', 'neutral'],
    ]);
  });

  test('section 13: prestige by cause, what was won and what was lost', () => {
    const known = structuredClone(state);
    const house = houseOf(known, 1);
    Object.assign(house.prestigeBy, { founded: 5, tax: -2, extravagance: -9 });
    house.prestige = 44;
    expect(rowsOf(report(view(known, [], 1)), 'prestige')).toEqual([
      ['At the start', 50],
      ['a colony founded', '+5'],
      ['a turn of taxes above 65 %', '-2'],
      ['too much spent on espionage', '-9'],
      ['Now', 44],
    ]);
  });

  test('X-23: the entries of the ledger come to the treasury', () => {
    const thousandths = rowsOf(reportWith(), 'ledger').map(([, cell]) => Math.round(1000 * Number(cell)));
    expect(thousandths.slice(0, -1).reduce((sum, entry) => sum + entry, 0)).toBe(thousandths.at(-1));
  });

  test('X-11: the home world of 420 PU is of Level 4 and has 5 and 10 docks', () => {
    const [people, defences] = rowsOf(reportWith(), 'colonies');
    expect(people?.slice(1, 6)).toEqual(['eden', 'abundant', 4, '420.000', 3000]);
    expect(defences?.slice(1, 5)).toEqual([1, 5, 1, 10]);
  });

  test('T10: points of EL cost 16.3 at a product of 420, and 210 XMR pay for 12', () => {
    const row = rowsOf(reportWith(), 'research').find(([line]) => line === 'erp');
    expect(row).toEqual(['erp', 'Economic level', 0, 11, 0, 50, '', '16.300', 12]);
  });

  test('X-07: SL 1 needs EL 1, CST 1 and ELI 1 SL 1, CLK 1 SL 3, SLD 1 SL 5; an EL nothing', () => {
    const needs = rowsOf(reportWith(), 'research').map(([line, , , , , , need]) => `${line} ${need}`.trim());
    expect(needs).toEqual([
      ...['erp', 'srp EL 1'],
      ...['cst SL 1', 'wep SL 1', 'ter SL 1', 'eli SL 1', 'clk SL 3', 'sld SL 5'],
    ]);
  });

  test('X-07: a line at its highest level has no price, as no points of it are sold', () => {
    const best = structuredClone(state);
    houseOf(best, 1).research.levels.eli = 5;
    const row = rowsOf(report(view(best, [], 1)), 'research').find(([line]) => line === 'eli');
    expect(row?.slice(2)).toEqual([5, 5, 0, '—', '—', '—', '—']);
  });

  test('T28: levels are bought next in turn 1, and after turn 1 in turn 6', () => {
    const next = (turn: number): unknown => {
      const { sections } = report(view({ ...state, turn }, [], 1));
      const facts = sections.find(({ id }) => id === 'research')?.blocks[0];
      return facts?.kind === 'facts' ? facts.facts[0]?.value : null;
    };
    expect([0, 1, 6].map(next)).toEqual([
      'turn 1, month 1 of 2001',
      'turn 6, month 6 of 2001',
      'turn 14, month 1 of 2002',
    ]);
  });

  test('T19: a CL that leads two DD has AS 10, DS 13 and uses 4 of 6; crippled AS 5', () => {
    const crippled = structuredClone(state);
    const squadron = houseOf(crippled, 1).fleets[0]?.squadrons[0];
    if (!squadron) throw new Error('expected a squadron');
    const row = (): Cell[] | undefined =>
      rowsOf(report(view(crippled, [], 1)), 'fleets').find(([, , , state_]) => state_ === squadron.state);
    expect(row()?.slice(4, 8)).toEqual([10, 13, 4, 6]);
    squadron.state = 'crippled';
    expect(row()?.slice(4, 8)).toEqual([5, 13, 4, 6]);
  });

  test('events are told in the section of their topic', () => {
    const document = reportWith(
      { kind: 'level', seats: [1], houseId: 1, line: 'cst', level: 2 },
      { kind: 'message', seats: [1], fromId: 2, toId: null, text: 'Peace <b>?' },
      { kind: 'prestige', seats: [1], houseId: 1, cause: 'level', points: 2, systemId: null, line: 'cst' },
    );
    expect(rowsOf(document, 'research').at(-1)).toEqual(['Construction has reached level 2.']);
    expect(rowsOf(document, 'diplomacy').at(-1)).toEqual(['House 2 to all: Peace <b>?']);
    expect(rowsOf(document, 'prestige')[0]).toEqual(['a level of research reached: CST', '', '+2']);
  });

  test('X-50: a fight is told with its forces, and round by round', () => {
    const document = reportWith({
      kind: 'engagement',
      seats: [1, 2],
      systemId: homeId,
      stage: 'space',
      sides: [
        { side: 1, advantage: null, undamaged: [{ code: 'DD', count: 2 }], crippled: [], outcome: 'won' },
        { side: 2, advantage: 'surprise', undamaged: [{ code: 'CT', count: 1 }], crippled: [], outcome: 'destroyed' },
      ],
      rounds: [
        {
          fire: [{ side: 1, hits: 6, isCritical: true }, { side: 2, hits: 1, isCritical: false }],
          losses: [{ side: 2, crippled: [], destroyed: [{ code: 'CT', count: 1 }] }],
          retreated: [],
        },
      ],
    }); // prettier-ignore
    expect(rowsOf(document, 'battles')).toEqual([
      ['House 1', '2 DD', 'none', '', 'won'],
      ['House 2', '1 CT', 'none', 'surprise', 'destroyed'],
      [1, 'House 1', 6, 'critical', 'none', 'none', ''],
      [1, 'House 2', 1, '', 'none', '1 CT', ''],
    ]);
  });

  test('X-66: also what those lose who have no AS to fire with', () => {
    const document = reportWith({
      kind: 'engagement',
      seats: [1, 2],
      systemId: homeId,
      stage: 'space',
      sides: [
        { side: 1, advantage: null, undamaged: [{ code: 'DN', count: 1 }], crippled: [], outcome: 'won' },
        { side: 2, advantage: null, undamaged: [{ code: 'TT', count: 3 }], crippled: [], outcome: 'retreated' },
      ],
      rounds: [
        {
          fire: [{ side: 1, hits: 3, isCritical: false }],
          losses: [{ side: 2, crippled: [], destroyed: [{ code: 'TT', count: 2 }] }],
          retreated: [2],
        },
      ],
    }); // prettier-ignore
    expect(rowsOf(document, 'battles').slice(2)).toEqual([
      [1, 'House 1', 3, '', 'none', 'none', ''],
      [1, 'House 2', 0, '', 'none', '2 TT', 'yes'],
    ]);
  });

  test('X-56: a bombardment is told by rounds: hits, those blocked, the answer, and losses', () => {
    const none = { crippled: [], destroyed: [] };
    const document = reportWith({
      ...{ kind: 'bombardment', seats: [1, 2], houseId: 1, systemId: homeId, against: 2, attack: 'bombard' },
      ships: [{ code: 'BB', count: 2 }],
      rounds: [
        {
          ...{ hits: 12, blocked: 5, answer: 3, isCritical: true, iu: 0, pu: 0 },
          ships: { crippled: [{ code: 'BB', count: 1 }], destroyed: [] },
          ground: { crippled: [{ code: 'GB', count: 2 }], destroyed: [{ code: 'AA', count: 1 }] },
        },
        {
          hits: 8,
          blocked: 0,
          answer: 0,
          isCritical: false,
          ships: none,
          ground: none,
          iu: 6,
          pu: 2_000_000,
        },
      ],
    });
    expect(rowsOf(document, 'battles')).toEqual([
      [1, 12, 5, 3, 'critical', '1 BB crippled', '2 GB crippled; 1 AA destroyed', 0, '0.000'],
      [2, 8, 0, 0, '', '', '', 6, '2.000'],
    ]);
  });

  test('X-60: a landing that nobody met is told in a sentence', () => {
    const document = reportWith({
      kind: 'landing',
      seats: [1, 2],
      houseId: 1,
      systemId: homeId,
      against: 2,
      isBlitz: false,
      divisions: 4,
      garrison: [],
      rounds: [],
      isTaken: true,
    });
    const { q = 0, r = 0 } = state.systems[homeId - 1] ?? {};
    expect(document.sections.find(({ id }) => id === 'battles')?.blocks).toEqual([
      {
        kind: 'paragraph',
        text: `Invasion of ${q},${r}: 4 MD of House 1 against none of House 2; taken.`,
      },
    ]);
  });

  test('a foreign fleet is never named by its number', () => {
    const retreat = { kind: 'retreated', seats: [1], fleetId: 77, fromId: 1, toId: 2 } as const;
    expect(rowsOf(reportWith({ ...retreat, houseId: 2 }), 'battles')[0]?.[0]).toMatch(/^A fleet of House 2 /);
    expect(rowsOf(reportWith({ ...retreat, houseId: 1 }), 'battles')[0]?.[0]).toMatch(/^Fleet 77 /);
  });
});

describe('X-67: the order sheet', () => {
  test('is a valid sheet without orders, and its comments are orders that read well', () => {
    const sheet = template(view(state, [], 1));
    const context = { game: state.game, seat: 1, turn: 1 };
    expect(parse(sheet, context)).toMatchObject({ orders: [], diagnostics: [] });
    const uncommented = parse(sheet.replaceAll('; ', ''), context);
    expect(uncommented.diagnostics).toEqual([]);
    expect(uncommented.orders.map(({ order }) => formatOrder(ec4xLanguage, order))).toEqual([
      'tax 50',
      'fleet 1 hold roe 6',
      'fleet 2 hold',
      'fleet 3 hold',
    ]);
  });

  test('X-65: a House that is out gets none, and no turn for its next orders', () => {
    const sectionOf = (status: 'playing' | 'eliminated', id: string) => {
      const out = structuredClone(state);
      houseOf(out, 1).status = status;
      return JSON.stringify(report(view(out, [], 1)).sections.find((found) => found.id === id) ?? null);
    };
    expect(sectionOf('playing', 'order-sheet')).toContain('; tax 50');
    expect(sectionOf('playing', 'standing')).toContain('Next orders');
    expect(sectionOf('eliminated', 'order-sheet')).toBe('null');
    expect(sectionOf('eliminated', 'standing')).not.toContain('Next orders');
  });

  test('has a header for every name that a game may have', () => {
    for (const game of ['EC "5"', 'C:\\games', "Ada's"]) {
      const known = view({ ...state, game }, [], 1);
      expect(parse(template(known), { game, seat: 1, turn: 1 }).diagnostics).toEqual([]);
    }
  });
});
