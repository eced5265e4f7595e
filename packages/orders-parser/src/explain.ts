import { kindsAt } from './kinds-at.js';
import { separatorOf } from './punctuation.js';
import type { ReadableDeclaration } from './readable-declaration.js';
import type { Choice } from './slot.js';
import { isKeyword, syntaxOf, type Keyword, type Slot } from './statement.js';

/** An order language, as its readers see it: every `OrderLanguage` is one. */
export interface ReadableLanguage {
  readonly declaration: ReadableDeclaration;
}

/** A statement of an order language, for those who write orders. */
export interface ExplainedStatement {
  readonly kind: string;
  /** How it is written, with the names of its fields in capitals. */
  readonly form: string;
  readonly example: string;
  /** What it does, in one sentence or two. */
  readonly meaning: string;
  /** Phase of the turn in which it runs, with its number in the turn sequence, from 1 (included). */
  readonly phase: { readonly number: number; readonly name: string };
  /** Ruling or section that it follows. */
  readonly rule?: string;
  /** Address of the page that explains it. */
  readonly page?: string;
  readonly fields: readonly ExplainedField[];
  /** What it is made of, from left to right: its words, and its fields by their place among `fields`, from 0 (included). */
  readonly parts: readonly (string | number)[];
}

/** A field of a statement. */
export interface ExplainedField {
  /** Its name in the form. */
  readonly name: string;
  /** What may stand there. */
  readonly expects: string;
  /** How often it stands there; empty for once. */
  readonly occurs: string;
  /** Word before its value, where it has one. */
  readonly label?: string;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
  /** Whether it may stand there several times, with the separator of the language between them. */
  readonly isRepeated: boolean;
  /** Line that ends it, where it is lines of text. */
  readonly until?: string;
  /** All texts that may stand there, where they can be listed and there is more than one. */
  readonly choices: readonly Choice[];
}

/** Every statement of a language, in the order of its table. */
export function explainStatements(declaration: ReadableDeclaration): ExplainedStatement[] {
  const { phases, punctuation, statements, page } = declaration;
  return statements.map(({ kind, fields, example, meaning, phase, rule }) => ({
    kind,
    form: syntaxOf(fields, separatorOf(punctuation)),
    example,
    meaning,
    phase: { number: phases.indexOf(phase) + 1, name: phase },
    ...(rule !== undefined && { rule }),
    ...(page !== undefined && { page: pageAbout(page, kind) }),
    fields: explainFields(fields),
    parts: partsOf(fields),
  }));
}

/**
 * Writes a statement from the texts of its fields.
 *
 * @param values - a text for each of its fields; an empty one leaves out a field that may be left out, and otherwise stands as the field's name
 * @param separator - what stands between the words of the language's orders
 */
export function composeStatement(
  { fields, parts }: Pick<ExplainedStatement, 'fields' | 'parts'>,
  values: readonly string[],
  separator: string,
): string {
  const words = parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const field = fields[part];
    if (!field) return [];
    const given = values[part]?.trim() ?? '';
    if (given === '' && field.isOptional) return [];
    const value = given === '' ? field.name : given;
    return [field.label === undefined ? value : `${field.label} ${value}`].map((text) =>
      field.until === undefined ? text : `\n${text}\n${field.until}`,
    );
  });
  return words.join(separator).replaceAll(`${separator}\n`, '\n');
}

/** The fields of a statement or header that hold a value, each once. */
export function explainFields(fields: readonly (Keyword | Slot)[]): ExplainedField[] {
  return fields.flatMap((field) => (isKeyword(field) ? [] : [explainField(field)]));
}

/** Address of the heading of a statement on the page of its language. */
export function pageAbout(page: string, kind: string): string {
  return `${page}#${kind.toLowerCase().replaceAll(' ', '-')}`;
}

/** The words of a statement, and the place of each of its fields. */
function partsOf(fields: readonly (Keyword | Slot)[]): (string | number)[] {
  let place = 0;
  return fields.map((field) => (isKeyword(field) ? field.keyword : place++));
}

/**
 * Addresses of the pages that explain the statement at an offset of a text: those of all kinds that it may have been meant to be, the page as a
 * whole where it is none, and none where the language has no page.
 *
 * @param offset - in UTF-16 units, from 0 (included), the default
 */
export function pagesAbout({ declaration }: ReadableLanguage, text: string, offset = 0): string[] {
  const { page } = declaration;
  if (page === undefined) return [];
  const kinds = kindsAt(declaration, text, offset);
  return kinds.length === 0 ? [page] : kinds.map((kind) => pageAbout(page, kind));
}

function explainField(slot: Slot): ExplainedField {
  const { name, label, type, occurs = 'once' } = slot;
  const { expects, choices = [] } = type;
  return {
    name: name.toUpperCase(),
    expects: label === undefined ? expects : `"${label}" and ${expects}`,
    occurs: OCCURS[occurs],
    ...(label !== undefined && { label }),
    isOptional: occurs === 'optional',
    isRepeated: occurs === 'repeated',
    ...(slot.occurs === 'lines' && { until: slot.until }),
    choices: choices.length > 1 ? choices : [],
  };
}

const OCCURS: Readonly<Record<NonNullable<Slot['occurs']>, string>> = {
  once: '',
  optional: 'may be left out',
  repeated: 'one or more',
  rest: '',
  lines: '',
};
