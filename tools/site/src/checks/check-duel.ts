/** A duel on a board in a hall: Ada by the keyboard alone, Bo with the mouse, each in a browser of their own, until planets are taken. */
import type { Browser, Page } from 'puppeteer-core';
import type { BoardView } from '@ec/desk';
import { enterByToken } from './enter-hall.ts';
import { eventually } from './eventually.ts';
import { tooWide } from './too-wide.ts';
import { violations } from './violations.ts';

/** What the duel is played with. */
export interface Duel {
  /** Of its page. */
  readonly address: string;
  /** Of seat 1 and seat 2. */
  readonly tokens: readonly string[];
  /** Resolves the next turn. */
  readonly turn: () => void;
  /** Opens a page whose complaints are faults. */
  readonly open: (browser: Browser, name: string) => Promise<Page>;
}

/** Widths of the two screens, in dots. */
const PHONE = 360;
const DESK = 1280;

/**
 * Plays it: both take the planet beside their home in tick 3, as seed 7 has it.
 *
 * @returns what is not as it should be
 */
export async function playDuel(keyboard: Browser, mouse: Browser, duel: Duel): Promise<string[]> {
  const faults: string[] = [];
  const ada = await duel.open(keyboard, 'Ada');
  const bo = await duel.open(mouse, 'Bo');
  for (const [i, page] of [ada, bo].entries()) await enterByToken(page, duel.address, duel.tokens[i] ?? '');
  await ada.setViewport({ width: PHONE, height: 900 });
  duel.turn();
  for (const page of [ada, bo]) await turnIs(page, 1);
  await sendByKeyboard(ada, 'ArrowDown', '3');
  await sendByMouse(bo, 'J10', 'J9');
  faults.push(...(await handedIn(ada, ['A1 -> A2 3 accepted Delete'], 'Ada')));
  faults.push(...(await handedIn(bo, ['J10 -> J9 4 accepted Delete'], 'Bo')));
  for (const [page, name, width] of [[ada, 'Ada', PHONE], [bo, 'Bo', DESK]] as const) {
    faults.push(...(await tooWide(page, width)).map((found) => `the board of ${name}: ${found}`));
    faults.push(...(await violations(page)).map((found) => `the board of ${name}: ${found}`));
  } // prettier-ignore
  // an order that is taken back
  await sendByKeyboard(ada, 'ArrowDown', '1');
  await handedIn(ada, ['A1 -> A2 3 accepted Delete', 'A1 -> A2 1 accepted Delete'], 'Ada');
  await ada.focus('.lines li:last-child button');
  await ada.keyboard.press('Enter');
  faults.push(...(await handedIn(ada, ['A1 -> A2 3 accepted Delete'], 'Ada')));
  duel.turn();
  for (const page of [ada, bo]) await turnIs(page, 2);
  faults.push(...(await shows(ada, '.movements', '3 ships from A1 to A2, tick 3', 'Ada')));
  duel.turn();
  for (const page of [ada, bo]) await turnIs(page, 3);
  // 3 ships took the 2 of A2, 4 the 2 of J9
  faults.push(...(await shows(ada, '[role="status"]', 'You took A2; 1 ship is there.', 'Ada')));
  faults.push(...(await shows(ada, '[role="status"]', 'Bo took J9; 2 ships are there.', 'Ada')));
  faults.push(...(await shows(bo, '[role="status"]', 'You took J9; 2 ships are there.', 'Bo')));
  for (const page of [ada, bo]) await page.browserContext().close();
  return faults;
}

async function turnIs(page: Page, turn: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector<BoardView>('ec-board')?.board?.turn === wanted,
    {},
    turn,
  );
}

/** Goes from the first place, the home of red, to the next one in a direction. */
async function sendByKeyboard(page: Page, direction: 'ArrowDown', ships: string): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('ec-board')?.focus());
  await page.keyboard.press('Enter');
  await page.keyboard.press(direction);
  await page.keyboard.press('Enter');
  // from the slider to the field
  await page.keyboard.press('Tab');
  await page.keyboard.type(ships);
  await page.keyboard.press('Enter');
}

async function sendByMouse(page: Page, from: string, to: string): Promise<void> {
  for (const name of [from, to]) await page.click(`ec-board >>> [data-name="${name}"]`);
  await page.click('ec-board >>> button.main');
}

/** Waits for the list of what is handed in, each line with what became of it. */
async function handedIn(page: Page, lines: readonly string[], name: string): Promise<string[]> {
  const read = (): string[] =>
    [...document.querySelectorAll('.lines li')].map(({ textContent }) =>
      textContent.replaceAll(/\s+/g, ' ').trim(),
    );
  const isAll = (found: readonly string[]): boolean => JSON.stringify(found) === JSON.stringify(lines);
  const found = await eventually(() => page.evaluate(read), isAll);
  return isAll(found)
    ? []
    : [`${name}: expected ${lines.join(' | ')} to be handed in, received ${found.join(' | ')}`];
}

async function shows(page: Page, selector: string, text: string, name: string): Promise<string[]> {
  const read = (wanted: string): string =>
    (document.querySelector('ec-board')?.shadowRoot?.querySelector(wanted)?.textContent ?? '').replaceAll(
      /\s+/g,
      ' ',
    );
  const found = await eventually(
    () => page.evaluate(read, selector),
    (shown) => shown.includes(text),
  );
  return found.includes(text) ? [] : [`${name}: expected "${text}", received "${found}"`];
}
