import { describe, expect, test } from 'vitest';
import { documents, readDocument } from '../src/documents.ts';
import { sentencesOf, wordsIn } from '../src/sentences.ts';

/** Most words of a sentence (included). */
const LONGEST = 50;

/** Most words of a page's sentences on average (included). */
const MEAN = 24;

/** Turns of phrase that no native reader would use, and what to write. */
const TURNS: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\bWhose a\b/, 'begin with the subject'],
  [/\bso to say\b/i, 'so to speak'],
  [/\b(?:informations|advices|equipments|softwares)\b/i, 'the singular'],
  [/\bdiscuss about\b/i, 'discuss'],
  [/\bin case that\b/i, 'in case'],
  [/\bthe both\b/i, 'both'],
  [/\b(?:allows|permits|enables) to\b/i, 'lets … do'],
];

describe('sentences of a page', () => {
  test('are found in paragraphs and lists, and not in tables, code, headings and pictures', () => {
    const page = [
      '# A title. It is no sentence.',
      'One is short. *Another* has `code; with marks.` in it, and a [link. Or so](page.md).',
      '- An item',
      '- Another item.',
      '',
      '| a. | b. |',
      '```ts\nconst text = "One. Two.";\n```',
      '![A picture. Or two.](picture.svg)',
    ].join('\n');
    expect(sentencesOf(page)).toEqual([
      'One is short.',
      'Another has Code in it, and a link.',
      'Or so.',
      '- An item',
      '- Another item.',
    ]);
  });

  test.each([
    ['- An item', 2],
    ['From 4 × 3 to 10².', 5],
    ['…', 0],
  ])('%s has %i words', (sentence, words) => expect(wordsIn(sentence)).toBe(words));
});

test.each(documents())('%s reads well', (path) => {
  const sentences = sentencesOf(readDocument(path));
  expect(sentences.filter((sentence) => wordsIn(sentence) > LONGEST)).toEqual([]);
  const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
  expect(words).toBeLessThanOrEqual(MEAN * sentences.length);
  const odd = TURNS.flatMap(([found, instead]) =>
    sentences.filter((sentence) => found.test(sentence)).map((sentence) => `${instead}: ${sentence}`),
  );
  expect(odd).toEqual([]);
});
