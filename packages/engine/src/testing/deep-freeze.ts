/** What is frozen down to its last part; `Object.isFrozen` says nothing of the parts. */
const frozen = /* @__PURE__ */ new WeakSet<object>();

/** Freezes plain data down to its last part, so that whoever writes into it throws a `TypeError`; returns it. */
export function deepFreeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null || frozen.has(data)) return data;
  frozen.add(data);
  Object.freeze(data);
  for (const part of Object.values(data)) deepFreeze(part);
  return data;
}
