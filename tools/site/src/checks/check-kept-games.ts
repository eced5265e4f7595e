import type { Browser, Page } from 'puppeteer-core';
import { eventually } from './eventually.ts';

/** A game whose turns are short, and others. */
const GAME = 'goofspiel';
const [OTHER, THIRD] = ['proxima', 'multiplanetary'] as const;

/** What is written and not handed in: a comment in every game. */
const NOTE = '; to be gone on with';

/** Longest time that a game may take to be set up, in milliseconds. */
const PATIENCE = 60_000;

/** Plays in two tabs, begins anew and goes back, follows the address, leaves with orders that are not handed in, and plays where the browser keeps nothing; returns what goes wrong. */
export async function checkKeptGames(browser: Browser, name: string, address: string): Promise<string[]> {
  const faults: string[] = [];
  const context = await browser.createBrowserContext();
  const open = async (
    prepare?: (page: Page) => Promise<unknown>,
    path = `play/#game=${GAME}`,
  ): Promise<Page> => {
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`${name}, kept games: ${String(error)}`));
    await prepare?.(page);
    await page.goto(`${address}${path}`, { waitUntil: 'load' });
    await ready(page, 0);
    return page;
  };
  const expect = async <T>(what: string, read: () => Promise<T>, expected: T): Promise<void> => {
    const received = await eventually(read, (found) => found === expected);
    if (received !== expected)
      faults.push(`${name}, kept games, ${what}: expected ${String(expected)}, received ${String(received)}`);
  };
  const hears = (page: Page, words: string) => async (): Promise<boolean> =>
    (await alerts(page)).includes(words);
  try {
    const [first, second] = [await open(), await open()];
    await press(first, 'End the turn', 1);
    const kept = await hashOf(first);
    await press(first, 'End the turn', 2);
    await press(second, 'End the turn', 1);
    await expect('after a turn in another tab', hears(second, 'another tab'), true);
    await press(second, 'Open the game of the other tab', 2);
    await expect('the game of the other tab', () => hashOf(second), await hashOf(first));
    await expect('once it is opened', () => alerts(second), '');

    await press(second, 'Take the turn back', 1);
    await expect('a turn back', () => hashOf(second), kept);
    await press(second, 'New game', 0);
    await press(second, 'New game', 0);
    await goBack(second, '1 turn', 1);
    await expect('the former game', () => hashOf(second), kept);

    await second.evaluate((game) => (location.hash = `#game=${game}`), OTHER);
    await played(second, OTHER);
    await choose(second, THIRD);
    await write(second, NOTE);
    await choose(second, GAME);
    await second.goBack();
    await played(second, THIRD);
    await expect('what was written before another game was chosen', () => sheet(second), `${NOTE}\n`);
    await second.goBack();
    await played(second, OTHER);

    await first.bringToFront();
    await choose(first, OTHER);
    await choose(first, GAME);
    await press(first, 'End the turn', 2);
    await write(first, NOTE);
    await first.reload({ waitUntil: 'load' });
    await ready(first, 2);
    await expect('what was written before the page was loaded anew', () => sheet(first), `${NOTE}\n`);
    await press(first, 'Take the turn back', 1);
    await press(first, 'End the turn', 2);
    await expect('what was written before a turn was taken back', () => sheet(first), `${NOTE}\n`);
    await press(first, 'New game', 0);
    const template = await sheet(first);
    await write(first, '? 1');
    await press(first, 'End the turn', 0);
    await expect('a sheet with a mistake', hears(first, 'Nothing was handed in: line 1'), true);
    await expect('a sheet with a mistake', () => sheet(first), '? 1\n');
    await press(first, 'New game', 0);
    await goBack(first, 'orders written', 0);
    await expect('what was written in an unplayed game beside an older one', () => sheet(first), '? 1\n');
    await goBack(first, '2 turns', 2);
    await expect('what was written before a new game', () => sheet(first), `${NOTE}\n`);
    await goBack(first, 'orders written', 0);
    await expect('what was written in an unplayed game', () => sheet(first), '? 1\n');
    await press(first, 'Begin the sheet anew', 0);
    await expect('a sheet that is begun anew', () => sheet(first), template);
    const isOpen = await isSheetOpenWhileBusy(first);
    await expect('a sheet while a turn is resolved', async () => isOpen, false);
    await ready(first, 1);

    for (const path of [`play/#game=${GAME}`, 'play/']) {
      const unkept = await open(
        (page) =>
          page.evaluateOnNewDocument(() => {
            Object.defineProperty(window, 'indexedDB', {
              get() {
                throw new DOMException('The operation is insecure.', 'SecurityError');
              },
            });
          }),
        path,
      );
      await expect('where nothing is kept', hears(unkept, 'keeps no games'), true);
      await press(unkept, 'End the turn', 1);
    }
  } catch (error) {
    faults.push(`${name}, kept games: ${String(error)}`);
  }
  await context.close();
  console.log(`${name}: games kept, left and taken up again`);
  return faults;
}

