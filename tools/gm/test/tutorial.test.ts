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
const sheets = await readOrders(tutorial, await createFromFolder(':memory:', tutorial, {}));
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
  test('are read without a mistake, and with the doubt alone that the tutorial speaks of: planets that nobody has surveyed are settled', () => {
    expect(checked).toHaveLength(sheets.length);
    const doubts = checked.flatMap(({ file, diagnostics }) => diagnostics.map(({ code }) => [file, code]));
    expect(doubts).toEqual([
      ['orders/turn-3/empire-1.txt', 'not-surveyed'],
      ['orders/turn-6/empire-1.txt', 'not-surveyed'],
    ]);
  });

  test('are carried out in full', () => {
    const results = sheets.flatMap(({ turn, seat }) => rowsOf(documentOf(turn, seat), 'orders'));
    expect(results).toHaveLength(checked.reduce((sum, { orders }) => sum + orders.length, 0));
    expect(results.filter(([, , status]) => status !== 'done')).toEqual([]);
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
  test('the game is the standard one: nothing is given but its seed', () => {
    expect(JSON.parse(readFileSync(join(tutorial, 'game.json'), 'utf8'))).toEqual({
      game: 'Tutorial',
      seed: 54,
    });
  });

  test('turn 1: ship 744 is set up, with room for settlers', () => {
    expect(outcomes(1)[0]).toEqual(['done', 'ship 744']);
    // mass housed, stored goods by half: people 150, drives 300 × 45 + 25, sensor 3,000, life support 1,300 × 8,
    // (200 × 4 + 363 × 6 + 365 × 0.6 + 12,000 − 150) ÷ 2 = 7,523.5; 34,598.5 and what assembly has left × 10 structural units
    expect(lines(1, 'Ship 744')).toEqual(
      expect.arrayContaining([
        ['Location', '02-10-10/5'],
        ['Structural units', '480,000'],
        ['Life support (population units)', '1,300'],
        ['People on life support (population units)', '150'],
      ]),
    );
    // 20 × 0.375 + 20 × 0.125 + 10 × 0.005 + 50 × 0.5 = 35.05; 150 ÷ 4 = 37.5
    expect(lines(1, 'Ship 744: vital statistics')).toEqual(
      expect.arrayContaining([
        ['Wages (consumer goods)', '35.05', '35.05', '100.00 %'],
        ['Food (food units)', '37.5', '37.5', '100.00 %'],
      ]),
    );
  });

  test('turn 2: with settlers aboard the ship flies to orbit 4, and level 2 is there', () => {
    // 292 engines × 40 fuel × 0.1 light years
    expect(lines(2, 'Order results')).toContainEqual(['16', '744, move, 4', 'done', '1,168 fuel']);
    expect(lines(2, 'Ship 744 "Dawn"')).toContainEqual(['Location', '02-10-10/4']);
    expect(lines(2, 'Colony 1')).toContainEqual(['Technology level', '2']);
  });

  test('turn 3: an open colony of 1,074 people units, and a survey', () => {
    expect(outcomes(3)[0]).toEqual(['done', 'colony 430']);
    // 430 + 430 + 150 + 60 + 2 × 2 heads eat a quarter each
    expect(lines(3, 'Colony 430: vital statistics')).toContainEqual([
      'Food (food units)',
      '268.5',
      '268.5',
      '100.00 %',
    ]);
    expect(lines(3, 'Survey of 02-10-10/4')).toContainEqual(['Habitability', '16']);
  });

  test('turn 4: control of two planets, one of which has a name', () => {
    expect(lines(4, 'Planets')).toContainEqual([
      '02-10-10/4',
      'Morning',
      'terrestrial',
      '16',
      '1.4',
      '1.3',
      '1 Ada Concord',
    ]);
    expect(lines(4, 'Empire')).toContainEqual(['Planets controlled', '2']);
  });

  test('turn 5: level 3, 5 % of the trainees graduate, and 15 farms bring 375 food', () => {
    expect(lines(5, 'Colony 1')).toContainEqual(['Technology level', '3']);
    expect(lines(5, 'Colony 1: vital statistics')).toContainEqual(['Trainees graduated', '5,000']);
    expect(lines(5, 'Colony 430 "Hope": farms')).toContainEqual(['FRM-1', '15', '15', '375']);
  });

  test('turns 6 and 7: a second colony, and a third planet', () => {
    expect(outcomes(6)[0]).toEqual(['done', 'colony 109']);
    expect(lines(7, 'Empire')).toContainEqual(['Planets controlled', '3']);
  });

  test('turns 8 and 9: the report warns of wages, and Hope gets goods', () => {
    expect(textOf(8, 1)).toContain(
      '! Colony 430 "Hope" at 02-10-10/4: consumer goods for wages last 1 more turn',
    );
    expect(textOf(9, 1)).not.toContain('Colony 430 "Hope" at 02-10-10/4: consumer goods');
    // 229 − 133 + 2,000
    expect(lines(9, 'Colony 430 "Hope": storage')).toContainEqual([
      'Consumer goods',
      'CNGD',
      '2,096',
      '1,257',
    ]);
  });

  test('turn 9: engines of level 2, in the same quarter in which they are made', () => {
    // 60,000 factories × 5 mass units ÷ 90 for an engine
    expect(
      lines(9, 'Colony 1: factories')
        .find(([id]) => id === '3')
        ?.slice(3, 6),
    ).toEqual(['60,000', 'HEN-2', '3,333']);
    expect(outcomes(9)[0]).toEqual(['done', 'ship 285']);
  });

  test('turn 10: the first jump, 1.41 light years', () => {
    // 38 engines × 40 fuel × √2 light years
    expect(lines(10, 'Order results')).toContainEqual(['4', '285, move, 02-09-11', 'done', '2,149 fuel']);
    expect(lines(10, 'Ship 285 "Seeker"')).toContainEqual(['Location', '02-09-11/11']);
    expect(lines(10, 'Stars around 02-09-11')).toContainEqual(['02-10-10', '1', '1.41']);
  });
});

describe('what the page says of other sheets', () => {
  test('turn 9: without the goods Hope pays 96 of 134.625 in turn 10', async () => {
    const otherwise = await playOtherwise(9, '744, transfer, 2,000 consumer goods, 430\n', '\n');
    const [, hope = ''] = otherwise.split('\nColony 430 "Hope": vital statistics\n');
    expect(hope).toMatch(/^Wages \(consumer goods\) +134\.625 +96 /m);
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
  readonly file: string;
  readonly diagnostics: readonly { readonly code: string }[];
}

/** What a check says of all sheets of a folder. */
async function check(folder: string): Promise<Checked[]> {
  const { stdout } = await ec(folder, 'check', '.', '--json');
  return JSON.parse(stdout) as Checked[];
}

/** The first empire's last report when it gave another order in a turn. */
async function playOtherwise(turn: number, from: string, to: string): Promise<string> {
  using copy = new GameFolder({ empty: true });
  cpSync(tutorial, copy.path, { recursive: true });
  const sheet = `orders/turn-${turn}/empire-1.txt`;
  const text = withoutReturns(readFileSync(join(copy.path, sheet), 'utf8'));
  expect(text).toContain(from);
  copy.write(sheet, text.replace(from, to));
  const reports = await play(copy.path);
  return reports.get(`turn-${TURNS}/seat-1.txt`) ?? '';
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
