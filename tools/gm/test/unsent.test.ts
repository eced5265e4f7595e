import { describe, expect, test } from 'vitest';
import { chromium, OpenPage } from './browser.js';
import { TestHall } from './test-hall.js';

const STATUS = `document.querySelector('form[data-clerk] [role="status"]').textContent`;
const SHEET = "document.querySelector('ec-order-editor').value";

/** Opens the desk of seat 1 in a browser that signs in with its token. */
async function openDesk(hall: TestHall): Promise<OpenPage> {
  const page = await OpenPage.open(chromium ?? '', `${hall.address}/games/game`);
  await signIn(page, hall);
  return page;
}

async function signIn(page: OpenPage, hall: TestHall): Promise<void> {
  await page.until("document.querySelector('input[name=token]') !== null");
  await page.leave(
    `document.querySelector('input[name=token]').value = '${hall.folder.token(1)}'; document.querySelector('form').requestSubmit()`,
  );
  await page.until("document.querySelector('ec-order-editor')?.shadowRoot !== null");
}

/** Writes a sheet, as a player does. */
async function write(page: OpenPage, text: string): Promise<void> {
  await page.evaluate(
    `(() => { const editor = document.querySelector('ec-order-editor'); editor.value = ${text}; editor.dispatchEvent(new Event('change')); })()`,
  );
}

/** Has drafts come in at the hall, whose answers are lost: what the page has in their place, where `ask` is the way it asked. */
async function loseAnswers(page: OpenPage, instead: string): Promise<void> {
  await page.evaluate(
    `(() => { const ask = fetch; window.fetch = async (address, request) => {
      const answer = await ask(address, request);
      if (request.method !== 'PUT') return answer;
      ${instead};
    }; })()`,
  );
}

/** Presses Ctrl and Enter. */
async function handIn(page: OpenPage): Promise<void> {
  await page.evaluate("document.querySelector('ec-order-editor').dispatchEvent(new Event('submit')), true");
}

async function draftOf(hall: TestHall): Promise<string | undefined> {
  return /<textarea[^>]*>\n?([^<]*)<\/textarea>/.exec(await (await hall.asSeat(1, '')).text())?.[1];
}

