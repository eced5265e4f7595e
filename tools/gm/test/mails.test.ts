import { describe, expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

/** What `ec check` says about a file. */
async function checked(
  name: string,
  content: string | Uint8Array,
): Promise<{ code: number | null; said: string }> {
  using folder = new GameFolder({ empty: true });
  folder.write(name, content);
  const { code, stdout, stderr } = await ec(folder.path, 'check', name);
  return { code, said: stdout + stderr };
}

const HEAD = ['From: Ada <ada@example.org>', 'To: gm@example.org', 'Subject: orders', 'MIME-Version: 1.0'];

/** A file of a mail. */
const part = (type: string, disposition: string, name: string, text: string): string[] => [
  '--x',
  `Content-Type: ${type}; name="${name}"`,
  `Content-Disposition: ${disposition}; filename="${name}"`,
  '',
  text,
];

describe('order sheets in mails and other files', () => {
  test('a mail in quoted-printable', async () => {
    const mail = [
      ...HEAD,
      'Content-Type: text/plain; charset=3Diso-8859-1'.replace('=3D', '='),
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Dear host,',
      'empire 7, turn 1, game EC-5',
      '7, name, "Caf=E9"',
      '7, transfer, 50,000 structural units, =',
      '21',
      '-- =20',
      'Ada',
    ].join('\r\n');
    const { code, said } = await checked('mail.eml', mail);
    expect(said).toContain('3  7, name, "Café"\n4  7, transfer, 50,000 structural units, 21\n');
    expect(said).toContain('the file is a mail, and its text was read');
    expect(said).toContain('2 orders, 0 errors, 3 warnings');
    expect(code).toBe(0);
  });

  test('a mail in HTML alone, and a web page', async () => {
    const html = '<html><body><p>7, ration, 50%</p><div>8, ration, 40%<br>9, survey</div></body></html>';
    const mail = [...HEAD, 'Content-Type: text/html; charset=utf-8', '', html].join('\r\n');
    for (const [name, text] of [
      ['mail.eml', mail],
      ['page.html', html],
    ] as const) {
      const { said } = await checked(name, text);
      expect(said).toContain('7, ration, 50%\n');
      expect(said).toContain('3 orders, 0 errors, 1 warning');
    }
  });

  test('what is quoted is no order of whoever wrote something outside of it', async () => {
    const form = '> empire 7, turn 1, game EC-5\n> 7, ration, 50%\n';
    const mail = (text: string): string => [...HEAD, 'Content-Type: text/plain', '', text].join('\n');
    const { said: answered } = await checked(
      'mail.eml',
      mail(`8, ration, 40%\n\nOn 3 May EC wrote:\n${form}`),
    );
    expect(answered).toContain('8, ration, 40%\n');
    expect(answered).toContain('warning: 3 lines of quotations were not read\n');
    expect(answered).toContain('1 order, 0 errors, 2 warnings');
    const { said: filledIn } = await checked('mail.eml', mail(`On 3 May EC wrote:\n${form}`));
    expect(filledIn).toContain('7, ration, 50%\n');
    expect(filledIn).toContain('warning: quoted lines of a mail were read as the orders\n');
  });

  test('neither is an envelope in a quotation of a text, unless nothing stands outside of it', async () => {
    using folder = new GameFolder({ empty: true });
    const quotation = 'On 3 May Bo wrote:\n> #GALAXY Orion Farmers x 1\n> a NULLoids\n> #END\n';
    folder.write('answer.txt', `w NULLoids\n\n${quotation}`);
    folder.write('form.txt', quotation);
    folder.write('message.txt', '@ NULLoids\n> a NULLoids\nWhy?\n@\n');
    const said = async (file: string) => (await ec(folder.path, 'check', file, '-r', '@ec/galaxyng')).stdout;
    expect(await said('answer.txt')).toContain('1  w NULLoids\n');
    expect(await said('answer.txt')).not.toContain('a NULLoids');
    expect(await said('form.txt')).toContain('3  a NULLoids\n');
    expect(await said('message.txt')).toContain('1 order, 0 errors, 0 warnings');
  });

  test('a forwarded mail is read without its header, and that is said', async () => {
    const below = [
      '---------- Forwarded message ---------',
      'From: Ada <ada@example.org>',
      'To: gm@example.org',
    ];
    const text = [...HEAD, 'Content-Type: text/plain', '', ...below, '', '7, ration, 50%'].join('\n');
    const { said } = await checked('mail.eml', text);
    expect(said).toContain('nothing stood above the forwarded mail, and its text was read\n');
    expect(said).toContain('1 order, 0 errors, 2 warnings');
  });

  test('a mail with an attachment alone is refused by its name', async () => {
    const mail = [
      ...HEAD,
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: application/octet-stream; name="orders.docx"',
      'Content-Disposition: attachment; filename="orders.docx"',
      'Content-Transfer-Encoding: base64',
      '',
      'UEsDBA==',
      '--x--',
      '',
    ].join('\r\n');
    expect(await checked('mail.eml', mail)).toMatchObject({
      code: 1,
      said: 'mail.eml: error: expected a mail with the orders in its text, received one with nothing but the attachment "orders.docx"; copy the orders into the mail\n',
    });
  });

  test('an attachment beside a text is named, so that no orders are lost in silence', async () => {
    const mail = [
      ...HEAD,
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/plain',
      '',
      '-- ',
      'Ada',
      ...part('text/plain', 'attachment', 'empire-7.txt', '7, ration, 50%'),
      ...part('text/csv', 'inline', 'empire-7.csv', '7, ration, 50%'),
      ...part('image/png', 'inline', 'logo.png', 'no picture'),
      '--x--',
      '',
    ].join('\r\n');
    const { said } = await checked('mail.eml', mail);
    for (const name of ['empire-7.txt', 'empire-7.csv'])
      expect(said).toContain(`the attachment "${name}" was not read; copy orders into the text of the mail`);
    expect(said).not.toContain('logo.png');
    expect(said).toContain('0 orders, 0 errors, 4 warnings');
  });

  test('where nothing gives the seat of a mail, its attachment is named: the orders may be there', async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('players.csv', 'id,email,name\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n');
    folder.write('game.json', '{ "game": "Winter", "ruleset": "@ec/goofspiel", "seed": 7 }\n');
    await ec(folder.path, 'new', 'winter.ec', '.');
    const mail = [
      ...HEAD,
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/plain',
      '',
      'see attached',
      ...part('text/plain', 'attachment', 'orders.txt', 'fleet 5'),
      '--x--',
      '',
    ].join('\n');
    folder.write('mail.eml', mail);
    const { code, stderr } = await ec(folder.path, 'submit', 'winter.ec', 'mail.eml');
    expect([code, stderr.trimEnd().split('\n')]).toEqual([
      1,
      [
        'mail.eml: error: expected a file name such as seat-1.txt, --seat or --token, received none of them',
        'mail.eml:1:1: warning: the file is a mail, and its text was read',
        'mail.eml:1:1: warning: the attachment "orders.txt" was not read; copy orders into the text of the mail',
      ],
    ]);
  });

  test('a Word file is refused by its kind', async () => {
    const file = Buffer.from('PK\x03\x04\x14\0[Content_Types].xml…PK\x01\x02word/document.xml', 'latin1');
    expect(await checked('orders.docx', file)).toEqual({
      code: 1,
      said: 'orders.docx: error: expected plain text, received a Word file (.docx); copy its text into a plain text file, or save it as plain text\n',
    });
  });

  test('a sheet that begins with a word and a colon is no mail', async () => {
    const { said } = await checked('odd.txt', 'Orders: mine\n7, ration, 50%');
    expect(said).toContain('1 order, 1 error, 0 warnings');
  });
});
