/** Freezes plain data down to its last part, so that whoever writes into it throws a `TypeError`; returns it. */
export function deepFreeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  Object.freeze(data);
  for (const part of Object.values(data)) deepFreeze(part);
  return data;
}
