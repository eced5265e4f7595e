/**
 * Tries a hall of games as its people do: every kind of page in Chromium and Firefox, wide and narrow, light and dark, with what axe finds; and
 * a whole game of four players in four browsers, by the keyboard alone, whose turns the game master resolves in the page: `node src/checks/check-hall.ts`.
 */
import type { Browser, Page } from 'puppeteer-core';
import { openBrowsers } from './open-browsers.ts';
import { playDuel } from './check-duel.ts';
import { checkLateSheet } from './check-late-sheet.ts';
import { checkWeakLine } from './check-weak-line.ts';
import { countsOf } from './counts-of.ts';
import { checkNotifications } from './check-notifications.ts';
import { eventually } from './eventually.ts';
import { enterAsMaster, enterByMail, enterByToken, follow } from './enter-hall.ts';
import { ec, openHall, type Hall } from './opened-hall.ts';
import { tooWide } from './too-wide.ts';
import { violations } from './violations.ts';
import { writeOrder } from './write-order.ts';

/** Pages of a game, below it, each for whom it is. */
const PAGES = [
  ['', 'nobody'],
  ['/seats/1', 'stranger'],
  ['/master', 'stranger'],
  ['/seats/1', 'player'],
  ['/seats/1/press', 'player'],
  ['/master', 'master'],
  ['/master/log', 'master'],
] as const;

const WIDTHS = [360, 1280, 1920];
const TURNS = 3;

const faults: string[] = [];

/** A page of a browser of its own, whose complaints are faults. */
async function openPage(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  page.on('pageerror', (error) => faults.push(`${name}, ${page.url()}: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${name}, ${page.url()}: ${message.text()}`);
  });
  return page;
}

/** The same for somebody who is refused, of which browsers complain. */
async function openStranger(browser: Browser): Promise<Page> {
  return (await browser.createBrowserContext()).newPage();
}

async function checkPages(browser: Browser, name: string, hall: Hall): Promise<void> {
  const nobody = await openPage(browser, name);
  const stranger = await openStranger(browser);
  const player = await openPage(browser, name);
  const master = await openPage(browser, name);
  await enterByToken(player, `${hall.address}/games/four`, hall.tokens[0] ?? fail());
  await enterAsMaster(master, hall);
  const person = await openPage(browser, name);
  faults.push(...(await enterByMail(person, hall)).map((found) => `${name}: ${found}`));
  const by = { nobody, stranger, player, master };
  const pages = [
    ...['/', '/enter', '/enter/sent', '/host'].map((path) => [path, nobody] as const),
    ...['/account', '/account/delete'].map((path) => [path, person] as const),
    ...PAGES.map(([path, who]) => [`/games/four${path}`, by[who]] as const),
  ];
  for (const [path, page] of pages) {
    for (const scheme of name === 'chrome' ? ['light', 'dark'] : ['light']) {
      if (name === 'chrome')
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await page.goto(`${hall.address}${path}`, { waitUntil: 'load' });
      await page.waitForFunction(() => {
        const editor = document.querySelector('ec-order-editor');
        return (
          document.querySelector('form[data-clerk]') === null ||
          editor?.shadowRoot?.textContent.includes('understood') === true
        );
      });
      for (const width of WIDTHS)
        faults.push(...(await tooWide(page, width)).map((found) => `${name}, ${path}: ${found}`));
      faults.push(...(await violations(page)).map((found) => `${name}, ${path}, ${scheme}: ${found}`));
    }
  }
  faults.push(...(await checkNotifications(person, name, hall.address)));
  for (const page of [nobody, stranger, player, master, person]) await page.browserContext().close();
  console.log(`${name}: ${pages.length} pages of a hall in ${WIDTHS.length} widths`);
}

/** Writes an order at the desk, and hands it in with Ctrl and Enter. */
async function order(page: Page, address: string, seat: number, text: string): Promise<void> {
  await page.goto(`${address}/games/four/seats/${seat}`);
  await writeOrder(page, text);
  await page.keyboard.down('Control');
  await page.keyboard.press('Enter');
  await page.keyboard.up('Control');
  const counts = await countsOf(page);
  if (counts !== 'counts') faults.push(`seat ${seat}: expected orders that count, received ${counts}`);
}

