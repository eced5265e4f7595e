/** A ruling's number, or the first and last of several in a row: `E-34`, or `E-34 to E-42`. */
const RULINGS = /\b([EGMNPX])-(\d\d)\b(?: to \1-(\d\d)\b)?/g;

/** Titles of tests, which say what holds. */
const TITLES = /\b(?:describe|test|it)\b(?:\.\w+)*\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)+)\1/g;

/** Fewest words of a title that says something by itself. */
const FEWEST_WORDS = 3;

/** Numbers of all rulings that a text cites, each once: those from one to another as well. */
export function rulingsIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, letter = '', first = '', last = first] of text.matchAll(RULINGS)) {
    for (let number = Number(first); number <= Number(last); number += 1)
      found.add(`${letter}-${String(number).padStart(2, '0')}`);
  }
  return [...found];
}

/** What tests say that holds, by the ruling that their titles name before a colon. */
export function titlesByRuling(source: string): [ruling: string, title: string][] {
  return [...source.matchAll(TITLES)].flatMap(([, , title = '']) => {
    const [named = '', ...rest] = title.split(': ');
    const words = rest.join(': ').replaceAll(/\\(.)/g, '$1').trim();
    const isPlain = words.split(/\s+/).length >= FEWEST_WORDS && !/[%$]/.test(words);
    return isPlain ? rulingsIn(named).map((ruling): [string, string] => [ruling, words]) : [];
  });
}
