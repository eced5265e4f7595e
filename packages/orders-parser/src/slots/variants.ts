import { shown } from '@ec/prng';
import { Mistake, type Choice, type Draw, type SlotType } from '../slot.js';

/** A value of one of several shapes, distinguished by its kind. */
export interface Variant {
  readonly kind: string;
}

/** How the value of each kind is read and written. */
export type VariantTypes<T extends Variant> = {
  readonly [Kind in T['kind']]: SlotType<Extract<T, { readonly kind: Kind }>>;
};

/**
 * A field that may hold one of several shapes; the first that reads it counts.
 *
 * @param code - code of the mistake when the field is like none of them
 * @param expects - what may stand here, with its article
 */
export function variantSlot<T extends Variant>(
  code: string,
  expects: string,
  types: VariantTypes<T>,
): SlotType<T> {
  const byKind = new Map<string, SlotType<T>>(Object.entries(types));
  const all = [...byKind.values()];
  return {
    expects,
    isOpen: all.some(({ choices, offers, isOpen }) => isOpen ?? !(choices ?? offers)),
    choices: all.flatMap(({ choices = [] }) => choices),
    offers: (typed: string): readonly Choice[] =>
      all.flatMap(({ choices = [], offers }) => offers?.(typed) ?? choices),
    read(field: string): T | Mistake {
      const mistakes: Mistake[] = [];
      for (const type of all) {
        const value = type.read(field);
        if (!(value instanceof Mistake)) return value;
        mistakes.push(value);
      }
      return mistakes.find(({ weight }) => weight > 0) ?? new Mistake(code, expects);
    },
    write(value, separator) {
      const type = byKind.get(value.kind);
      if (!type) throw new RangeError(`field: expected ${expects}, received ${shown(value.kind)}`);
      return type.write(value, separator);
    },
    generate(draw: Draw): T {
      const type = all[draw(0, all.length - 1)];
      if (!type) throw new RangeError('variants: expected at least one, received none');
      return type.generate(draw);
    },
  };
}

/** A slot type for another shape of the same values. */
export function mappedSlot<T, V>(
  inner: SlotType<T>,
  wrap: (value: T) => V,
  unwrap: (value: V) => T,
): SlotType<V> {
  const { choices, isOpen, offers } = inner;
  return {
    expects: inner.expects,
    ...(choices && { choices }),
    ...(isOpen !== undefined && { isOpen }),
    ...(offers && { offers }),
    read(field: string): V | Mistake {
      const value = inner.read(field);
      return value instanceof Mistake ? value : wrap(value);
    },
    write: (value, separator) => inner.write(unwrap(value), separator),
    generate: (draw: Draw): V => wrap(inner.generate(draw)),
  };
}