async function playGame(
  browsers: readonly { readonly name: string; readonly browser: Browser }[],
  hall: Hall,
): Promise<void> {
  const master = await openPage(browsers[0]?.browser ?? fail(), 'master');
  await enterAsMaster(master, hall);
  const seats = await Promise.all(
    hall.tokens.map(async (token, i) => {
      const { name, browser } = browsers[i % browsers.length] ?? fail();
      const page = await openPage(browser, `${name}, seat ${i + 1}`);
      await enterByToken(page, `${hall.address}/games/four`, token);
      return page;
    }),
  );
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const [i, page] of seats.entries()) await order(page, hall.address, i + 1, `tax ${40 + 5 * turn}`);
    await master.goto(`${hall.address}/games/four/master`);
    await master.focus('details:has(form[action$="/turn"]) summary');
    await master.keyboard.press('Enter');
    await master.focus('form[action$="/turn"] button');
    await follow(master);
    const said = await master.evaluate(() => document.querySelector('main pre')?.textContent ?? '');
    if (!said.includes(`turn ${turn} is resolved`)) faults.push(`turn ${turn}: ${said}`);
  }
  const { turns, findings } = JSON.parse(ec(hall.folder, 'replay', 'four.ec', '--json')) as {
    readonly turns: number;
    readonly findings: readonly unknown[];
  };
  // the set-up is played again, too
  if (turns !== TURNS + 1 || findings.length > 0)
    faults.push(
      `replay: expected ${TURNS + 1} turns without findings, received ${turns} with ${findings.length}`,
    );
  for (const page of [master, ...seats]) await page.browserContext().close();
  console.log(`${TURNS} turns of four players in four browsers, resolved in the page`);
}

/** Sends a form of letters by a double click, and a wrong token; and looks at a desk on paper. */
async function checkForms(browser: Browser, name: string, hall: Hall): Promise<void> {
  const page = await openPage(browser, name);
  await enterByToken(page, `${hall.address}/games/four`, hall.tokens[1] ?? fail());
  await page.goto(`${hall.address}/games/four/seats/2/press`);
  await page.type('textarea[name="text"]', `From ${name}.`);
  await Promise.all([page.waitForNavigation(), page.click('form button.main', { count: 2 })]);
  await page.goto(`${hall.address}/games/four/seats/2/press`);
  const letters = await page.evaluate(
    (text) => [...document.querySelectorAll('pre.letter')].filter((one) => one.textContent === text).length,
    `From ${name}.`,
  );
  if (letters !== 1) faults.push(`${name}: expected one letter by a double click, received ${letters}`);
  if (name === 'chrome') {
    await page.goto(`${hall.address}/games/four/seats/2`);
    await page.emulateMediaType('print');
    const printed = await page.evaluate(
      () =>
        [...document.querySelectorAll('form, iframe')].filter((one) => one.getClientRects().length > 0)
          .length,
    );
    if (printed > 0) faults.push(`${name}: expected no forms and frames on paper, received ${printed}`);
    await page.emulateMediaType('screen');
  }
  const stranger = await openStranger(browser);
  await enterByToken(stranger, `${hall.address}/games/four`, 'g1-none');
  // a field takes the focus when the page is drawn
  const focus = await eventually(
    () => stranger.evaluate(() => document.activeElement?.getAttribute('aria-describedby')),
    (field) => field === 'wrong',
  );
  if (focus !== 'wrong') faults.push(`${name}: expected the field of a wrong token, received ${focus}`);
  faults.push(...(await violations(stranger)).map((found) => `${name}, a wrong token: ${found}`));
  for (const one of [page, stranger]) await one.browserContext().close();
}

async function checkDuel(
  browsers: readonly { readonly name: string; readonly browser: Browser }[],
  { address, folder, duellists }: Hall,
): Promise<void> {
  const [one = fail(), other = fail()] = browsers.map(({ browser }) => browser);
  const found = await playDuel(one, other, {
    address: `${address}/games/duel`,
    tokens: duellists,
    turn: () => void ec(folder, 'turn', 'duel.ec', '--max-silent', 'all'),
    open: openPage,
  });
  faults.push(...found);
  console.log('a duel on a board, by the keyboard and by the mouse');
}

function fail(): never {
  throw new Error('expected two browsers and four seats');
}

await using hall = await openHall();
const browsers = await openBrowsers();
for (const { name, browser } of browsers) await checkPages(browser, name, hall);
for (const { name, browser } of browsers) await checkForms(browser, name, hall);
const late = await openStranger(browsers[0]?.browser ?? fail());
const turn = (): void => void ec(hall.folder, 'turn', 'late.ec', '--max-silent', 'all');
faults.push(
  ...(await checkLateSheet(late, { address: `${hall.address}/games/late`, token: hall.late, turn })),
);
console.log('sheets that outlive their turns');
await playGame(browsers, hall);
for (const { name, browser } of browsers) {
  await using weak = await openHall();
  faults.push(...(await checkWeakLine(browser, weak)).map((found) => `${name}, a weak line: ${found}`));
}
console.log('a line that loses requests and answers');
await checkDuel(browsers, hall);
for (const { browser } of browsers) await browser.close();
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'the hall is as it should be' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
