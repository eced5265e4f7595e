import { expect, test } from 'vitest';
import { parseMail } from '../../src/game/parse-mail.js';

/** A mail of parts, each with the type of its text. */
function mail(kind: string, ...parts: readonly (readonly [type: string, text: string])[]): Uint8Array {
  const bodies = parts.map(([type, text]) => `--b\r\nContent-Type: text/${type}\r\n\r\n${text}\r\n`);
  return Buffer.from(`Content-Type: multipart/${kind}; boundary=b\r\n\r\n${bodies.join('')}--b--\r\n`);
}

const PLAIN = ['plain', 'fleet 5'] as const;
const PAGE = ['html', '<table><tr><td>fleet<td>6</table>'] as const;

test.each([
  ['its plain text, where the same is there in HTML', mail('alternative', PLAIN, PAGE), 'fleet 5', false],
  ['its HTML, where there is nothing else', mail('mixed', PAGE), 'fleet   6', true],
  ['both, where they are parts of one text', mail('mixed', PLAIN, PAGE), 'fleet 5\n\nfleet   6', true],
  ['none, where it has no part', mail('mixed'), '', false],
])('the text of a mail is %s', async (_, bytes, text, isHtml) => {
  const read = await parseMail(bytes);
  expect({ ...read, text: read.text.trimEnd() }).toMatchObject({ text, isHtml });
});
