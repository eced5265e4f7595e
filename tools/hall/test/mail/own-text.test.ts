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

test('the sentence above a quotation may end with the colon of Chinese', () => {
  const said = 'EC <games@example.org> 于2026年3月3日周二 19:10写道：';
  expect(ownText(`fleet 5\n\n${said}\n> fleet 7\n`)).toEqual({ text: 'fleet 5\n', quoted: 2, signed: 0 });
});

test('lines below a signature are counted, with and without the blank of its line', () => {
  for (const line of ['-- ', '--'])
    expect(ownText(`fleet 5\n${line}\nAda\n\nThe Arcade\n`)).toEqual({
      text: 'fleet 5\n',
      quoted: 0,
      signed: 2,
    });
});

test.each([
  ['Japanese', ['差出人：', '送信日時：', '宛先：', '件名：']],
  ['Japanese, after half a colon', ['差出人: ', '送信日時: ', '宛先: ', '件名: ']],
  ['Chinese', ['发件人：', '发送时间：', '收件人：', '主题：']],
  ['Korean', ['보낸 사람: ', '날짜: ', '받는 사람: ', '제목: ']],
  ['Arabic', ['من: ', 'تم الإرسال: ', 'إلى: ', 'الموضوع: ']],
  ['Hebrew', ['מאת: ', 'נשלח: ', 'אל: ', 'נושא: ']],
  ['Hindi', ['प्रेषक: ', 'दिनांक: ', 'प्रति: ', 'विषय: ']],
  ['Thai', ['จาก: ', 'ส่ง: ', 'ถึง: ', 'เรื่อง: ']],
  ['Spanish', ['De: ', 'Enviado el: ', 'Para: ', 'Asunto: ']],
  ['Greek', ['Από: ', 'Στάλθηκε: ', 'Προς: ', 'Θέμα: ']],
  ['French, with a blank of its own', ['De\u00A0: ', 'Envoyé\u00A0: ', 'À\u00A0: ', 'Objet\u00A0: ']],
])('an earlier mail below a header in %s is left out', (_name, [from, sent, to, subject]) => {
  const header = `${from}EC <games@example.org>\n${sent}2026-03-03 19:10\n${to}ada@example.org\n${subject}Pure\n`;
  expect(ownText(`fleet 5\n\n${header}\nfleet 7\n`)).toEqual({ text: 'fleet 5\n', quoted: 5, signed: 0 });
});

test.each(['fleet：5\nfleet：6\nsend：a@b\n', '移動：第一艦隊\n攻撃：土星\n生産：船\n'])(
  'orders are no header: %j',
  (orders) => {
    expect(ownText(orders)).toEqual({ text: orders, quoted: 0, signed: 0 });
  },
);

test('what a forwarded mail is of is seen by the first address of its header, whichever line comes first', () => {
  const forwarded = (...header: string[]): string =>
    ['-------- Forwarded Message --------', ...header, '', 'fleet 13', ''].join('\n');
  const ofHall = (from: string): boolean => !from.includes('games@example.org');
  const from = 'From: EC <games@example.org>';
  const others = ['Subject: Press from seat 2', 'Date: Tue, 3 Mar 2026 18:00:00 +0000'];
  expect(ownText(forwarded(...others, from, 'To: ada@example.org'), ofHall).text).toBe('');
  expect(ownText(forwarded(from, ...others, 'To: ada@example.org'), ofHall).text).toBe('');
  const own = ['Subject: orders', 'From: Ada <ada@example.org>', 'To: games@example.org'];
  expect(ownText(forwarded(...own), ofHall)).toMatchObject({ text: 'fleet 13\n', isForwarded: true });
});
