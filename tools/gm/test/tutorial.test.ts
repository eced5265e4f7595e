import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReportDocument } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { empyrean } from '@ec/empyrean';
import { createFromFolder } from '../src/load-folder.js';
import { readOrders } from '../src/read-orders.js';
import { ec, GameFolder } from './game-folder.js';

const TURNS = 10;
const tutorial = fileURLToPath(new URL('../../../docs/examples/tutorial', import.meta.url));
const page = withoutReturns(
  readFileSync(new URL('../../../docs/guides/tutorial.md', import.meta.url), 'utf8'),
);
const files = await play(tutorial);
const sheets = await readOrders(join(tutorial, 'orders'), await createFromFolder(':memory:', tutorial, {}));
const checked = await check(tutorial);

describe('the page', () => {
  const blocks = [...page.matchAll(/(?:\*\*`([^`]+)`\*\*\n\n)?^```text\n([^]*?)^```$/gm)].map(
    ([, path = '', text = '']) => ({ path, text }),
  );

  test('says where each of its blocks is from', () => {
    expect(blocks.map(({ path }) => path).filter((path) => !/^(orders|out\/tutorial)\//.test(path))).toEqual(
      [],
    );
    expect(page.match(/^```\w+$/gm)).toHaveLength(blocks.length + 1);
  });

  test('has every sheet of the first empire whole, in parts between empty lines', () => {
    const quoted = Map.groupBy(
      blocks.filter(({ path }) => path.startsWith('orders/')),
      ({ path }) => path,
    );
    const own = sheets
      .filter(({ seat }) => seat === 1)
      .toSorted((a, b) => a.turn - b.turn)
      .map(({ turn, text }) => [`orders/turn-${turn}/empire-1.txt`, withoutReturns(text)] as const);
    expect(own).toHaveLength(TURNS);
    expect([...quoted].map(([path, parts]) => [path, parts.map(({ text }) => text).join('\n')])).toEqual(own);
  });

  test.each(blocks.filter(({ path }) => path.startsWith('out/')).map((block, i) => ({ ...block, i })))(
    'quotes $path as it is (block $i)',
    ({ path, text }) => {
      let rest = `\n${files.get(path.replace('out/tutorial/', ''))}`;
      for (const part of text.split(/^…\n/m)) {
        expect(rest).toContain(`\n${part}`);
        rest = rest.slice(rest.indexOf(`\n${part}`) + part.length);
      }
    },
  );

  test('names the command with as many turns as there are sheets for', () => {
    expect(page).toContain(
      `\nnpx pnpm@12.21.0 ec play docs/examples/tutorial --turns ${TURNS} --out out/tutorial\n`,
    );
    expect(Math.max(...sheets.map(({ turn }) => turn))).toBe(TURNS);
  });
});

describe('the sheets', () => {
  test('are read without a mistake or a doubt', () => {
    expect(checked).toHaveLength(sheets.length);
    expect(checked.filter(({ diagnostics }) => diagnostics.length > 0)).toEqual([]);
  });

  test('are carried out, but for one bid that finds less than it asks for', () => {
    const results = sheets.flatMap(({ turn, seat }) => rowsOf(documentOf(turn, seat), 'orders'));
    expect(results).toHaveLength(checked.reduce((sum, { orders }) => sum + orders.length, 0));
    expect(results.filter(([, , status]) => status !== 'done')).toEqual([
      [7, '1, buy, 5,000, fuel, 0.25', 'partly', '3,000 of 5,000: no more was offered at the price'],
    ]);
  });

  test.each(sheets)('name only what reports before them name: turn $turn, empire $seat', (sheet) => {
    const { turn, seat, text } = sheet;
    const before = documentOf(turn - 1, seat);
    const known = [
      ...before.sections.flatMap(({ id }) => /^(?:colony|ship)-(\d+)$/.exec(id)?.[1] ?? []).map(Number),
      ...rowsOf(before, 'sightings').map(([id]) => Number(id)),
    ];
    const orders = empyrean.parse(text, { game: 'Tutorial', seat, turn }).orders.map(({ order }) => order);
    const named = orders.flatMap((order) => [
      ...('actorId' in order ? [order.actorId] : []),
      ...('targetId' in order ? [order.targetId] : []),
      ...('receiverId' in order ? [order.receiverId] : []),
    ]);
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
    const places = text.match(/\d\d-\d\d-\d\d(?:\/\d+)?/g) ?? [];
    // stars are listed once, in the turn of the first visit
    const read = Array.from({ length: turn }, (_, earlier) => textOf(earlier, seat)).join('');
    expect(places.filter((place) => !read.includes(place))).toEqual([]);
  });
});

