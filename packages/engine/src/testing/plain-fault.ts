/** Deepest objects and lists inside one another: data that goes on below contains itself. */
const DEEPEST = 200;

/**
 * The first part of data that is not plain JSON: anything but objects, lists, texts, booleans, `null` and numbers that JSON has (neither `-0`
 * nor `NaN` nor infinite ones); nothing when all of it is.
 *
 * @param path - of the data, which begins the text
 * @returns the place and what is there, such as `state.fleets.2: received a Map`
 */
export function plainFault(data: unknown, path: string, depth = 0): string | undefined {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return undefined;
  if (typeof data === 'number')
    return Number.isFinite(data) && !Object.is(data, -0)
      ? undefined
      : `${path}: received ${Object.is(data, -0) ? '-0' : data}`;
  if (typeof data !== 'object')
    return `${path}: received ${data === undefined ? 'undefined' : `a ${typeof data}`}`;
  if (depth > DEEPEST) return `${path}: received data that contains itself`;
  const prototype: unknown = Object.getPrototypeOf(data);
  const isList = Array.isArray(data);
  if (prototype !== (isList ? Array.prototype : Object.prototype))
    return `${path}: received ${nameOf(prototype)}`;
  // a list without gaps has as many keys as parts, and its length
  const keys = Reflect.ownKeys(data);
  if (isList && keys.length !== data.length + 1)
    return `${path}: received a list with gaps or with keys of its own`;
  for (const key of keys) {
    if (isList && key === 'length') continue;
    const property = Object.getOwnPropertyDescriptor(data, key);
    const where = `${path}.${String(key)}`;
    if (typeof key === 'symbol' || !property?.enumerable || !('value' in property))
      return `${where}: received a property that JSON does not have`;
    const fault = plainFault(property.value, where, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function nameOf(prototype: unknown): string {
  if (typeof prototype !== 'object' || prototype === null) return 'an object without a prototype';
  return `a ${prototype.constructor.name}`;
}