describe.skipIf(chromium === undefined)('a desk in a browser loses nothing', () => {
  test('when its player is signed out: it says so, and the sheet is back when they are in again', async () => {
    await using hall = await TestHall.open();
    await using page = await openDesk(hall);
    await write(page, "'1, ration, 55%'");
    await page.shows(STATUS, /^What you have written is kept\.$/);
    await page.forgetCookies();
    await write(page, "'1, ration, 60%'");
    await handIn(page);
    await page.shows(STATUS, /Nothing is handed in yet\. You are signed out\. .* in this tab alone/);
    expect(await page.evaluate(SHEET)).toBe('1, ration, 60%');
    expect(await draftOf(hall)).toBe('1, ration, 55%');
    await page.go(`${hall.address}/games/game`);
    await signIn(page, hall);
    await page.shows(STATUS, /had not kept is back\. What you have written is kept\./);
    expect(await page.evaluate(SHEET)).toBe('1, ration, 60%');
    expect(await draftOf(hall)).toBe('1, ration, 60%');
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });

  test('when the connection breaks: nothing is handed in before the hall has it', async () => {
    await using hall = await TestHall.open();
    await using page = await openDesk(hall);
    await page.connect(false);
    await write(page, "'1, ration, 65%'");
    await handIn(page);
    await page.shows(STATUS, /Nothing is handed in yet\. The hall does not answer/);
    expect(await page.evaluate(SHEET)).toBe('1, ration, 65%');
    await page.connect(true);
    await page.shows(STATUS, /What you have written is kept\./);
    expect(await draftOf(hall)).toBe('1, ration, 65%');
    await page.leave('location.reload()');
    await page.until("document.querySelector('ec-order-editor')?.shadowRoot !== null");
    expect(await page.evaluate(SHEET)).toBe('1, ration, 65%');
    await page.leave("document.querySelector('ec-order-editor').dispatchEvent(new Event('submit'))");
    await page.until("document.querySelector('#handed + ul li b')?.textContent === 'counts'");
  });

  test('when an answer is lost on its way: the draft that came in is no change of another page', async () => {
    await using hall = await TestHall.open();
    await using page = await openDesk(hall);
    await loseAnswers(page, "window.fetch = ask; throw new TypeError('the connection broke')");
    await write(page, "'1, ration, 55%'");
    await page.shows(STATUS, /The hall does not answer/);
    expect(await draftOf(hall)).toBe('1, ration, 55%');
    await write(page, "'1, ration, 60%'");
    await page.shows(STATUS, /^What you have written is kept\.$/);
    expect(await draftOf(hall)).toBe('1, ration, 60%');
  });

  test('when an answer is lost, more is written, and the page is loaded again: it is no change of another page either', async () => {
    await using hall = await TestHall.open();
    await using page = await openDesk(hall);
    await loseAnswers(
      page,
      "document.documentElement.dataset.sent = 'yes'; return new Promise(() => undefined)",
    );
    await write(page, "'1, ration, 55%'");
    await page.until("document.documentElement.dataset.sent === 'yes'");
    expect(await draftOf(hall)).toBe('1, ration, 55%');
    await write(page, "'1, ration, 60%'");
    await page.leave('location.reload()');
    await page.until("document.querySelector('ec-order-editor')?.shadowRoot !== null");
    await page.shows(STATUS, /had not kept is back\. What you have written is kept\./);
    expect(await page.evaluate(SHEET)).toBe('1, ration, 60%');
    expect(await draftOf(hall)).toBe('1, ration, 60%');
  });

  test('when the turn of the page is over: the sheet is in the editor of the next turn, and another draft stays', async () => {
    await using hall = await TestHall.open();
    await using page = await openDesk(hall);
    await hall.folder.ec('turn', '--max-silent', 'all');
    await hall.asSeat(1, '/draft', { method: 'PUT', body: '1, ration, 55%' });
    await write(page, "'1, ration, 60%'");
    await page.leave("document.querySelector('ec-order-editor').dispatchEvent(new Event('submit'))");
    await page.until("document.querySelector('ec-order-editor') !== null");
    expect(await page.evaluate(SHEET)).toBe('1, ration, 60%');
    expect(await draftOf(hall)).toBe('1, ration, 55%');
    await handIn(page);
    await page.shows(STATUS, /Nothing is handed in yet\. Another page has changed the draft/);
    await page.evaluate(`document.querySelector('[role="status"] button').click()`);
    await page.shows(STATUS, /What you have written is kept\./);
    expect(await draftOf(hall)).toBe('1, ration, 60%');
  });

  test('when the turn is over before the hall has it: it continues what the hall had, with the next turn in its heading', async () => {
    await using hall = await TestHall.open();
    await using page = await openDesk(hall);
    const heading = String(await page.evaluate(`${SHEET}.split('\\n')[0]`));
    const [, turn = ''] = /turn (\d+)/.exec(heading) ?? [];
    const next = heading.replace(`turn ${turn}`, `turn ${Number(turn) + 1}`);
    await write(page, JSON.stringify(`${heading}\n1, ration, 55%`));
    await page.shows(STATUS, /^What you have written is kept\.$/);
    await page.connect(false);
    await write(page, JSON.stringify(`${heading}\n1, ration, 60%`));
    await page.shows(STATUS, /The hall does not answer/);
    await hall.folder.ec('turn', '--max-silent', 'all');
    await page.connect(true);
    await page.leave('location.reload()');
    await page.shows(STATUS, /It was written for turn \d+; .* What you have written is kept\.$/);
    await page.until(`${SHEET} === ${JSON.stringify(`${next}\n1, ration, 60%`)}`);
    await page.leave("document.querySelector('ec-order-editor').dispatchEvent(new Event('submit'))");
    await page.until("document.querySelector('#handed + ul li b')?.textContent === 'counts'");
  });

  test('when the sheet is too long: it says how long it may be', async () => {
    await using hall = await TestHall.open();
    await using page = await openDesk(hall);
    await write(page, "'x'.repeat(300_000)");
    await handIn(page);
    await page.shows(STATUS, /Nothing is handed in yet\. The sheet is too long: it has 300005 bytes/);
    await write(page, "'1, ration, 70%'");
    await page.shows(STATUS, /^What you have written is kept\.$/);
  });

  test('when another page has changed the draft: each text stays until its player chooses', async () => {
    await using hall = await TestHall.open();
    await using page = await openDesk(hall);
    await hall.asSeat(1, '/draft', { method: 'PUT', body: '1, ration, 55%' });
    await write(page, "'1, ration, 75%'");
    await page.shows(STATUS, /Another page has changed the draft/);
    expect(await draftOf(hall)).toBe('1, ration, 55%');
    await handIn(page);
    await page.shows(STATUS, /Nothing is handed in yet/);
    await page.evaluate(`document.querySelector('[role="status"] button').click()`);
    await page.shows(STATUS, /What you have written is kept\./);
    expect(await draftOf(hall)).toBe('1, ration, 75%');
  });
});
