import { transform } from 'sucrase';

/** The module that a statement imports from or exports from. */
const FROM = /(\bfrom\s*|^\s*import\s*)(['"])([^'"\n]+)\2/gm;

/** What the program says first: whatever it prints goes to the page, values as Node prints short ones. */
const PRINTS = `
const inside = (value) => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return value + 'n';
  if (value === null || typeof value !== 'object') return String(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map(inside)
    : Object.entries(value).map(([key, one]) => key + ': ' + inside(one));
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return parts.length === 0 ? open + close : open + ' ' + parts.join(', ') + ' ' + close;
};
for (const name of ['log', 'info', 'warn', 'error'])
  console[name] = (...values) =>
    postMessage({ printed: values.map((one) => (typeof one === 'string' ? one : inside(one))).join(' ') });
`;

/** What it says last. */
const ENDS = `\npostMessage({ isDone: true });\n`;

/** Modules that a sample of TypeScript imports, each once. */
export function importsOf(code: string): string[] {
  return [...new Set([...code.matchAll(FROM)].map(([, , , module = '']) => module))];
}

/**
 * A sample of TypeScript as a module that runs in a worker.
 *
 * @param addressOf - where a module is; undefined where there is none
 * @throws SyntaxError when it is not TypeScript
 * @throws RangeError when it imports what there is not
 */
export function programOf(code: string, addressOf: (module: string) => string | undefined): string {
  const plain = transform(code, { transforms: ['typescript'] }).code;
  const linked = plain.replaceAll(FROM, (_, before: string, quote: string, module: string) => {
    const address = addressOf(module);
    if (address === undefined)
      throw new RangeError(`import: expected a package of this site, received "${module}"`);
    return `${before}${quote}${address}${quote}`;
  });
  return `${PRINTS}${linked}${ENDS}`;
}