describe('what each turn shows', () => {
  test('turn 1: ship 406 is set up, with 200 people units on life support and room to spare', () => {
    expect(outcomes(1)).toEqual([['done', 'ship 406'], ['done']]);
    // mass housed, stored goods by half: people 200, drives 18 × 225 + 125, sensor 3,008, life support 8 × 40,
    // (20 × 20 + 550 × 6 + 362 × 0.6 + 6,000) ÷ 2 = 4,958.6; 12,661.6 × 10 structural units
    expect(lines(1, 'Ship 406')).toEqual(
      expect.arrayContaining([
        ['Location', '05-06-03/3'],
        ['Structural units', '140,000'],
        ['Structural units needed', '126,616'],
        ['Structural units spare', '13,384'],
        ['Life support (population units)', '200'],
        ['People on life support (population units)', '200'],
      ]),
    );
    // 60 × 0.375 + 90 × 0.125 + 30 × 0.005 + 10 × 0.5 = 38.9; 200 ÷ 4 = 50
    expect(lines(1, 'Ship 406: vital statistics')).toEqual(
      expect.arrayContaining([
        ['Wages (consumer goods)', '38', '38', '100.00 %'],
        ['Food (food units)', '50', '50', '100.00 %'],
      ]),
    );
  });

  test('turn 1: spies count 200 rebels, and a message arrives', () => {
    expect(lines(1, 'Espionage')).toContainEqual(['1', '10', 'check rebels', '200 rebel units found']);
    expect(lines(1, 'Messages')).toContainEqual([
      '3 Chen Mandate',
      'Good neighbours trade. We have fuel. Have you food?',
    ]);
  });

  test('turn 2: loaded by transfers, the ship flies to orbit 10, and the market prints who left and what was put in', () => {
    // 18 engines × 40 fuel × 0.1 light years
    expect(lines(2, 'Order results')).toContainEqual(['11', '406, move, 10', 'done', '72 fuel']);
    expect(lines(2, 'Ship 406 "Dawn"')).toContainEqual(['Location', '05-06-03/10']);
    expect(lines(2, 'Ship 406 "Dawn": transfers').slice(-3)).toEqual([
      ['STU', '4,000', 'received', '1'],
      ['MIN-5', '10', 'received', '1'],
      ['FRM-1', '10', 'received', '1'],
    ]);
    expect(lines(2, 'News')).toContainEqual(['406', '1 Ada Concord', 'departed']);
    expect(lines(2, 'News')).toContainEqual(['Ada', 'Food for sale. Fuel wanted.']);
    expect(lines(2, 'Messages', 3)).toContainEqual([
      '1 Ada Concord',
      'We shall offer 2,000 food at 0.5 next quarter.',
    ]);
  });

  test('turn 3: a jump of 3 light years, and the stars around the new system', () => {
    // 18 engines × 40 fuel × 3 light years
    expect(lines(3, 'Order results')).toContainEqual(['4', '406, move, 07-07-05', 'done', '2,160 fuel']);
    expect(lines(3, 'Ship 406 "Dawn"')).toContainEqual(['Location', '07-07-05/11']);
    expect(lines(3, 'Map of the cluster')).toContainEqual(['07-07-05', '1', '0.00', 'you', '1.3', '1.3']);
    const stars = lines(3, 'Stars around 07-07-05');
    expect(stars).toContainEqual(['05-06-03', '1', '3.00']);
    // (7 − 5)² + (7 − 5)² + (5 − 1)² = 24
    expect(stars).toContainEqual(['05-05-01', '1', '4.89']);
    expect(textOf(2, 1)).not.toContain('Stars around');
  });

  test('turn 3: a trade each way at the home market, at the price of the seller, less 1 % for the seller', () => {
    const trades = [
      ['FOOD', '2,000', '0.5'],
      ['FUEL', '3,000', '0.2'],
    ];
    expect(lines(3, 'News').slice(-2)).toEqual(trades);
    expect(lines(3, 'Colony 1: trades').slice(-2)).toEqual([
      ['FOOD', '2,000', 'sold', '0.5', '990'],
      ['FUEL', '3,000', 'bought', '0.2', '600'],
    ]);
    expect(lines(3, 'Colony 3: trades', 3).slice(-2)).toEqual([
      ['FOOD', '2,000', 'bought', '0.5', '1,000'],
      ['FUEL', '3,000', 'sold', '0.2', '594'],
    ]);
    // 5,000 + 990 − 600
    expect(lines(3, 'Colony 1: storage')).toContainEqual(['Gold', 'GOLD', '5,390', '5,390']);
  });

  test('turn 4: sensors see two planets and the ship, and a probe finds seven deposits', () => {
    expect(lines(4, 'Sensors').slice(-3)).toEqual([
      ['4', 'terrestrial', '0', '0', '0', '0', '0'],
      ['6', 'asteroid belt', '0', '0', '0', '0', '0'],
      ['11', '1', '10,000s', '0', '0', '0'],
    ]);
    expect(lines(4, 'Probes')).toContainEqual(['406', '07-07-05/4', 'terrestrial', '7', '0']);
    expect(lines(4, 'Deposits of 07-07-05/4')).toContainEqual([
      '6',
      'Fuel',
      'FUEL',
      '10,000,000s',
      '10s',
      '1.4',
      'approximate',
    ]);
  });

  test('turn 4: ten foreign spies are found, and each of five spies brings home a line of the report of colony 2', () => {
    const spied = lines(4, 'Espionage');
    expect(spied).toContainEqual(['1', '5', 'check for spies', '10 spies of empire 2']);
    expect(spied).toContainEqual(['1', '5', 'information', '2', '5 lines obtained']);
    expect(spied.filter(([line = '']) => line.startsWith('Colony 2'))).toHaveLength(5);
    expect(lines(4, 'Ships and colonies of others')).toContainEqual([
      '817',
      'Thorn',
      'ship',
      '2 Bramble Hegemony',
      '05-06-03/3',
      '1.4',
    ]);
  });

  test('turn 5: five rebels are won back, and twelve lines of ship 817 obtained', () => {
    expect(outcomes(5)).toEqual([['done'], ['done'], ['done', '68 fuel']]);
    const spied = lines(5, 'Espionage');
    expect(spied).toContainEqual(['1', '5', 'convert rebels', '5 rebel units turned loyal']);
    expect(spied).toContainEqual(['1', '12', 'information', '817', '12 lines obtained']);
    expect(spied.filter(([line = '']) => line.startsWith('Ship 817 "Thorn"'))).toHaveLength(12);
  });

  test('turn 6: the survey shows habitability and deposits exactly', () => {
    const survey = lines(6, 'Survey of 07-07-05/4');
    expect(survey).toContainEqual(['Habitability', '10']);
    expect(survey.slice(-7).map(([number]) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(survey).toContainEqual(['4', 'Fuel', 'FUEL', '7,374,183', '35', '2.2', 'exact']);
    expect(survey).toContainEqual(['6', 'Fuel', 'FUEL', '91,136,548', '35', '2.2', 'exact']);
  });

  test('turns 6 and 7: home has more mines at work a turn later, 5 % of its trainees graduate, and group 3 changes', () => {
    // 400 and 440 mines × 125 ore × 20 %
    expect(lines(6, 'Colony 1: mines')).toContainEqual([
      '1',
      'MIN-5',
      '440',
      '400',
      '1',
      'Fuel',
      '20',
      '10,000',
    ]);
    expect(lines(7, 'Colony 1: mines')).toContainEqual([
      '1',
      'MIN-5',
      '440',
      '440',
      '1',
      'Fuel',
      '20',
      '11,000',
    ]);
    expect(lines(6, 'Colony 1: vital statistics')).toContainEqual(['Trainees graduated', '20']);
    expect(lines(6, 'Colony 1: factories').at(-2)?.at(-1)).toBe('LFS-5');
  });

  test('turn 7: an open colony, in control of a planet with a name', () => {
    expect(outcomes(7)).toEqual([['done', 'colony 859'], ['done'], ['done']]);
    expect(lines(7, 'Colony 859')).toEqual(
      expect.arrayContaining([
        ['Kind', 'open colony'],
        ['Location', '07-07-05/4'],
      ]),
    );
    expect(lines(7, 'Colony 859: census')).toContainEqual(['Total', '101', '10,200', '100.00 %']);
    expect(lines(7, 'Planets')).toContainEqual([
      '07-07-05/4',
      'Morning',
      'terrestrial',
      '10',
      '2.3',
      '2.2',
      '1 Ada Concord',
    ]);
    expect(lines(7, 'Empire')).toContainEqual(['Planets controlled', '1']);
  });

  test('turns 8 and 9: mines are assembled, and dig 10 × 125 × 35 % a turn later', () => {
    const mines = ['1', 'MIN-5', '10'];
    expect(lines(8, 'Colony 859 "Hope": mines')).toContainEqual([...mines, '0', '6', 'Fuel', '35', '0']);
    expect(lines(9, 'Colony 859 "Hope": mines')).toContainEqual([...mines, '10', '6', 'Fuel', '35', '437']);
  });

  test('turn 8: an invasion takes ship 817', () => {
    expect(lines(8, 'Order results')).toContainEqual([
      '10',
      '1, invade, 817, 2%',
      'done',
      '1 round: the target was captured',
    ]);
    const battle = lines(8, 'Battle of ship 817 "Thorn" at 05-06-03/3');
    expect(battle).toContainEqual(['Captured by', 'empire 1']);
    // 198 × 21 mass units take 277.2 transports of 15; 198 and 60 soldiers count 11 each
    expect(battle).toContainEqual(['1', '1', 'invasion', '198', '0', '0', '278', '0', '0', '0']);
    expect(battle).toContainEqual(['1', 'invasion', 'attackers', '2,178', '6', '2', '0', '0']);
    expect(battle).toContainEqual(['1', 'invasion', 'defenders', '660', '40', '18', '0', '2']);
    // of 198, 6 + 2 fell; with 40 of the crew, 2 + 18 wounded and 2 prisoners, 252 are aboard
    expect(lines(8, 'Ship 817 "Thorn": census')).toContainEqual([
      'Soldiers',
      'SLD',
      '190',
      '19,000',
      '75.39 %',
    ]);
    expect(lines(8, 'Ship 817 "Thorn"')).toEqual(
      expect.arrayContaining([
        ['Technology level', '4'],
        ['People on life support (population units)', '252'],
      ]),
    );
    expect(lines(8, 'News')).toContainEqual(['817', '2 Bramble Hegemony', 'the target was captured']);
    expect(textOf(8, 2)).not.toMatch(/^Ship 817$/m);
  });

  test('turn 9: the ship is home, the prize has a name and 112 + 300 − 63 food, and a threat arrives', () => {
    expect(outcomes(9)).toEqual([['done'], ['done', '64 fuel'], ['done']]);
    expect(lines(9, 'Ship 406 "Dawn"')).toContainEqual(['Location', '05-06-03/3']);
    expect(lines(9, 'Ship 817 "Prize": storage')).toContainEqual(['Food', 'FOOD', '349', '2,094']);
    expect(lines(9, 'Messages')).toContainEqual([
      '2 Bramble Hegemony',
      'Give our ship back, or we come for it.',
    ]);
  });

  test('turn 10: the prize is invaded and lost, with all its soldiers and those who came to help', () => {
    expect(outcomes(10)[0]).toEqual(['done', '5 rounds: the target was captured']);
    const battle = lines(10, 'Battle of ship 817 "Prize" at 05-06-03/3');
    expect(battle).toContainEqual(['Helpers of the target', 'colony 1 (empire 1)']);
    expect(battle).toContainEqual(['Captured by', 'empire 2']);
    // 296 × 11 against (190 + 97) × 11
    expect(battle).toContainEqual(['1', 'invasion', 'attackers', '3,256', '30', '12', '0', '0']);
    expect(battle).toContainEqual(['1', 'invasion', 'defenders', '3,157', '43', '20', '0', '0']);
    // 68 + 29 = 97 and 133 + 57 = 190
    expect(battle).toContainEqual(['1', 'SLD', '68', '0', '29', '0']);
    expect(battle).toContainEqual(['817', 'SLD', '133', '57', '0', '0']);
    expect(lines(10, 'Empire')).toContainEqual(['Ships', '1']);
    expect(lines(10, 'Ships and colonies of others')).toContainEqual([
      '817',
      'Prize',
      'ship',
      '2 Bramble Hegemony',
      '05-06-03/3',
      '3.2',
    ]);
    expect(textOf(10, 3)).toContain('The empire watched this battle and took no part in it.');
  });
});

describe('what the page says of other sheets', () => {
  test('turn 10: 2 % of the soldiers instead of 1 % beat the invaders off', async () => {
    const otherwise = await playOtherwise(10, '1, support, 817, 1%', '1, support, 817, 2%');
    expect(otherwise).toMatch(/^ +3 +1, support, 817, 2% +done +3 rounds: the invaders were beaten off$/m);
    expect(otherwise).toMatch(/^Result +the invaders were beaten off$/m);
  });

  test('turn 6: without the structural units the mines are refused', async () => {
    const otherwise = await playOtherwise(6, '1, assemble, 150,000 structural units\n', '\n');
    expect(otherwise).toMatch(
      /^ +7 +1, assemble, 40 mines-5, 1 +refused +0 of 40: by the structure 0 \(40 missing\)$/m,
    );
  });
});

/** Plays a game folder, and returns its reports by path, such as `turn-1/seat-1.txt`. */
async function play(folder: string): Promise<Map<string, string>> {
  using out = new GameFolder({ empty: true });
  const { code, stderr } = await ec(out.path, 'play', folder, '--turns', `${TURNS}`, '--out', '.');
  expect([code, stderr]).toEqual([0, '']);
  const paths = globSync('turn-*/seat-*.{txt,json}', { cwd: out.path });
  return new Map(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(out.path, path), 'utf8')]),
  );
}

