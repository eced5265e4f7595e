import { ec4xLanguage } from '@ec/ec4x/rules';
import { empyreanLanguage } from '@ec/empyrean/rules';
import { galaxyLanguage } from '@ec/galaxyng/rules';
import { goofspielLanguage } from '@ec/goofspiel/rules';
import { multiplanetaryLanguage } from '@ec/multiplanetary/rules';
import {
  formatOrder,
  composeStatement,
  explainStatements,
  separatorOf,
  type Keyword,
  type Order,
  type OrderLanguage,
  type Slot,
} from '@ec/orders-parser';
import { orderArbitrary } from '@ec/orders-parser/testing';
import { proximaLanguage } from '@ec/proxima/rules';
import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

/** What a player would fill into the fields of an order's statement. */
function textsOf<O extends Order, H>(language: OrderLanguage<O, H>, order: O, separator: string): string[] {
  const given = new Map<string, unknown>(Object.entries(order));
  const row = language.declaration.statements.find(({ kind }) => kind === order.kind);
  const fields: readonly (Keyword | Slot)[] = row?.fields ?? [];
  const slots = fields.flatMap((field) => ('keyword' in field ? [] : [field]));
  return slots.map(({ key, type, occurs }) => {
    const value = given.get(key);
    if (value === undefined) return '';
    const all = occurs === 'repeated' && Array.isArray(value) ? value : [value];
    return all.map((one) => type.write(one)).join(separator);
  });
}

function formIsRead<O extends Order, H>(language: OrderLanguage<O, H>): void {
  const { declaration } = language;
  const separator = separatorOf(declaration.punctuation);
  const explained = explainStatements(declaration);
  fc.assert(
    fc.property(orderArbitrary(language), (order) => {
      const statement = explained.find(({ kind }) => kind === order.kind);
      if (!statement) throw new Error(`${order.kind}: expected to be explained`);
      const text = composeStatement(statement, textsOf(language, order, separator), separator);
      expect(language.parse(text).orders.map((placed) => placed.order)).toEqual(
        language.parse(formatOrder(language, order)).orders.map((placed) => placed.order),
      );
    }),
  );
}

describe('What a form writes is read as the order that was filled in', () => {
  test('EC4X', () => formIsRead(ec4xLanguage));
  test('Empyrean Challenge', () => formIsRead(empyreanLanguage));
  test('GalaxyNG', () => formIsRead(galaxyLanguage));
  test('Goofspiel', () => formIsRead(goofspielLanguage));
  test('Multiplanetary Empire', () => formIsRead(multiplanetaryLanguage));
  test('Proxima', () => formIsRead(proximaLanguage));
});
