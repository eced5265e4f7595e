/* oxlint-disable no-restricted-globals, no-restricted-properties, ec/exact-math -- all that no rule may ask for is replaced here */
/**
 * Two machines that agree in nothing that no rule may ask for: clock, chance, language, timers and environment.
 *
 * Rules that ask for any of it give one answer on the one and another on the other; what was asked for is noted, so that a failure can name it.
 */

/** What was computed, and what the code asked of its machine meanwhile, by name. */
export interface Computed<T> {
  readonly result: T;
  readonly asked: ReadonlySet<string>;
}

/** Runs code that returns at once, on one of the two machines. */
export function onMachine<T>(machine: 'first' | 'second', run: () => T): Computed<T> {
  const asked = new Set<string>();
  const restored: (() => void)[] = [];
  const replace = (owner: object, key: string, value: unknown): void => {
    const had = Object.getOwnPropertyDescriptor(owner, key);
    Object.defineProperty(owner, key, { value, configurable: true, writable: true });
    restored.push(() => {
      if (had) Object.defineProperty(owner, key, had);
      else Reflect.deleteProperty(owner, key);
    });
  };
  try {
    replaceChance(machine, asked, replace);
    replaceTimers(machine, asked, replace);
    if (machine === 'second') {
      replaceClock(asked, replace);
      replaceLanguage(asked, replace);
      replaceEnvironment(asked, replace);
    }
    return { result: run(), asked };
  } finally {
    for (const restore of restored.toReversed()) restore();
  }
}

type Replace = (owner: object, key: string, value: unknown) => void;
type Machine = 'first' | 'second';

/** Numbers below one half on the first machine, and from there on the second. */
function replaceChance(machine: Machine, asked: Set<string>, replace: Replace): void {
  const { random } = Math;
  replace(Math, 'random', () => {
    asked.add('Math.random');
    return random() / 2 + (machine === 'second' ? 0.5 : 0);
  });
  const { crypto } = globalThis;
  for (const name of ['randomUUID', 'getRandomValues'] as const) {
    const original: (...given: never[]) => unknown = crypto[name].bind(crypto);
    replace(crypto, name, (...given: never[]) => {
      asked.add(`crypto.${name}`);
      return original(...given);
    });
  }
}

/** Timers that never come on the first machine, and at once on the second. */
function replaceTimers(machine: Machine, asked: Set<string>, replace: Replace): void {
  for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'])
    replace(globalThis, name, (callback: () => void) => {
      asked.add(name);
      if (machine === 'second') callback();
      return 0;
    });
}

const HOUR = 3_600_000;
const LOCAL = ['Date', 'Day', 'FullYear', 'Hours', 'Month'] as const;

/** A clock that is years ahead, hurries, and stands in another time zone. */
function replaceClock(asked: Set<string>, replace: Replace): void {
  let ahead = 30_000 * HOUR;
  const Original = Date;
  const now = (): number => {
    asked.add('Date');
    return Original.now() + (ahead += HOUR);
  };
  for (const part of LOCAL)
    replace(Original.prototype, `get${part}`, function (this: Date) {
      asked.add('the time zone');
      return new Original(this.getTime() + 13 * HOUR)[`getUTC${part}`]();
    });
  replace(Original.prototype, 'getTimezoneOffset', () => {
    asked.add('the time zone');
    return -780;
  });
  replace(
    globalThis,
    'Date',
    new Proxy(Original, {
      construct: (target, given: unknown[], type) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, type) as object,
      apply: () => new Original(now()).toString(),
      get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
    }),
  );
  replace(performance, 'now', () => {
    asked.add('performance.now');
    return (ahead += HOUR);
  });
}

const LANGUAGE_TYPES = [
  'Collator',
  'DateTimeFormat',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
  'Segmenter',
] as const;

/** Another language wherever none is named; texts that are compared without one come in the opposite order. */
function replaceLanguage(asked: Set<string>, replace: Replace): void {
  const language = new Intl.NumberFormat().resolvedOptions().locale.startsWith('de') ? 'en' : 'de';
  const spoken = (given: unknown): unknown => {
    if (given !== undefined) return given;
    asked.add('the language');
    return language;
  };
  for (const name of LANGUAGE_TYPES) {
    const zone = name === 'DateTimeFormat' ? { timeZone: 'Asia/Tokyo' } : {};
    const other = (given: readonly unknown[]): unknown[] =>
      given[0] === undefined ? [spoken(undefined), { ...zone, ...Object(given[1]) }] : [...given];
    replace(
      Intl,
      name,
      new Proxy(Intl[name], {
        construct: (target, given: unknown[], type) =>
          Reflect.construct(target, other(given), type) as object,
        apply: (target, _, given: unknown[]) => Reflect.construct(target, other(given)) as object,
      }),
    );
  }
  const compare = Reflect.get(String.prototype, 'localeCompare') as (...given: unknown[]) => number;
  replace(String.prototype, 'localeCompare', function (this: string, text: string, ...given: [string?]) {
    const order = Reflect.apply(compare, this, [text, ...given]);
    return given[0] === undefined && spoken(undefined) === language ? -order : order;
  });
  const casing = language === 'de' ? 'tr' : language;
  for (const name of ['toLocaleUpperCase', 'toLocaleLowerCase'] as const) {
    const original = String.prototype[name];
    replace(String.prototype, name, function (this: string, given?: string) {
      return Reflect.apply(original, this, [given ?? (spoken(given) === language ? casing : given)]);
    });
  }
  for (const [owner, name] of [
    [Number.prototype, 'toLocaleString'],
    [BigInt.prototype, 'toLocaleString'],
    [Array.prototype, 'toLocaleString'],
    [Date.prototype, 'toLocaleString'],
    [Date.prototype, 'toLocaleDateString'],
    [Date.prototype, 'toLocaleTimeString'],
  ] as const) {
    const original = Reflect.get(owner, name) as (...given: unknown[]) => string;
    replace(owner, name, function (this: unknown, given?: unknown, ...more: unknown[]) {
      return Reflect.apply(original, this, [spoken(given), ...more]);
    });
  }
}

/** Every variable has another value, also those that are not set. */
function replaceEnvironment(asked: Set<string>, replace: Replace): void {
  const { process } = globalThis as { readonly process?: Partial<NodeJS.Process> };
  if (!process?.env) return;
  replace(
    process,
    'env',
    new Proxy(process.env, {
      get(target, key) {
        if (typeof key === 'symbol') return Reflect.get(target, key) as unknown;
        asked.add(`process.env.${key}`);
        return `${target[key] ?? ''} elsewhere`;
      },
      has: () => true,
    }),
  );
  for (const name of ['cwd', 'uptime', 'hrtime'] as const) {
    const original: unknown = process[name];
    if (typeof original !== 'function') continue;
    replace(process, name, (...given: unknown[]) => {
      asked.add(`process.${name}`);
      const was: unknown = Reflect.apply(original, process, given);
      return typeof was === 'string' ? `${was}/elsewhere` : was;
    });
  }
}
