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
 * The copy of a seat's sheet for a turn.
 *
 * @param draft - path of the seat's draft
 * @param turn - the turn before that of the sheet
 */
export function unsentCopy(store: () => TabStore, draft: string, turn: string): UnsentCopy {
  const key = `${draft} ${turn}`;
  return {
    read: () => attempt(() => sheetOf(store().getItem(key))),
    write: ({ text, version }) => attempt(() => store().setItem(key, `${version} ${text}`)),
    forget: () => attempt(() => store().removeItem(key)),
  };
}

function sheetOf(value: string | null): UnsentSheet | undefined {
  const end = value?.indexOf(' ') ?? -1;
  return value === null || end < 0 ? undefined : { version: value.slice(0, end), text: value.slice(end + 1) };
}

/** A browser may keep nothing, or no more: the sheet is in the page all the same. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
