import type { Grammar } from './grammar.js';
import { isKeyword, type Keyword, type Slot } from './statement.js';

/** Values of slots by their keys. */
export type Values = Readonly<Record<string, unknown>>;

/** Whether values are the same ones, by how their slots write them. */
export function isSame(
  { punctuation }: Grammar,
  fields: readonly (Keyword | Slot)[],
  a: object,
  b: object,
): boolean {
  const written = (values: object): string =>
    JSON.stringify(
      fields.map((field) =>
        isKeyword(field) || !Object.hasOwn(values, field.key)
          ? null
          : elementsOf(field, values).map((element) => field.type.write(element, punctuation.separator)),
      ),
    );
  return written(a) === written(b);
}

/** The values of a slot: one, or each of several. */
function elementsOf({ key, occurs }: Slot, values: object): readonly unknown[] {
  const value = valueOf(values, key);
  return occurs === 'repeated' && Array.isArray(value) ? value : [value];
}

/** Value of a slot; undefined where it is left out. */
export function valueOf(values: object, key: string): unknown {
  return Object.hasOwn(values, key) ? (values as Values)[key] : undefined;
}
