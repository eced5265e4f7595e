/**
 * The first part of data that is not JSON: anything but plain objects, lists without gaps, texts without half a surrogate pair, booleans,
 * `null` and finite numbers; nothing when all of it is. Without recursion, because data may be deep.
 *
 * @param path - of the data, which begins the text
 * @returns the place and what is there, such as `state.fleets.2: expected JSON data, received a Map`
 */
export function jsonFault(data: unknown, path: string): string | undefined {
  const around = new Set<unknown>();
  const open: (readonly [part: unknown, path: string, isDone: boolean])[] = [[data, path, false]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, where, isDone] = next;
    if (isDone) {
      around.delete(part);
      continue;
    }
    const received = around.has(part) ? 'data that contains itself' : oddity(part);
    if (received !== undefined) return `${where}: expected JSON data, received ${received}`;
    if (typeof part !== 'object' || part === null) continue;
    around.add(part);
    open.push([part, where, true]);
    // the first part comes off last, and a list's gaps count
    const parts = Array.isArray(part) ? [...part.entries()] : Object.entries(part);
    for (const [key, inner] of parts.toReversed()) open.push([inner, `${where}.${key}`, false]);
  }
  return undefined;
}

/** What a part is that JSON does not have; its own parts do not count. */
function oddity(part: unknown): string | undefined {
  switch (typeof part) {
    case 'string':
      return HALF_A_PAIR.test(part) ? 'half a surrogate pair' : undefined;
    case 'number':
      return Number.isFinite(part) ? undefined : String(part);
    case 'boolean':
      return undefined;
    case 'object':
      return part === null || Array.isArray(part) ? undefined : objectOddity(part);
    case 'undefined':
      return 'undefined';
    case 'bigint':
    case 'function':
    case 'symbol':
      return `a ${typeof part}`;
  }
}

function objectOddity(object: object): string | undefined {
  if (Object.keys(object).some((key) => HALF_A_PAIR.test(key))) return 'a key with half a surrogate pair';
  const prototype: unknown = Object.getPrototypeOf(object);
  // a plain object may come from another realm, whose prototype is another one
  const isPlain =
    typeof prototype !== 'object' || prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain ? undefined : classOf(prototype);
}

/** What an object is by its prototype, with the article. */
function classOf({ constructor }: { readonly constructor?: unknown }): string {
  const name = typeof constructor === 'function' ? constructor.name : '';
  if (name === '' || name === 'Object') return 'an object with a prototype of its own';
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** Half a surrogate pair, which no file in UTF-8 can hold. */
export const HALF_A_PAIR = /\p{Cs}/u;
