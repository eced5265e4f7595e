/**
 * What changed from one report to the next: a report of its own, so that every format can show it.
 *
 * Two documents are compared as a reader would do it with a pencil: section by section, facts by their labels, rows of tables by what names
 * them. What a section tells of one turn alone has nothing to be compared with, and stands as it is. A comparison of texts was refused: it
 * takes a figure that became longer for a row that moved.
 */
import { requireDocument } from '../document/require-document.js';
import { section } from '../document/section.js';
import {
  REPORT_SCHEMA,
  type NotesBlock,
  type ReportDocument,
  type ReportSection,
} from '../document/types.js';
import { blockChanges } from './block-changes.js';

/**
 * What changed since an earlier report of the same reader.
 *
 * Sections that tell of one turn alone (`isNews`), and sections that are new, stand whole. Of all others remain facts and rows that are
 * new, gone or different, with both values, and sentences that were not there before. Pictures and lines of such sections are left out.
 *
 * @throws RangeError when a document breaks a promise of its type (a caller's bug)
 */
export function changesSince(before: ReportDocument, after: ReportDocument): ReportDocument {
  requireDocument(before);
  requireDocument(after);
  const earlier = new Map(before.sections.map((one) => [one.id, one]));
  const sections = after.sections.flatMap((one) => sectionChanges(earlier.get(one.id), one));
  const kept = new Set(after.sections.map(({ id }) => id));
  const gone = before.sections.filter(({ id, isNews, detail }) => !isNews && !detail && !kept.has(id));
  const all = [
    ...sections,
    ...(gone.length === 0
      ? []
      : [
          section(freeId('no-longer', kept), 'No longer in the report', list(gone.map(({ title }) => title))),
        ]),
  ];
  return {
    schema: REPORT_SCHEMA,
    title: `${after.title}: what changed`,
    subtitle: `Since the report "${before.title}".`,
    sections:
      all.length === 0
        ? [section('unchanged', 'Nothing changed', list(['The two reports say the same.']))]
        : withoutLooseEnds(all),
  };
}

function sectionChanges(before: ReportSection | undefined, after: ReportSection): ReportSection[] {
  if (before === undefined || after.isNews) return [after];
  const blocks = blockChanges(before.blocks, after.blocks);
  return blocks.length === 0 ? [] : [{ ...after, blocks }];
}

/** An ID that no section has, which begins with another. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  return taken.has(id) ? freeId(`${id}-too`, taken) : id;
}

function list(texts: readonly string[]): NotesBlock {
  return { kind: 'notes', notes: texts.map((text) => ({ text })) };
}

/** Notes refer to sections that are there. */
function withoutLooseEnds(sections: readonly ReportSection[]): ReportSection[] {
  const shown = new Set(sections.flatMap(({ id, detail }) => (detail ? [] : [id])));
  return sections.map((one) => ({
    ...one,
    blocks: one.blocks.map((block) => {
      if (block.kind !== 'notes') return block;
      const notes = block.notes.map(({ section: place, ...note }) =>
        place !== undefined && shown.has(place) ? { ...note, section: place } : note,
      );
      return { ...block, notes };
    }),
  }));
}
