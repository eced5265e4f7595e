/**
 * A copy of plain data, such as the state of a game: objects, arrays, texts, numbers, booleans and `null`.
 *
 * It takes about a sixth of the time of `structuredClone`, which also looks for cycles and for objects that mean more than their properties.
 * Where two places hold one object, the copy holds two, as it would after being stored.
 *
 * @see decision 0005
 */
export function plainCopy<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const copy: unknown[] = data.slice();
    for (let i = 0; i < copy.length; i++) {
      const part = copy[i];
      if (typeof part === 'object') copy[i] = plainCopy(part);
    }
    return copy as T;
  }
  const copy = { ...data };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object') copy[key] = plainCopy(part);
  }
  return copy;
}
