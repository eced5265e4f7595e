import type { Fields } from './fields.js';
import type { Step } from './grammar.js';
import { nearest } from './nearest.js';
import { oneOf } from './one-of.js';
import { MAX_FIELDS } from './scanner.js';
import { Mistake } from './slot.js';

/** The first field that does not fit its step, and why. */
export interface Misfit {
  readonly position: number;
  readonly mistake: Mistake;
}

/**
 * Reads fields step by step into properties of `target`. No step looks back: one that may be left out is taken
 * whenever the field fits it, and a repeated one goes on until a field is the word after it.
 *
 * @param keywordAt - field that is known to be the step's word; −1 when none is
 * @param places - receives the field of each property, where a caller wants to know
 * @returns what does not fit, or undefined when all fields are read
 */
export function readSteps(
  steps: readonly Step[],
  fields: Fields,
  keywordAt: number,
  target: Record<string, unknown>,
  places?: Map<string, number>,
): Misfit | undefined {
  const { count } = fields;
  if (count > MAX_FIELDS)
    return misfit(MAX_FIELDS - 1, new Mistake('limit-fields', `at most ${MAX_FIELDS} fields`));
  let position = 0;
  let skipped: readonly Misfit[] = [];
  for (let index = 0; index < steps.length;) {
    const step = steps[index];
    if (!step) break;
    if (step.words) {
      const next = step.words.get(fields.word(position));
      if (next !== undefined || position === keywordAt) {
        position += 1;
        index = next ?? index + 1;
        continue;
      }
      const missing = misfit(position, missingWord(step.name, step.words.keys(), fields.word(position)));
      if (step.skipTo < 0) return likeliest(skipped, missing);
      skipped = [...skipped, missing];
      index = step.skipTo;
      continue;
    }
    places?.set(step.key, position);
    switch (step.occurs) {
      case 'once': {
        const value = readField(step, fields.at(position));
        if (value instanceof Mistake) return likeliest(skipped, misfit(position, value));
        target[step.key] = value;
        position += 1;
        break;
      }
      case 'optional': {
        if (position >= count) break;
        const value = readField(step, fields.at(position));
        if (value instanceof Mistake) skipped = [...skipped, misfit(position, value)];
        else {
          target[step.key] = value;
          position += 1;
        }
        break;
      }
      case 'repeated': {
        const values: unknown[] = [];
        do {
          const value = readField(step, fields.at(position));
          if (value instanceof Mistake) return misfit(position, value);
          values.push(value);
          position += 1;
        } while (position < count && !startsStep(steps, index + 1, fields.word(position)));
        target[step.key] = values;
        break;
      }
      case 'rest':
      case 'lines': {
        const value =
          step.occurs === 'rest'
            ? readField(step, fields.from(position))
            : step.type.read(fields.linesUntil(step.until));
        if (value instanceof Mistake) return misfit(position, value);
        target[step.key] = value;
        position = count;
        break;
      }
    }
    index += 1;
  }
  if (position >= count) return undefined;
  return likeliest(skipped, misfit(position, EXTRA_FIELD));
}

const EXTRA_FIELD = /* @__PURE__ */ new Mistake('extra-field', 'the end of the statement');

function misfit(position: number, mistake: Mistake): Misfit {
  return { position, mistake };
}

/** The likeliest mistakes at a field, of the optional steps that were left out before it and of the step that had to stand there. */
function likeliest(skipped: readonly Misfit[], needed: Misfit): Misfit {
  const { position, mistake } = needed;
  const before = skipped.filter((other) => other.position === position);
  if (before.length === 0) return needed;
  const mistakes = [...before.map((other) => other.mistake), mistake];
  const weight = Math.max(...mistakes.map((each) => each.weight));
  return misfit(position, oneOf(mistakes.filter((each) => each.weight === weight)));
}

function readField({ type }: Step, field: string): unknown {
  return field === '' ? new Mistake('missing-field', type.expects) : type.read(field);
}

/** A fixed word that is missing; a spelling that is a number is never guessed. */
function missingWord(name: string, spellings: Iterable<string>, received: string): Mistake {
  return new Mistake(received === '' ? 'missing-word' : 'word-unknown', `"${name}"`, () => {
    const words = [...spellings].filter((spelling) => !/^\d/.test(spelling));
    return nearest(received, words) === undefined ? undefined : name;
  });
}

/** Whether a field opens one of the steps that may stand next: it is their word, or begins with their label. */
function startsStep(steps: readonly Step[], from: number, field: string): boolean {
  for (let index = from; ;) {
    const step = steps[index];
    if (!step) return false;
    const { words, label, skipTo } = step;
    if (words ? words.has(field) : label !== '' && field.startsWith(`${label} `)) return true;
    const isKnown = words !== undefined || label !== '';
    if (skipTo < 0 || !isKnown) return false;
    index = skipTo;
  }
}
