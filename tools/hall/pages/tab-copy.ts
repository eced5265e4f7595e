/** What a tab remembers; of a browser, its session storage. */
export interface TabStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** How a tab writes something down. */
export interface Writing<T> {
  readonly format: (value: T) => string;
  /** `undefined` where a text is nothing that was written so. */
  readonly parse: (text: string) => T | undefined;
}

/** A copy of what somebody has written, which lives as long as the tab. */
export interface TabCopy<T> {
  /** The copy; `undefined` where there is none. */
  read(): T | undefined;
  /** Takes the place of the copy, as far as the browser allows it. */
  write(value: T): void;
  forget(): void;
}

/** The copy that a tab has under a key. */
export function tabCopy<T>(store: () => TabStore, key: string, { format, parse }: Writing<T>): TabCopy<T> {
  return {
    read: () => attempt(() => parse(store().getItem(key) ?? '')),
    write: (value) => attempt(() => store().setItem(key, format(value))),
    forget: () => attempt(() => store().removeItem(key)),
  };
}

/** A browser may keep nothing, or no more: what was written is in the page all the same. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
