/* oxlint-disable no-restricted-globals, no-restricted-properties, ec/exact-math -- all that no rule may ask for is replaced here */
/**
 * Two machines that agree in nothing that no rule may ask for: clock, chance, language, timers and environment.
 *
 * Rules that ask for any of it give one answer on the one and another on the other; what was asked for is noted, so that a failure can name it.
 */
import { replaceLanguage } from './other-language.js';
import type { Replace } from './replace.js';

/** What was computed, and what the code asked of its machine meanwhile, by name. */
export interface Computed<T> {
  readonly result: T;
  readonly asked: ReadonlySet<string>;
}

/** Puts another property in the place of one, for as long as the code runs. */
type Define = (owner: object, key: string, property: PropertyDescriptor) => void;

/** Runs code that returns at once, on one of the two machines. */
export function onMachine<T>(machine: 'first' | 'second', run: () => T): Computed<T> {
  const asked = new Set<string>();
  const restored: (() => void)[] = [];
  const define: Define = (owner, key, property) => {
    const had = Object.getOwnPropertyDescriptor(owner, key);
    Object.defineProperty(owner, key, { configurable: true, ...property });
    restored.push(() => {
      if (had) Object.defineProperty(owner, key, had);
      else Reflect.deleteProperty(owner, key);
    });
  };
  const replace: Replace = (owner, key, value) => define(owner, key, { value, writable: true });
  try {
    replaceChance(machine, asked, replace);
    replaceTimers(machine, asked, replace);
    if (machine === 'second') {
      replaceClock(asked, replace);
      replaceLanguage(asked, replace);
      replaceEnvironment(asked, define);
    }
    return { result: run(), asked };
  } finally {
    for (const restore of restored.toReversed()) restore();
  }
}

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
const MINUTE = 60_000;
/** Minutes by which the other time zone is ahead of UTC. */
const ZONE = 825;
const LOCAL = ['Date', 'Day', 'FullYear', 'Hours', 'Minutes', 'Month'] as const;
const SET = ['Date', 'FullYear', 'Hours', 'Minutes', 'Month'] as const;
/** Texts that state their time zone, or are those of a day in UTC. */
const STATES_ZONE = /(Z|UTC?|GMT|[+-]\d\d:?\d\d|\([^)]*\))\s*$|^[+-]?\d{4,6}(-\d\d){0,2}$/i;

/** A clock that is years ahead, hurries, and stands in another time zone. */
function replaceClock(asked: Set<string>, replace: Replace): void {
  let ahead = 30_000 * HOUR;
  const Original = Date;
  const offset: () => number = Reflect.get(Original.prototype, 'getTimezoneOffset');
  const offsetOf = (date: Date): number => Reflect.apply(offset, date, []) * MINUTE;
  const now = (): number => {
    asked.add('Date');
    return Original.now() + (ahead += HOUR);
  };
  replaceZone(asked, replace);
  // a time of a clock on the wall: its parts, or a text without a zone
  const placed = (given: unknown[]): unknown[] => {
    const [first] = given;
    const isLocal = given.length > 1 || (typeof first === 'string' && !STATES_ZONE.test(first));
    if (!isLocal) return given.length === 0 ? [now()] : given;
    asked.add('the time zone');
    const here = Reflect.construct(Original, given) as Date;
    return [here.getTime() - offsetOf(here) - ZONE * MINUTE];
  };
  replace(
    globalThis,
    'Date',
    new Proxy(Original, {
      construct: (target, given: unknown[], type) => Reflect.construct(target, placed(given), type) as object,
      apply: () => new Original(now()).toString(),
      get: (target, key) => {
        if (key === 'now') return now;
        if (key === 'parse')
          return (text: string) => (Reflect.construct(target, placed([text])) as Date).getTime();
        return Reflect.get(target, key) as unknown;
      },
    }),
  );
  replace(performance, 'now', () => {
    asked.add('performance.now');
    return (ahead += HOUR);
  });
}

/** Another time zone wherever a date is taken apart, changed or written. */
function replaceZone(asked: Set<string>, replace: Replace): void {
  const Original = Date;
  const there = (date: Date): Date => {
    asked.add('the time zone');
    return new Original(date.getTime() + ZONE * MINUTE);
  };
  for (const part of LOCAL)
    replace(Original.prototype, `get${part}`, function (this: Date) {
      return there(this)[`getUTC${part}`]();
    });
  for (const part of SET)
    replace(Original.prototype, `set${part}`, function (this: Date, ...given: number[]) {
      const date = there(this);
      Reflect.apply(Reflect.get(date, `setUTC${part}`) as () => number, date, given);
      return this.setTime(date.getTime() - ZONE * MINUTE);
    });
  for (const name of ['toString', 'toDateString', 'toTimeString'])
    replace(Original.prototype, name, function (this: Date) {
      return there(this).toUTCString();
    });
  replace(Original.prototype, 'getTimezoneOffset', () => {
    asked.add('the time zone');
    return -ZONE;
  });
}

/** Every variable has another value, also those that are not set, and another process asks on another kind of machine. */
function replaceEnvironment(asked: Set<string>, define: Define): void {
  const { process } = globalThis as { readonly process?: Partial<NodeJS.Process> };
  if (!process?.env) return;
  const { env } = process;
  const value = new Proxy(env, {
    get(target, key) {
      if (typeof key === 'symbol') return Reflect.get(target, key) as unknown;
      asked.add(`process.env.${key}`);
      return `${target[key] ?? ''} elsewhere`;
    },
    has: () => true,
  });
  define(process, 'env', { value });
  for (const name of ['pid', 'platform', 'arch', 'version', 'cwd', 'uptime', 'hrtime'] as const) {
    const original: unknown = process[name];
    const get = (): unknown => {
      asked.add(`process.${name}`);
      if (typeof original !== 'function') return elsewhere(original);
      return (...given: unknown[]) => elsewhere(Reflect.apply(original, process, given));
    };
    if (original !== undefined) define(process, name, { get });
  }
}

function elsewhere(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}/elsewhere` : value;
}
