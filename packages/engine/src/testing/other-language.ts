/* oxlint-disable no-restricted-globals -- all that no rule may ask for is replaced here */
import type { Replace } from './replace.js';

/** Zone of the other machine. */
const ZONE = 'Asia/Tokyo';

/** What speaks a language in `Intl`: whatever can say which languages it knows. */
const SPEAKERS = /* @__PURE__ */ Object.getOwnPropertyNames(Intl).filter((name) => {
  const member: unknown = Reflect.get(Intl, name);
  return typeof member === 'function' && 'supportedLocalesOf' in member;
});

/** Methods that speak a language. */
const SPEAKING = [
  [Number.prototype, 'toLocaleString'],
  [BigInt.prototype, 'toLocaleString'],
  [Array.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleDateString'],
  [Date.prototype, 'toLocaleTimeString'],
] as const;

/**
 * Another language wherever none is named, with other digits, plurals and words; texts that are compared without one come in the opposite
 * order. Dates that are written without a time zone are those of another one.
 */
export function replaceLanguage(asked: Set<string>, replace: Replace): void {
  const own = new Intl.NumberFormat().resolvedOptions().locale;
  const language = own.startsWith('ar') ? 'en' : 'ar-EG';
  const casing = /^(tr|az)/.test(own) ? 'en' : 'tr';
  const isNamed = (given: unknown): boolean =>
    given !== undefined && !(Array.isArray(given) && given.length === 0);
  const spoken = (given: unknown, other = language): unknown => {
    if (isNamed(given)) return given;
    asked.add('the language');
    return other;
  };
  const zoned = (given: unknown): unknown => {
    const options: { readonly timeZone?: unknown } = Object(given) as object;
    if (options.timeZone !== undefined) return given;
    asked.add('the time zone');
    return { ...options, timeZone: ZONE };
  };
  for (const name of SPEAKERS) {
    const Original = Reflect.get(Intl, name) as new (...given: unknown[]) => object;
    const made = (
      [locales, options, ...more]: unknown[],
      type: new (...given: never[]) => object,
    ): object => {
      const placed = name === 'DateTimeFormat' ? zoned(options) : options;
      const one = Reflect.construct<unknown[], object>(Original, [spoken(locales), placed, ...more], type);
      return one instanceof Intl.Collator && !isNamed(locales) ? turned(one) : one;
    };
    replace(
      Intl,
      name,
      new Proxy(Original, {
        construct: (_, given, type) => made(given, type as typeof Original),
        apply: (_, __, given: unknown[]) => made(given, Original),
      }),
    );
  }
  const compare = Reflect.get(String.prototype, 'localeCompare') as (...given: unknown[]) => number;
  replace(String.prototype, 'localeCompare', function (this: string, text: string, ...given: unknown[]) {
    const order = Reflect.apply(compare, this, [text, ...given]);
    return isNamed(given[0]) || spoken(undefined) !== language ? order : 0 - order;
  });
  for (const name of ['toLocaleUpperCase', 'toLocaleLowerCase'] as const) {
    const original = Reflect.get(String.prototype, name) as (...given: unknown[]) => string;
    replace(String.prototype, name, function (this: string, given?: unknown) {
      return Reflect.apply(original, this, [spoken(given, casing)]);
    });
  }
  for (const [owner, name] of SPEAKING) {
    const original = Reflect.get(owner, name) as (...given: unknown[]) => string;
    replace(owner, name, function (this: unknown, given?: unknown, options?: unknown) {
      return Reflect.apply(original, this, [
        spoken(given),
        owner === Date.prototype ? zoned(options) : options,
      ]);
    });
  }
  replaceNavigator(spoken, asked, replace);
}

/** What a page knows of the person and the machine; some of it Node knows, too. */
function replaceNavigator(spoken: (given: undefined) => unknown, asked: Set<string>, replace: Replace): void {
  const { navigator } = globalThis as { readonly navigator?: object };
  if (!navigator) return;
  const get = (target: object, key: string | symbol): unknown => {
    const value: unknown = Reflect.get(target, key);
    if (key === 'language') return spoken(undefined);
    if (key === 'languages') return [spoken(undefined)];
    if (typeof key === 'symbol' || typeof value === 'function') return value;
    asked.add(`navigator.${key}`);
    return typeof value === 'number' ? value + 1 : typeof value === 'string' ? `${value} elsewhere` : value;
  };
  replace(globalThis, 'navigator', new Proxy(navigator, { get }));
}

/** Compares the other way round. */
function turned(collator: Intl.Collator): Intl.Collator {
  const { compare } = collator;
  return Object.defineProperty(collator, 'compare', { value: (a: string, b: string) => 0 - compare(a, b) });
}