interface Checked {
  readonly orders: readonly unknown[];
  readonly diagnostics: readonly unknown[];
}

/** What a check says of all sheets of a folder. */
async function check(folder: string): Promise<Checked[]> {
  const { stdout } = await ec(folder, 'check', '.', '--json');
  return JSON.parse(stdout) as Checked[];
}

/** The first empire's report of a turn in which it gave another order. */
async function playOtherwise(turn: number, from: string, to: string): Promise<string> {
  using copy = new GameFolder({ empty: true });
  cpSync(tutorial, copy.path, { recursive: true });
  const sheet = `orders/turn-${turn}/empire-1.txt`;
  const text = withoutReturns(readFileSync(join(copy.path, sheet), 'utf8'));
  expect(text).toContain(from);
  copy.write(sheet, text.replace(from, to));
  const reports = await play(copy.path);
  return reports.get(`turn-${turn}/seat-1.txt`) ?? '';
}

function textOf(turn: number, seat: number): string {
  return files.get(`turn-${turn}/seat-${seat}.txt`) ?? '';
}

function documentOf(turn: number, seat: number): ReportDocument {
  return JSON.parse(files.get(`turn-${turn}/seat-${seat}.json`) ?? '') as ReportDocument;
}

/** Rows of the first table of a section; none where there is no such section. */
function rowsOf(document: ReportDocument, id: string): readonly (readonly (string | number)[])[] {
  const blocks = document.sections.find((section) => section.id === id)?.blocks ?? [];
  return blocks.find((block) => block.kind === 'table')?.rows ?? [];
}

/** Lines of a section of a text report, each as its cells that are not empty. */
function lines(turn: number, title: string, seat = 1): string[][] {
  const [, section] = `\n\n\n${textOf(turn, seat)}`.split(`\n\n\n${title}\n${'-'.repeat(title.length)}\n`);
  expect(section, `"${title}" in the report of turn ${turn}`).toBeDefined();
  const [body = ''] = (section ?? '').split('\n\n\n');
  return body
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
}

/** Result and reason of each order of the first empire, in the order of the report. */
function outcomes(turn: number): string[][] {
  return rowsOf(documentOf(turn, 1), 'orders').map(([, , status = '', reason = '']) =>
    [`${status}`, `${reason}`].filter((text) => text !== ''),
  );
}

function withoutReturns(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
