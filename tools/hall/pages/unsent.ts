/** What the hall has not kept of a sheet: a copy that lives as long as the tab, or until it is kept or its owner signs out. */
import { tabCopy, type TabCopy, type TabStore } from './tab-copy.js';

/** A sheet with the version of the draft that it began with. */
interface UnsentSheet {
  readonly text: string;
  /** Turn that it was written for. */
  readonly turn: number;
  readonly version: string;
}

/**
 * The copy of a seat's sheet, which outlives the turn that the sheet was written for.
 *
 * @param draft - path of the seat's draft
 */
export function unsentCopy(store: () => TabStore, draft: string): TabCopy<UnsentSheet> {
  return tabCopy(store, draft, {
    format: ({ text, turn, version }) => `${turn} ${version} ${text}`,
    parse: sheetOf,
  });
}

function sheetOf(value: string): UnsentSheet | undefined {
  const [, turn, version, text] = /^(\d+) (\S+) ([^]*)$/.exec(value) ?? [];
  if (turn === undefined || version === undefined || text === undefined) return undefined;
  return { turn: Number(turn), version, text };
}
