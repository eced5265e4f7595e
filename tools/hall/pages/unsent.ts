/** What the hall has not kept of a sheet: a copy that lives as long as the tab, or until it is kept or its owner signs out. */
import { tabCopy, type TabCopy, type TabStore } from './tab-copy.js';

/** A sheet with the version of the draft that it began with. */
interface UnsentSheet {
  readonly text: string;
  /** Turn that it was written for. */
  readonly turn: number;
  readonly version: string;
  /** A text that was sent before, and may have come in or not. */
  readonly unanswered?: string | undefined;
}

/**
 * The copy of a seat's sheet, which outlives the turn that the sheet was written for.
 *
 * @param draft - path of the seat's draft
 */
export function unsentCopy(store: () => TabStore, draft: string): TabCopy<UnsentSheet> {
  return tabCopy(store, draft, {
    format: (sheet) => JSON.stringify(sheet),
    parse: sheetOf,
  });
}

function sheetOf(value: string): UnsentSheet | undefined {
  const { text, turn, version, unanswered } = JSON.parse(value) as Partial<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof turn !== 'number' || typeof version !== 'string') return undefined;
  return { text, turn, version, unanswered: typeof unanswered === 'string' ? unanswered : undefined };
}
