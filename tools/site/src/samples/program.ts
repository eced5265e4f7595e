import { transform } from 'sucrase';
import { withImports } from './imports.ts';

/** What the program says first: whatever it prints goes to the page, values as Node prints short ones. */
const PRINTS = `
const inside = (value, outer = []) => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return value + 'n';
  if (typeof value === 'function') return '[Function: ' + (value.name || '(anonymous)') + ']';
  if (Object.is(value, -0)) return '-0';
  if (value === null || typeof value !== 'object') return String(value);
  if (outer.includes(value)) return '[Circular]';
  if (value instanceof Error) return String(value);
  if (value instanceof Date) return isNaN(value) ? String(value) : value.toISOString();
  const within = (one) => inside(one, [...outer, value]);
  const around = (open, parts, close) =>
    parts.length === 0 ? open + close : open + ' ' + parts.join(', ') + ' ' + close;
  if (value instanceof Map)
    return around('Map(' + value.size + ') {', [...value].map(([key, one]) => within(key) + ' => ' + within(one)), '}');
  if (value instanceof Set) return around('Set(' + value.size + ') {', [...value].map(within), '}');
  if (Array.isArray(value)) return around('[', value.map(within), ']');
  return around('{', Object.entries(value).map(([key, one]) => key + ': ' + within(one)), '}');
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
