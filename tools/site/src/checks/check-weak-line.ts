import type { Browser, Page } from 'puppeteer-core';
import { countsOf } from './counts-of.ts';
import { enterByToken } from './enter-hall.ts';
import { eventually } from './eventually.ts';
import type { Hall } from './opened-hall.ts';
import { openWeakLine, type Fate, type WeakLine } from './weak-line.ts';
import { waitForEditor, writeOrder } from './write-order.ts';

/**
 * Plays in a hall over a line that loses requests and answers: what is written before the scripts have come, drafts that another server takes, a sheet and a
 * letter whose answers are lost, orders on a clock that are sent again, and a stream that is refused. Nothing is lost, counts twice, or is said to be
 * kept when it is not.
 *
 * @returns what is not as it should be
 */
export async function checkWeakLine(
  browser: Browser,
  { address, tokens, duellists }: Pick<Hall, 'address' | 'tokens' | 'duellists'>,
): Promise<string[]> {
  const faults: string[] = [];
  await using line = await openWeakLine(address);
  const [, , token = '', other = ''] = tokens;
  const player = await (await browser.createBrowserContext()).newPage();
  faults.push(
    ...(await checkBeforeScripts(player, line, token)),
    ...(await checkDraft(player, line)),
    ...(await checkSheet(player, line)),
    ...(await checkLetter(await enter(browser, line, 'four', other), line)),
    ...(await checkDuel(await enter(browser, line, 'duel', duellists[0] ?? ''), line)),
  );
  return faults;
}

async function enter(browser: Browser, line: WeakLine, game: string, token: string): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await enterByToken(page, `${line.address}/games/${game}`, token);
  return page;
}

/** What is typed into the plain form while the scripts are on their way goes on in the editor, which has the keyboard, and is kept. */
async function checkBeforeScripts(page: Page, line: WeakLine, token: string): Promise<string[]> {
  let release = (): void => undefined;
  const isThere = new Promise<void>((resolve) => {
    release = resolve;
  });
  line.fate = async (_, path): Promise<Fate> => {
    if (path.startsWith('/assets/desk.js')) await isThere;
    return 'passes';
  };
  await page.goto(`${line.address}/games/four`);
  await page.type('input[name="token"]', token);
  await page.keyboard.press('Enter');
  await page.waitForSelector('form[data-clerk] textarea');
  await page.focus('form[data-clerk] textarea');
  await page.keyboard.type('; typed in a tunnel\n');
  release();
  await waitForEditor(page);
  await page.keyboard.type('; and on\n');
  return [
    ...(await expectSaid(page, 'What you have written is kept.')),
    ...(await expectSheet(page, ['; typed in a tunnel\n; and on\n'])),
  ];
}

/** An answer of another server is not that of the hall. */
async function checkDraft(page: Page, line: WeakLine): Promise<string[]> {
  line.fate = fateOf('/draft', ['other-page', 'bad-gateway']);
  await writeOrder(page, 'tax 42');
  return [
    ...(await expectSaid(page, 'What you have written is in this tab alone; the page tries again.')),
    ...(await expectSaid(page, 'What you have written is kept.')),
  ];
}

/** A sheet whose answer is lost is handed in all the same, and its player sees that it counts. */
async function checkSheet(page: Page, line: WeakLine): Promise<string[]> {
  line.fate = fateOf('/orders', ['cut', 'bad-gateway']);
  await page.click('form[data-clerk] button.main');
  const faults = await expectSaid(page, 'the sheet may have been handed in, or not');
  const counts = await countsOf(page);
  return counts === 'counts' ? faults : [...faults, `expected a sheet that counts, received ${counts}`];
}

