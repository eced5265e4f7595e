/**
 * How often a function reads parts of the plain data that it is given: the work that it does with them, the same on every machine and however
 * fast it is. The function gets a copy, so that what it finds is in the data, and not beside them.
 */
export function readsOf<T>(data: T, run: (copy: T) => unknown): number {
  let reads = 0;
  const known = new WeakMap<object, object>();
  const watched = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    const proxy = known.get(part) ?? new Proxy(part, watching);
    known.set(part, proxy);
    return proxy;
  };
  const watching: ProxyHandler<object> = {
    get(target, key) {
      reads += 1;
      return watched(Reflect.get(target, key));
    },
    has(target, key) {
      reads += 1;
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      reads += 1;
      return Reflect.ownKeys(target);
    },
  };
  run(watched(JSON.parse(JSON.stringify(data))) as T);
  return reads;
}
