import canonicalize from 'canonicalize';
import { jsonFault } from './json-fault.js';

/** Deepest lists and objects inside one another that are copied; the library goes on below. */
const DEEPEST = 128;

/**
 * Canonical JSON (RFC 8785: keys sorted, shortest numbers, no blanks) of plain data.
 *
 * Texts and numbers are written as `JSON.stringify` writes them, so that for plain data only the order of the keys is left to do: a copy in
 * that order is written, in a fifth of the time that the library takes. The library writes what is not as plain but JSON all the same.
 *
 * @param path - of the data, which begins the message of an error
 * @throws TypeError when the data is not JSON; it names the first part that is not
 */
export function canonicalJson(data: unknown, path: string): string {
  const copy = inOrder(data, 0);
  const json = copy === undefined ? undefined : JSON.stringify(copy);
  // only half a surrogate pair is written with this escape
  if (json !== undefined && !json.includes(String.raw`\ud`)) return json;
  const fault = jsonFault(data, path);
  if (fault !== undefined) throw new TypeError(fault);
  return String(canonicalize(data));
}

/** A copy of plain data whose keys are sorted; nothing where there is none. */
function inOrder(data: unknown, depth: number): unknown {
  if (typeof data === 'number') return Number.isFinite(data) ? data : undefined;
  if (typeof data === 'string' || typeof data === 'boolean' || data === null) return data;
  if (typeof data !== 'object' || depth === DEEPEST) return undefined;
  if (Array.isArray(data)) {
    const list: unknown[] = data.slice();
    for (let i = 0; i < list.length; i++) {
      const part = inOrder(list[i], depth + 1);
      if (part === undefined) return undefined;
      list[i] = part;
    }
    return list;
  }
  if (Object.getPrototypeOf(data) !== Object.prototype || 'toJSON' in data) return undefined;
  const fields = data as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(fields).sort()) {
    const part = keepsItsPlace(key) ? inOrder(fields[key], depth + 1) : undefined;
    if (part === undefined) return undefined;
    copy[key] = part;
  }
  return copy;
}

/** Whether a key stands in an object where it was put: numbers come before all others, and `__proto__` is no key. */
function keepsItsPlace(key: string): boolean {
  const first = key.charCodeAt(0);
  return first !== UNDERSCORE && !(first >= ZERO && first <= NINE);
}

const [ZERO, NINE, UNDERSCORE] = [0x30, 0x39, 0x5f];