/** Waits until so many turns have been played. */
async function ready(page: Page, turn: number): Promise<void> {
  await page.waitForSelector(`ec-play[data-state="ready"][data-turn="${turn}"]`, { timeout: PATIENCE });
}

/** Presses a button, and waits until the game has so many turns. */
async function press(page: Page, label: string, turn: number): Promise<void> {
  const click = (wanted: string): boolean => {
    const button = [...document.querySelectorAll<HTMLButtonElement>('ec-play button')].find(
      ({ textContent, disabled }) => textContent?.trim() === wanted && !disabled,
    );
    button?.click();
    return button !== undefined;
  };
  const isThere = await eventually(() => page.evaluate(click, label), Boolean);
  if (!isThere) throw new Error(`expected a button "${label}", received none`);
  await ready(page, turn);
}

/** Goes back to the former game that was open last of those with such a description, and waits until it has so many turns. */
async function goBack(page: Page, description: string, turn: number): Promise<void> {
  const chosen = await page.evaluate((wanted) => {
    const select = document.querySelector<HTMLSelectElement>('ec-play select[name="former"]');
    const option = [...(select?.options ?? [])].find(({ textContent }) => textContent.endsWith(wanted));
    if (select && option) select.value = option.value;
    return option !== undefined;
  }, description);
  if (!chosen) throw new Error(`expected a former game "${description}", received none`);
  await press(page, 'Go back to it', turn);
}

/** Chooses a game in the page, and waits until it is open. */
async function choose(page: Page, game: string): Promise<void> {
  await page.select('ec-play select[name="game"]', game);
  await played(page, game);
}

/** Waits until a game is open. */
async function played(page: Page, game: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      location.hash === `#game=${wanted}` &&
      document.querySelector<HTMLElement>('ec-play')?.dataset['state'] === 'ready' &&
      document.querySelector<HTMLSelectElement>('ec-play select[name="game"]')?.value === wanted,
    { timeout: PATIENCE },
    game,
  );
}

/** Writes a line above the sheet of the next turn, key by key, and waits until it is kept. */
async function write(page: Page, line: string): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('ec-order-editor')?.focus());
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyA');
  await page.keyboard.up('Control');
  await page.keyboard.type(line);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    async (game) => {
      const text = document.querySelector<HTMLElement & { value: string }>('ec-order-editor')?.value;
      const kept = await new Promise<{ readonly record: { readonly drafts?: object } } | undefined>(
        (resolve) => {
          const opening = indexedDB.open('keyval-store');
          opening.addEventListener('success', () => {
            const asked = opening.result.transaction('keyval').objectStore('keyval').get(`kept ${game}`);
            asked.addEventListener('success', () => {
              opening.result.close();
              resolve(asked.result);
            });
          });
        },
      );
      return Object.values(kept?.record.drafts ?? {}).includes(text);
    },
    { timeout: PATIENCE },
    await page.evaluate(() => location.hash.replace('#game=', '')),
  );
}

/** Ends the turn; returns whether the player could go on writing while it is resolved, into a sheet that is over. */
function isSheetOpenWhileBusy(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const play = document.querySelector<HTMLElement>('ec-play');
    play?.querySelector<HTMLButtonElement>('button.main')?.click();
    for (let step = 0; step < 20 && play?.dataset['state'] !== 'busy'; step++) await Promise.resolve();
    return !play?.querySelector('[inert] ec-order-editor');
  });
}

function sheet(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector<HTMLElement & { value: string }>('ec-order-editor')?.value ?? '',
  );
}

function hashOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLElement>('ec-play')?.dataset['hash']);
}

function alerts(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('ec-play [role="alert"]')].map(({ textContent }) => textContent).join(' '),
  );
}
