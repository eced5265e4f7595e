import { figureColumn, textColumn } from '../document/columns.js';
import { formatInteger } from '@ec/prng';
import type { Cell, ReportBlock, ReportFact, TableBlock } from '../document/types.js';
import { tableChanges } from './table-changes.js';

/** What stands in the place of a value that is not there. */
const NOTHING = '—';

/** What is new or different in the blocks of a section. */
export function blockChanges(before: readonly ReportBlock[], after: readonly ReportBlock[]): ReportBlock[] {
  const said = new Set(before.flatMap((block) => sentences(block)));
  const left = tablesByName(before);
  const changes = after.flatMap((block): ReportBlock[] => {
    switch (block.kind) {
      case 'paragraph':
        return said.has(block.text) ? [] : [block];
      case 'notes': {
        const notes = block.notes.filter(({ text }) => !said.has(text));
        return notes.length === 0 ? [] : [{ ...block, notes }];
      }
      case 'table': {
        const name = nameOf(block);
        const [earlier, ...more] = left.get(name) ?? [];
        left.set(name, more);
        return tableChanges(earlier, block);
      }
      case 'facts':
      case 'lines':
      case 'picture':
        return [];
    }
  });
  const gone = [...left.values()].flat().flatMap((table) => tableChanges(table, { ...table, rows: [] }));
  return [...factChanges(factsOf(before), factsOf(after)), ...changes, ...gone];
}

function sentences(block: ReportBlock): string[] {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'notes' ? block.notes.map(({ text }) => text) : [];
}

function factsOf(blocks: readonly ReportBlock[]): ReportFact[] {
  return blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
}

/** Facts that are new, different or gone, as a table; of several with one label, the first is compared with the first. */
function factChanges(before: readonly ReportFact[], after: readonly ReportFact[]): TableBlock[] {
  const left = Map.groupBy(before, ({ label }) => label);
  const pairs = after.map(({ label, value }) => [label, left.get(label)?.shift()?.value, value] as const);
  const gone = [...left.values()].flat().map(({ label, value }) => [label, value, undefined] as const);
  const rows = [...pairs, ...gone].flatMap(([label, was, is]): [string, Cell, Cell, string][] =>
    was === is ? [] : [[label, was ?? NOTHING, is ?? NOTHING, differenceOf(was, is)]],
  );
  if (rows.length === 0) return [];
  const column = rows.some(([, ...values]) => values.some((value) => !isFigure(value)))
    ? textColumn
    : figureColumn;
  const hasDifference = rows.some(([, , , difference]) => difference !== '');
  return [
    {
      kind: 'table',
      caption: '',
      columns: [
        textColumn('what', 'What'),
        column('before', 'Before'),
        column('now', 'Now'),
        ...(hasDifference ? [figureColumn('change', 'Change')] : []),
      ],
      rows: hasDifference ? rows : rows.map((row) => row.slice(0, 3)),
    },
  ];
}

function isFigure(value: Cell): boolean {
  return typeof value === 'number' || /^(?:|—|[+−]?[\d,]+)$/.test(value);
}

function differenceOf(before: Cell | undefined, now: Cell | undefined): string {
  if (typeof before !== 'number' || typeof now !== 'number') return '';
  const difference = now - before;
  if (!Number.isSafeInteger(difference)) return '';
  return difference > 0 ? `+${formatInteger(difference)}` : `−${formatInteger(-difference)}`;
}

/** Tables by what names them; several of one name in their order. */
function tablesByName(blocks: readonly ReportBlock[]): Map<string, readonly TableBlock[]> {
  const tables = blocks.filter((block) => block.kind === 'table');
  return Map.groupBy(tables, nameOf);
}

/** What names a table in its section; its other columns may change from turn to turn. */
function nameOf({ caption, columns }: TableBlock): string {
  return JSON.stringify([caption, columns[0]?.id]);
}
