import { describe, expect, test } from 'vitest';
import {
  changesSince,
  markDates,
  markNews,
  renderText,
  section,
  table,
  type Cell,
  type ReportBlock,
  type ReportDocument,
  type ReportSection,
} from '../src/index.js';
import { sampleReport } from './sample.js';

function report(turn: number, ...sections: ReportSection[]): ReportDocument {
  return { schema: 'ec-report/1', title: `Turn ${turn}`, subtitle: '', sections };
}

/** Changes of a report with one section. */
function changesOf(before: readonly ReportBlock[], after: readonly ReportBlock[]): ReportSection[] {
  return changesSince(
    report(1, section('part', 'Part', ...before)),
    report(2, section('part', 'Part', ...after)),
  ).sections;
}

const piers = (...rows: Cell[][]) => table('Piers', ['Pier', 'Master', 'Ships', 'Tar'], rows);

describe('what changed since the last report', () => {
  test('names both reports, and says so when nothing changed', () => {
    const same = sampleReport();
    const changes = changesSince(same, same);
    expect(changes.title).toBe('Harbour report 12: Gullhaven: what changed');
    expect(changes.subtitle).toBe('Since the report "Harbour report 12: Gullhaven".');
    expect(changes.sections.map(({ title }) => title)).toEqual(['Nothing changed']);
  });

  test('of a table: rows that differ with both values, in columns in which something differs, new rows and rows that are gone', () => {
    const before = piers(['A', 'Ann', 3, 1_000], ['B', 'Ben', 2, 0], ['C', 'Cid', 1, 5]);
    const after = piers(['A', 'Ann', 4, 1_250], ['C', 'Cid', 1, 5], ['D', 'Dot', 1, 0]);
    const [changes] = changesOf([before], [after]);
    expect(changes?.blocks).toMatchObject([
      {
        caption: 'Piers: changed',
        columns: [{ id: 'pier' }, { id: 'ships' }, { id: 'tar' }],
        rows: [['A', '3 → 4', '1,000 → 1,250']],
      },
      { caption: 'Piers: new', rows: [['D', 'Dot', 1, 0]] },
      { caption: 'Piers: gone', rows: [['B', 'Ben', 2, 0]] },
    ]);
  });

  test('of a table: a row is known by as many first cells as tell all apart', () => {
    const before = piers(['A', 'Ann', 3, 0], ['A', 'Ben', 2, 0]);
    const after = piers(['A', 'Ann', 3, 0], ['A', 'Ben', 7, 0]);
    expect(changesOf([before], [after])).toMatchObject([{ blocks: [{ rows: [['A', 'Ben', '2 → 7']] }] }]);
  });

  test('of a table: a date alone is no change, and stands beside none', () => {
    const seen = (...rows: Cell[][]) => {
      const [{ blocks } = { blocks: [] }] = markDates(
        [section('part', 'Part', table('Reefs', ['Reef', 'Wrecks', 'Last seen'], rows))],
        /^last-seen$/,
      );
      return blocks;
    };
    const before = seen(['A', 3, 11], ['B', 2, 11], ['C', 1, 4]);
    const after = seen(['A', 3, 12], ['B', 5, 12], ['C', 1, 4]);
    expect(changesOf(before, after)).toMatchObject([
      { blocks: [{ columns: [{ id: 'reef' }, { id: 'wrecks' }], rows: [['B', '2 → 5']] }] },
    ]);
  });

  test('of a table: rows that nothing tells apart are new or gone, as many as there are more', () => {
    const ships = (...rows: Cell[][]) => table('', ['Ship', 'Load'], rows);
    const before = ships(['Gull', 1], ['Gull', 1], ['Gull', 2]);
    const after = ships(['Gull', 1], ['Gull', 3], ['Gull', 3]);
    expect(changesOf([before], [after])).toMatchObject([
      {
        blocks: [
          {
            caption: 'New',
            rows: [
              ['Gull', 3],
              ['Gull', 3],
            ],
          },
          {
            caption: 'Gone',
            rows: [
              ['Gull', 1],
              ['Gull', 2],
            ],
          },
        ],
      },
    ]);
  });

  test('of a table: columns that one report has and the other has not are no change', () => {
    const changes = changesOf(
      [table('', ['Figure', 'Turn 1', 'Turn 2'], [['Ships', 1, 2]])],
      [table('', ['Figure', 'Turn 1', 'Turn 3'], [['Ships', 1, 3]])],
    );
    expect(changes).toMatchObject([{ id: 'unchanged' }]);
  });

  test('of facts: both values, and by how much figures rose or fell', () => {
    const facts = (depth: Cell, master: Cell, toll?: Cell): ReportBlock => ({
      kind: 'facts',
      facts: [
        { label: 'Depth', value: depth },
        { label: 'Master', value: master },
        ...(toll === undefined ? [] : [{ label: 'Toll', value: toll }]),
      ],
    });
    expect(changesOf([facts(1_250, 'Ann', 'a tenth')], [facts(50, 'Ben')])[0]?.blocks).toMatchObject([
      {
        rows: [
          ['Depth', 1_250, 50, '−1,200'],
          ['Master', 'Ann', 'Ben', ''],
          ['Toll', 'a tenth', '—', ''],
        ],
      },
    ]);
    expect(changesOf([facts(50, 'Ann')], [facts(60, 'Ann')])[0]?.blocks).toMatchObject([
      { columns: [{}, { align: 'right' }, {}, {}], rows: [['Depth', 50, 60, '+10']] },
    ]);
  });

  test('of facts with one label: each is compared with that in its place', () => {
    const facts = (...values: Cell[]): ReportBlock => ({
      kind: 'facts',
      facts: values.map((value) => ({ label: 'Fleet', value })),
    });
    const rowsOf = (before: ReportBlock, after: ReportBlock) =>
      changesOf([before], [after]).flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
      );
    expect(rowsOf(facts(3, 5), facts(4, 5))).toEqual([['Fleet', 3, 4, '+1']]);
    expect(rowsOf(facts(3), facts(3, 5))).toEqual([['Fleet', '—', 5]]);
    expect(rowsOf(facts(3, 5), facts(3))).toEqual([['Fleet', 5, '—']]);
    // as well when they stand in two blocks
    expect(changesOf([facts(3), facts(5)], [facts(3), facts(6)])).toMatchObject([
      { blocks: [{ rows: [['Fleet', 5, 6, '+1']] }] },
    ]);
  });

  test('of notes and paragraphs: those that were not there', () => {
    const notes = (...texts: string[]): ReportBlock => ({
      kind: 'notes',
      notes: texts.map((text) => ({ text })),
    });
    const storm: ReportBlock = { kind: 'paragraph', text: 'A storm.' };
    const calm: ReportBlock = { kind: 'paragraph', text: 'A calm.' };
    expect(changesOf([notes('Tar is short.'), storm], [notes('Tar is short.', 'Rope, too.'), calm])).toEqual([
      section('part', 'Part', { kind: 'notes', notes: [{ text: 'Rope, too.' }] }, calm),
    ]);
  });

  test('what tells of one turn alone stands whole, and so does a section that is new', () => {
    const results = table('', ['Line', 'Order', 'Result'], [[1, 'load 3', 'done']]);
    const news = (...blocks: ReportBlock[]) => markNews([section('orders', 'Orders', ...blocks)], /^orders$/);
    const chart = section('chart', 'Chart', { kind: 'lines', lines: ['~~~'] });
    const changes = changesSince(report(1, ...news(results)), report(2, ...news(results), chart));
    expect(changes.sections).toEqual([...news(results), chart]);
  });

  test('sections that are gone are listed by their titles, without details and those of one turn', () => {
    const pier = section('pier-1', 'Pier 1', { kind: 'paragraph', text: 'Old.' });
    const ledger: ReportSection = { ...pier, id: 'pier-1-ledger', detail: true };
    const storm: ReportSection = { ...pier, id: 'storm', isNews: true };
    expect(renderText(changesSince(report(1, pier, ledger, storm), report(2)))).toContain(
      'No longer in the report\n-----------------------\n- Pier 1\n',
    );
  });

  test('sections that are gone are listed beside one of the same ID', () => {
    const [one, other] = [section('no-longer', 'Struck off'), section('pier-1', 'Pier 1')];
    const said = { kind: 'paragraph', text: 'The Gull.' } as const;
    const text = renderText(changesSince(report(1, one, other), report(2, { ...one, blocks: [said] })));
    expect(text).toContain('Struck off\n----------\nThe Gull.\n');
    expect(text).toContain('No longer in the report\n-----------------------\n- Pier 1\n');
  });

  test('notes do not refer to a section that is not among the changes', () => {
    const needs = section('needs', 'Needs', {
      kind: 'notes',
      notes: [{ text: 'Tar is short.', section: 'stock' }],
    });
    const stock = section('stock', 'Stock', table('', ['Item', 'Quantity'], [['Tar', 1]]));
    const [changed] = changesSince(report(1, stock), report(2, needs, stock)).sections;
    expect(changed?.blocks).toEqual([{ kind: 'notes', notes: [{ text: 'Tar is short.' }] }]);
  });

  test('a mark of news is true or not there', () => {
    const doc = report(1, { ...section('part', 'Part'), isNews: false as never });
    expect(() => changesSince(doc, doc)).toThrow('section part, isNews: expected true or nothing');
  });
});
