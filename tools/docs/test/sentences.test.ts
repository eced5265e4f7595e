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
  [/^(?:- )?Who (?!is asking\.)[^?]*[^?:]$/, 'A player who …, or the empire that …'],
  [/^(?:- )?Whoever\b/, 'A player who …, or the empire that …'],
  [/\bwhose(?:so)?ever\b/i, 'whoever owns …'],
  [
    /\b(?:page|guide|report|section|table|rulebook|column|sheet|test|figure)s? tells?\b/i,
    'shows, says or explains',
  ],
  [/\ban? own\b/i, 'its own, or one of its own'],
  [/\bbe it\b/i, 'whether, or even'],
  [/, save (?:for|in|those|that|when|where|by|of)\b/, 'except'],
  [/\bgone on (?:from|with)\b/, 'continued, or resumed'],
  [/\bto (?:the|the same) byte\b(?! of)/, 'byte for byte'],
  [/\banew\b/, 'again'],
  [/\b(?:for so many|so many of)\b/, 'a certain number, or as many as'],
  [/\bbesides[.;,]|[.;:] besides,/i, 'also, too or extra'],
  [/\bas ever\b/, 'as usual'],
  [/\bread along\b/i, 'follow'],
  [/\bnext to (?:no|nothing|all|free)\b/, 'almost'],
  [/\baddress(?:es)? of mail\b/, 'mail address'],
  [/\bis no (?:part|mistake|member|whole|integer)\b/, 'is not a …'],
  [/\bless than \d+ (?!%)\p{L}+s\b/u, 'fewer than'],
  [/\bfair part\b/, 'fair share'],
  [/\bshall\b/, 'will, or is to'],
  [/\bcan be told\b/, 'is known, or can be recognised'],
  [/\bhow it is\b[.,]/, 'its state, or its health'],
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

test.each([
  'Who sends nothing loses a fleet.',
  'Whoever arrives first owns it.',
  'This page tells what to do.',
  'Nothing happens, save in a live game.',
  'The same seed gives the same game to the byte.',
  'A plan gives two orders besides.',
  'Raids cost next to nothing.',
])('%s has a turn that is found', (sentence) => expect(oddTurns([sentence])).toHaveLength(1));

test.each(['Who wins?', 'Tell players what their report says.', 'Besides the text, there is a page.'])(
  '%s has none',
  (sentence) => expect(oddTurns([sentence])).toEqual([]),
);

test.each(documents())('%s reads well', (path) => {
  const sentences = sentencesOf(readDocument(path));
  expect(sentences.filter((sentence) => wordsIn(sentence) > LONGEST)).toEqual([]);
  const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
  expect(words).toBeLessThanOrEqual(MEAN * sentences.length);
  expect(oddTurns(sentences)).toEqual([]);
});

/** Sentences with a turn of phrase that no native reader would use, each behind what to write. */
function oddTurns(sentences: readonly string[]): string[] {
  return TURNS.flatMap(([found, instead]) =>
    sentences.filter((sentence) => found.test(sentence)).map((sentence) => `${instead}: ${sentence}`),
  );
}
