import { expect, test } from 'vitest';
import { ownText } from '../../src/mail/incoming/own-text.js';

test('each quotation is left out with the sentence above it, and nothing above the quotation before', () => {
  const mail = 'fleet 5 at 3:\n\nOn 3 March, Ada wrote:\n> a\n\n> b\nOn 4 March, Bo wrote:\n\n> c\nfleet 6\n';
  expect(ownText(mail)).toEqual({ text: 'fleet 5 at 3:\n\n\nfleet 6\n', quoted: 3 });
});
