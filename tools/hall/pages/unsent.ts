/** What the hall has not kept of a sheet: a copy that lives as long as the tab, or until it is kept or its owner signs out. */

/** What a tab remembers; of a browser, its session storage. */
export interface TabStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A sheet with the version of the draft that it began with. */
interface UnsentSheet {
  readonly text: string;
  /** Turn that it was written for. */
  readonly turn: number;
  readonly version: string;
}

/** The copy of one sheet. */
export interface UnsentCopy {
  /** The copy; `undefined` where there is none. */
  read(): UnsentSheet | undefined;
  /** Takes the place of the copy, as far as the browser allows it. */
  write(sheet: UnsentSheet): void;
  forget(): void;
}

/**
 * The copy of a seat's sheet, which outlives the turn that the sheet was written for.
 *
 * @param draft - path of the seat's draft
 */
export function unsentCopy(store: () => TabStore, draft: string): UnsentCopy {
  return {
    read: () => attempt(() => sheetOf(store().getItem(draft))),
    write: ({ text, turn, version }) => attempt(() => store().setItem(draft, `${turn} ${version} ${text}`)),
    forget: () => attempt(() => store().removeItem(draft)),
  };
}

function sheetOf(value: string | null): UnsentSheet | undefined {
  const [, turn, version, text] = /^(\d+) (\S+) ([^]*)$/.exec(value ?? '') ?? [];
  if (turn === undefined || version === undefined || text === undefined) return undefined;
  return { turn: Number(turn), version, text };
}

/** A browser may keep nothing, or no more: the sheet is in the page all the same. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
