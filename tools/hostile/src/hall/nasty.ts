/** Addresses and bodies that nobody expects. */
import fc from 'fast-check';
import { FORM, HOST_FILE, MARKUP } from './people.ts';

/** Texts with a meaning for some program on the way: files, SQL, prototypes, headers, numbers, markup, terminals. */
const NASTY = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1',
    '2',
    '1.5',
    '1e400',
    'NaN',
    '999999',
    '9007199254740993',
    'true',
    'null',
    'on',
  ],
  ...['../../etc/passwd', '..\\..\\x', '/dev/zero', HOST_FILE, 'data:text/javascript,1', 'x\0y'],
  ...["' OR 1=1 --", '"; DROP TABLE people; --', '%', '_', '__proto__', 'constructor', 'toString', '{{7*7}}'],
  ...[
    'a\r\nSet-Cookie: x=y',
    'a\nBcc: eve@evil.example',
    MARKUP,
    `">${MARKUP}`,
    '//evil.example',
    '/\\evil.example',
  ],
  ...[
    '\u001B[31m',
    '\u202E',
    '\uFEFF',
    '\uFFFD',
    '🚀',
    'ﬁ',
    'İ',
    '--help',
    '--json',
    '-',
    '@',
    '$(id)',
    '`id`',
  ],
  ...[
    'eve@evil.example',
    'a@b',
    `${'a'.repeat(300)}@evil.example`,
    'x'.repeat(20_001),
    '2030-01-01T00:00:00Z',
  ],
  ...[
    'text',
    'html',
    'json',
    'xlsx',
    'workbook',
    'check',
    'complete',
    'forecast',
    'phrasebook',
    'yes',
    'turn',
    'now',
  ],
] as const;

const NAMES = [
  ...[
    'email',
    'next',
    'token',
    'name',
    'zone',
    'session',
    'id',
    'key',
    'response',
    'words',
    'seat',
    'decline',
  ],
  ...[
    'text',
    'for',
    'to',
    'anonymous',
    'delivery',
    'turn',
    'format',
    'ask',
    'offset',
    'bot',
    'seats',
    'where',
  ],
  ...[
    'time',
    'maxSilent',
    'notice',
    'due',
    'dryRun',
    'earlier',
    'out',
    'ruleset',
    'extend',
    'zone',
    'weekdays',
  ],
  ...['__proto__', 'constructor', 'to[]', 'a.b', '', 'length'],
] as const;

const nasty = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const name = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...NAMES) }, nasty);
const fields = fc.array(fc.tuple(name, nasty), { maxLength: 8 });
/** Parts of a path as they are sent: some of them are no text at all once they are decoded. */
const part = fc.oneof(
  fc.constantFrom(
    'game',
    'over',
    'other',
    'none',
    '..',
    '%2e%2e',
    '%2e%2e%2fgame',
    'game%00',
    'game.ec',
    '__proto__',
    '%E0%A4%A',
    '%',
    '%ff',
    '1',
    '2',
    '0',
    '-1',
    '1e1',
    '0001',
    '999999',
    '9999999',
    'x'.repeat(2_000),
  ),
  nasty.map((text) => encodeURIComponent(text.slice(0, 1_000))),
);

const lines = (parts: readonly string[]): string => parts.join('\r\n');
const multipart = fc.constantFrom(
  { type: 'multipart/form-data', body: 'no boundary' },
  { type: 'multipart/form-data; boundary=', body: '--\r\n\r\n' },
  { type: 'multipart/form-data; boundary=b', body: 'no part' },
  {
    type: 'multipart/form-data; boundary=b',
    body: lines(['--b', 'Content-Disposition: form-data; name="text"', '', 'open']),
  },
  {
    type: 'multipart/form-data; boundary=b',
    body: lines([
      '--b',
      'Content-Disposition: form-data; name="text"; filename="../../x"',
      'Content-Type: text/html',
      '',
      MARKUP,
      '--b--',
      '',
    ]),
  },
  {
    type: 'multipart/form-data; boundary=b',
    body: lines(['--b', 'Content-Disposition: form-data; name="__proto__"', '', 'x', '--b--', '']),
  },
  { type: `multipart/form-data; boundary=${'b'.repeat(5_000)}`, body: '--b--' },
  {
    type: 'multipart/form-data; boundary=b',
    body: `${lines(['--b', 'Content-Disposition: form-data; name="to"', '', '1', '']).repeat(2_000)}--b--\r\n`,
  },
);

/** A body, and what it says it is. */
export const body = fc.oneof(
  fields.map((given) => ({
    type: FORM['Content-Type'] ?? '',
    body: new URLSearchParams(given.map(([one, value]) => [one, value])).toString(),
  })),
  fc
    .constantFrom('%', '%ff=%ff', '=&=&=', '&'.repeat(10_000), 'a=1'.repeat(20_000))
    .map((text) => ({ type: FORM['Content-Type'] ?? '', body: text })),
  fc
    .oneof(
      fc.json({ maxDepth: 3 }),
      fields.map((given) => JSON.stringify(Object.fromEntries(given))),
      fc
        .record({
          ask: fc.constantFrom('check', 'forecast', 'complete', 'kindsOf', 'phrasebook'),
          text: nasty,
          offset: fc.oneof(fc.integer(), fc.double()),
        })
        .map((asked) => JSON.stringify(asked)),
      fc
        .record({
          to: fc.anything(),
          text: fc.anything(),
          delivery: nasty,
          anonymous: fc.boolean(),
          email: fc.anything(),
          response: fc.anything(),
        })
        .map(
          (letter) =>
            JSON.stringify(letter, (_, value: unknown) =>
              typeof value === 'bigint' ? Number(value) : value,
            ) ?? '',
        ),
      fc.constantFrom(
        '',
        '{',
        'null',
        '[]',
        '"x"',
        '0',
        '{"__proto__":{"isHost":true}}',
        '{"constructor":{"prototype":{"isHost":true}}}',
        `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
        `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
        '{"text":"\\ud800","to":[1e999]}',
      ),
    )
    .map((text) => ({ type: 'application/json', body: text })),
  multipart,
  fc
    .tuple(
      fc.constantFrom(
        'text/plain',
        'text/plain; charset=utf-16',
        'application/xml',
        'image/svg+xml',
        'application/octet-stream',
        'x',
        '',
      ),
      fc.uint8Array({ maxLength: 200 }),
    )
    .map(([type, bytes]) => ({ type, body: bytes })),
);

/** Characters of the longest parameter of an address: a longer one is refused before the hall sees it. */
const PARAMETER = 1_000;

/** Addresses of a pattern. Most of them lead to the game. */
export function pathOf(pattern: string): fc.Arbitrary<string> {
  const own: Readonly<Record<string, string>> = { ':game': 'game', ':seat': '1', ':name': 'page.js' };
  const parts = pattern
    .split('/')
    .map((one) =>
      one.startsWith(':')
        ? fc.oneof({ weight: 3, arbitrary: fc.constant(own[one] ?? '') }, part)
        : fc.constant(one),
    );
  const query = fields.map((given) =>
    given.map(([one, value]) => [one.slice(0, PARAMETER), value.slice(0, PARAMETER)]),
  );
  return fc
    .tuple(
      fc.tuple(...parts),
      fc.oneof(
        query.map((given) => new URLSearchParams(given).toString()),
        fc.constantFrom('', '%', '%ff', '&&&', 'turn', 'turn=1&turn=2'),
      ),
    )
    .map(([path, asked]) => `${path.join('/')}${asked === '' ? '' : `?${asked}`}`);
}
