import { wallClock } from '@ec/hall/live';
import { serveHall } from '@ec/hall/serve';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { chromium, OpenPage } from './browser.js';
import { freePort } from './free-port.js';

test.skipIf(chromium === undefined)(
  'in a browser: in by a link, a passkey made, out, and in by the passkey; pages fit a phone',
  async () => {
    using folder = new TemporaryFolder();
    // nobody takes its mail, and yet it offers to send some
    const smtp = { host: '127.0.0.1', port: 1 };
    folder.write('mail.json', JSON.stringify({ from: 'hall@example.org', smtp }));
    const port = await freePort();
    // Browsers have passkeys for names alone.
    const address = `http://localhost:${port}`;
    await using served = await serveHall(folder.path, { clock: wallClock, port, address });
    await using page = await OpenPage.open(chromium ?? '', `${address}/enter`);
    await page.addAuthenticator();
    await page.likePhone();
    const isFitting = () => page.evaluate('document.documentElement.scrollWidth <= 360');
    const fits = [await isFitting()];
    await page.leave(`
      document.querySelector('input[name=email]').value = 'ada@example.org';
      document.querySelector('form[action="/enter"]').requestSubmit()`);
    expect(await page.evaluate('location.pathname')).toBe('/enter/sent');
    fits.push(await isFitting());

    const mail = served.hall.database.get('SELECT body FROM outbox');
    const [link = ''] = /http:\S+/.exec(String(mail?.['body'])) ?? [];
    await page.go(link);
    await page.until(`document.querySelector('form[action="/enter/link"]') !== null`);
    fits.push(await isFitting());
    await page.leave(`document.querySelector('form[action="/enter/link"]').requestSubmit()`);
    expect(await page.evaluate('location.pathname')).toBe('/account');

    await page.leave(`document.querySelector('#passkey-add:not([hidden])').requestSubmit()`);
    expect(await page.evaluate('document.querySelector("main").textContent')).toContain('This device, made');
    fits.push(await isFitting());

    await page.evaluate(`sessionStorage.setItem('/games/winter/seats/1/draft', '5 none tax 40')`);
    await page.leave(`document.querySelector('form[action="/account/leave"]').requestSubmit()`);
    // a sheet that was not sent is for nobody who uses the browser next
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    await page.go(`${address}/account`);
    expect(await page.evaluate('location.pathname')).toBe('/enter');
    await page.leave(`document.querySelector('#passkey-enter:not([hidden])').requestSubmit()`);
    expect(await page.evaluate('location.pathname')).toBe('/account');
    expect(await page.evaluate('document.querySelector("main").textContent')).toContain('ada@example.org');
    expect([fits, page.complaints]).toEqual([[true, true, true, true], []]);
  },
);
