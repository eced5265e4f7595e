/** Most characters of the name of a sheet. */
const LENGTH = 31;

/** Characters that the name of a sheet must not have. */
// oxlint-disable-next-line no-control-regex -- XML forbids control characters, too
const FORBIDDEN = /[[\]:*?/\\\u0000-\u001F\uFFFE\uFFFF\p{Cs}]/gu;

/** Names that workbooks keep for themselves. */
const TAKEN = ['history'];

/**
 * Names of sheets, as close to their titles as workbooks allow: up to 31 characters, without certain marks, without an apostrophe at either
 * end, and all different when case is ignored.
 */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set(TAKEN);
  return titles.map((title) => {
    const plain = title.replaceAll(FORBIDDEN, ' ').trim();
    for (let number = 1; ; number++) {
      const suffix = number === 1 ? '' : ` ${number}`;
      const name = trimmed(plain.slice(0, LENGTH - suffix.length)) + suffix;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}

/** A name without blanks and apostrophes at its ends, and never empty. */
function trimmed(name: string): string {
  return name.replaceAll(/^[\s']+|[\s']+$/g, '').replaceAll(/\p{Cs}/gu, '') || 'Sheet';
}
