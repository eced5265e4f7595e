import { transform } from 'sucrase';
import { withImports } from './imports.ts';

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

/**
 * A sample of TypeScript as a module that runs in a worker.
 *
 * @param addressOf - where a module is; undefined where there is none
 * @throws SyntaxError when it is not TypeScript
 * @throws RangeError when it imports what there is not
 */
export function programOf(code: string, addressOf: (module: string) => string | undefined): string {
  const plain = transform(code, { transforms: ['typescript'] }).code;
  const linked = withImports(plain, (module) => {
    const address = addressOf(module);
    if (address !== undefined) return address;
    throw new RangeError(`import: expected a package of this site, received "${module}"`);
  });
  return `${PRINTS}${linked}${ENDS}`;
}