/** A letter that was lost on its way stays in the form, and so does one whose answer was lost; it is sent once. */
async function checkLetter(page: Page, line: WeakLine): Promise<string[]> {
  const press = new URL(`${new URL(page.url()).pathname}/press`, line.address).href;
  await page.goto(press);
  await page.type('textarea[name="text"]', 'Written on a train.');
  line.fate = fateOf('/press', ['lost', 'cut'], 'POST');
  const faults: string[] = [];
  for (let i = 0; i < 2; i += 1) {
    await page.click('form[data-words] button.main');
    await page.waitForSelector('form[data-words][aria-busy="false"]');
    faults.push(...(await expectSaid(page, 'it may have been sent, or not', 'form[data-words]')));
  }
  await page.reload();
  faults.push(...(await expectSaid(page, 'did not send is back', 'form[data-words]')));
  await Promise.all([page.waitForNavigation(), page.click('form[data-words] button.main')]);
  const letters = await eventually(
    () => page.evaluate(() => [...document.querySelectorAll('pre.letter')].map((one) => one.textContent)),
    (texts) => texts.length === 1,
  );
  const left = await page.evaluate(() => document.querySelector('textarea')?.value);
  if (letters.length !== 1 || letters[0] !== 'Written on a train.' || left !== '')
    faults.push(`expected one letter and an empty form, received ${letters.join(', ')}, and "${left}"`);
  return faults;
}

/** An order on a clock whose answer is lost is sent again, and counts once; a stream of turns that a proxy refuses is asked for again. */
async function checkDuel(page: Page, line: WeakLine): Promise<string[]> {
  line.fate = fateOf('/events', ['bad-gateway']);
  await page.reload();
  await page.waitForSelector('>>> .place');
  const order = await page.evaluate(async () => {
    const answer = await fetch(`${location.pathname}/board`);
    const { board } = (await answer.json()) as {
      readonly board: {
        readonly sides: readonly { readonly id: number; readonly isOwn: boolean }[];
        readonly places: readonly { readonly name: string; readonly side: number }[];
      };
    };
    const own = board.sides.find(({ isOwn }) => isOwn)?.id;
    const from = board.places.find(({ side }) => side === own)?.name;
    const to = board.places.find(({ name }) => name !== from)?.name;
    document.querySelector<HTMLDetailsElement>('details:has(form[data-live])')?.setAttribute('open', '');
    return `${from} -> ${to} 1`;
  });
  await page.type('form[data-live] textarea', order);
  const counting = await eventually(
    () => Promise.resolve(line.asked.filter((one) => one.endsWith('/events')).length),
    (times) => times >= 2,
  );
  const faults = counting >= 2 ? [] : ['expected a stream that is asked for again, received none'];
  line.fate = fateOf('/orders', ['cut']);
  const add = (): Promise<void> => page.click('form[data-live]:has(textarea) button.main');
  await add();
  faults.push(...(await expectSaid(page, 'it counts once', 'form[data-live]:has(textarea)', '.answer')));
  await add();
  faults.push(...(await expectSaid(page, 'For turn 1.', 'form[data-live]:has(textarea)', '.answer')));
  const listed = await eventually(
    () => page.evaluate(() => document.querySelectorAll('#handed-in li').length),
    (orders) => orders === 1,
  );
  if (listed !== 1) faults.push(`expected ${order} once, received ${listed} orders`);
  return faults;
}

/** Requests for a path have their fates one after the other; all others pass. */
function fateOf(path: string, fates: readonly Fate[], method?: string): WeakLine['fate'] {
  const left = [...fates];
  return (by, to) => {
    const isMeant = (to.split('?')[0] ?? '').endsWith(path) && (method === undefined || by === method);
    return (isMeant ? left.shift() : undefined) ?? 'passes';
  };
}

async function expectSaid(
  page: Page,
  words: string,
  form = 'form[data-clerk]',
  place = '[role="status"]',
): Promise<string[]> {
  const said = await eventually(
    () => textOf(page, `${form} ${place}`),
    (text) => text.includes(words),
  );
  return said.includes(words) ? [] : [`expected "${words}", received "${said}"`];
}

async function expectSheet(page: Page, parts: readonly string[]): Promise<string[]> {
  const sheet = await page.evaluate(
    () => document.querySelector<HTMLElement & { value: string }>('ec-order-editor')?.value ?? '',
  );
  return parts
    .filter((part) => !sheet.includes(part))
    .map((part) => `expected ${part} in the sheet, received ${sheet}`);
}

/** Text of a part of a page; empty while there is none, as between two pages. */
async function textOf(page: Page, selector: string): Promise<string> {
  return page.evaluate((part) => document.querySelector(part)?.textContent ?? '', selector).catch(() => '');
}
