import type { Browser, Page } from 'puppeteer-core';

/** A game whose turns are short, and others. */
const GAME = 'goofspiel';
const [OTHER, THIRD] = ['proxima', 'multiplanetary'];

/** Longest time that a game may take to be set up, in milliseconds. */
const PATIENCE = 60_000;

/** Plays in two tabs, begins anew and goes back, follows the address, and plays where the browser keeps nothing; returns what goes wrong. */
export async function checkKeptGames(browser: Browser, name: string, address: string): Promise<string[]> {
  const faults: string[] = [];
  const context = await browser.createBrowserContext();
  const open = async (prepare?: (page: Page) => Promise<unknown>): Promise<Page> => {
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`${name}, kept games: ${String(error)}`));
    await prepare?.(page);
    await page.goto(`${address}play/#game=${GAME}`, { waitUntil: 'load' });
    await ready(page, 0);
    return page;
  };
  const expect = (what: string, received: unknown, expected: unknown): void => {
    if (received !== expected)
      faults.push(`${name}, kept games, ${what}: expected ${String(expected)}, received ${String(received)}`);
  };
  try {
    const [first, second] = [await open(), await open()];
    await press(first, 'End the turn', 1);
    const kept = await hashOf(first);
    await press(first, 'End the turn', 2);
    await press(second, 'End the turn', 1);
    expect('after a turn in another tab', (await alerts(second)).includes('another tab'), true);
    await press(second, 'Open the game of the other tab', 2);
    expect('the game of the other tab', await hashOf(second), await hashOf(first));
    expect('once it is opened', await alerts(second), '');

    await press(second, 'Take the turn back', 1);
    expect('a turn back', await hashOf(second), kept);
    await press(second, 'New game', 0);
    await press(second, 'New game', 0);
    await press(second, 'Back to the former game (1 turn)', 1);
    expect('the former game', await hashOf(second), kept);

    await second.evaluate((game) => (location.hash = `#game=${game}`), OTHER);
    await ready(second, 0);
    expect('the game of the address', await chosen(second), OTHER);
    await second.select('ec-play select[name="game"]', THIRD ?? '');
    await second.waitForFunction((game) => location.hash === `#game=${game}`, { timeout: PATIENCE }, THIRD);

    const unkept = await open((page) =>
      page.evaluateOnNewDocument(() => {
        Object.defineProperty(window, 'indexedDB', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }),
    );
    expect('where nothing is kept', (await alerts(unkept)).includes('keeps no games'), true);
    await press(unkept, 'End the turn', 1);
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
  const isThere = await page.evaluate((wanted) => {
    const button = [...document.querySelectorAll<HTMLButtonElement>('ec-play button')].find(
      ({ textContent, disabled }) => textContent?.trim() === wanted && !disabled,
    );
    button?.click();
    return button !== undefined;
  }, label);
  if (!isThere) throw new Error(`expected a button "${label}", received none`);
  await ready(page, turn);
}

function hashOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLElement>('ec-play')?.dataset['hash']);
}

function alerts(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('ec-play [role="alert"]')].map(({ textContent }) => textContent).join(' '),
  );
}

function chosen(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLSelectElement>('ec-play select[name="game"]')?.value);
}
