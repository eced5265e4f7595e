import { expect, test } from 'vitest';
import { ownText } from '../../src/mail/incoming/own-text.js';

test('each quotation is left out with the sentence above it, and nothing above the quotation before', () => {
  const mail = 'fleet 5 at 3:\n\nOn 3 March, Ada wrote:\n> a\n\n> b\nOn 4 March, Bo wrote:\n\n> c\nfleet 6\n';
  expect(ownText(mail)).toEqual({ text: 'fleet 5 at 3:\n\n\nfleet 6\n', quoted: 5, signed: 0 });
});

test('orders directly above the sentence that opens a quotation are kept, and the sentence is left out with its lines', () => {
  const orders = '1, ration, 70%\n1, pay, 0.1, soldiers\n';
  const one = 'On Sun, Nov 29, 2026 at 6:00 AM Winter games <games@example.org> wrote:';
  expect(ownText(`${orders}${one}\n> Colony 1\n`)).toEqual({ text: orders, quoted: 2, signed: 0 });
  // as programs break it, before the address and where the next word has no room
  const two = one.replace(' <', '\n<');
  expect(ownText(`${orders}${two}\n> Colony 1\n`)).toEqual({ text: orders, quoted: 3, signed: 0 });
  const long = one.replace(' wrote:', '\nwrote:');
  expect(ownText(`${orders}${long}\n> Colony 1\n`)).toEqual({ text: orders, quoted: 3, signed: 0 });
});

test('lines below a signature are counted, with and without the blank of its line', () => {
  for (const line of ['-- ', '--'])
    expect(ownText(`fleet 5\n${line}\nAda\n\nThe Arcade\n`)).toEqual({
      text: 'fleet 5\n',
      quoted: 0,
      signed: 2,
    });
});
