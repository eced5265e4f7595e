/** The desk of a game on a clock: the time that is left, orders sent without leaving the page, and what changes with each turn. */
import { BoardView } from '@ec/desk';
import type { Board } from '@ec/engine';
import { countDown } from './count-down.js';

const clock = document.querySelector<HTMLElement>('.clock');
const line = document.querySelector('.clock .line');

/** Milliseconds after which a stream that was refused is asked for again. */
const AGAIN = 5_000;

/** The board, where the game has one. */
const board = document.querySelector<BoardView>('ec-board');
if (board) customElements.define('ec-board', BoardView);

/** Shows the board as it is now, with the orders that are handed in. */
async function refreshBoard(): Promise<void> {
  const address = board?.dataset['board'];
  if (!board || address === undefined) return;
  const response = await fetch(address, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(response.statusText);
  const shown = (await response.json()) as { readonly board: Board; readonly orders: readonly string[] };
  board.orders = shown.orders;
  board.board = shown.board;
}

/** Puts what the hall shows now in the place of what it showed, and the newest report into its frame. */
async function refresh(): Promise<void> {
  await refreshBoard();
  const response = await fetch(location.pathname, { headers: { Accept: 'text/html' } });
  if (!response.ok) throw new Error(response.statusText);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const old of document.querySelectorAll('[data-fresh]'))
    old.replaceChildren(...(page.getElementById(old.id)?.childNodes ?? []));
}

function tell(where: Element | null | undefined, text: string): void {
  if (where && where.textContent !== text) where.textContent = text;
}

/** What an answer says about orders, for their player. */
interface Answer {
  readonly turn: number;
  readonly counts: boolean;
  readonly isLate?: boolean;
  readonly diagnostics: readonly {
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[];
  readonly text: string;
  readonly error?: { readonly message: string };
}

function describe({ turn, counts, isLate = false, diagnostics, error }: Answer): string {
  if (error) return error.message;
  const said = diagnostics.map(({ line: at, column, message }) => `line ${at}, column ${column}: ${message}`);
  const late = isLate ? 'The turn came first. ' : '';
  const kept = counts ? `For turn ${turn}.` : 'Nothing was changed.';
  return [`${late}${kept}`, ...said].join('\n');
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const sent = await fetch(form.action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>),
  });
  const answer = (await sent.json()) as Answer;
  const own = form.querySelector('.answer') ?? document.querySelector('form[data-live] .answer');
  tell(own, describe(answer));
  const field = form.querySelector('textarea');
  if (answer.counts && field) field.value = '';
  if (answer.counts || sent.status === 409) await refresh();
}

board?.addEventListener('order', (event) => {
  const text = (event as CustomEvent<string>).detail;
  sendOrder(text).catch(() => board.say('The hall does not answer; try again.'));
});

/** Hands in an order of the board, and tells there what became of it. */
async function sendOrder(text: string): Promise<void> {
  const address = board?.dataset['orders'] ?? '';
  const sent = await fetch(address, { method: 'POST', headers: { Accept: 'application/json' }, body: text });
  const { error, counts, isLate = false, turn, diagnostics } = (await sent.json()) as Answer;
  const said = error ? [error.message] : diagnostics.map(({ message }) => message);
  const fate = error || !counts ? 'refused' : said.length > 0 ? 'in doubt' : 'accepted';
  const late = isLate ? `, for turn ${turn}, as the one before came first` : '';
  board?.say(`${text}: ${fate}${late}${said.map((reason) => `; ${reason}`).join('')}.`);
  if (counts) await refresh();
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-live]')) return;
  event.preventDefault();
  send(form, event.submitter).catch(() => tell(line, 'The hall does not answer; try again.'));
});

function listen(address: string): void {
  const events = new EventSource(address);
  const counter = document.querySelector('.countdown');
  const count = countDown((text) => tell(counter, text));
  let turn: number | undefined;
  events.addEventListener('open', () => tell(line, ''));
  events.addEventListener('error', () => {
    tell(line, 'No connection; the page tries again.');
    // A refusal ends it for good.
    if (events.readyState === EventSource.CLOSED) setTimeout(() => listen(address), AGAIN);
  });
  const resolved = (): void => {
    const frame = document.querySelector('iframe');
    frame?.setAttribute('src', frame.getAttribute('src') ?? '');
    refresh().catch(() => tell(line, 'The hall does not answer; the page tries again with the next turn.'));
  };
  events.addEventListener('tick', ({ data }: MessageEvent<string>) => {
    const tick = JSON.parse(data) as {
      readonly turn: number;
      readonly now: number;
      readonly next: number | null;
    };
    // The clock of this browser may differ from that of the hall.
    count(tick.next === null ? null : Date.now() + tick.next - tick.now);
    if (turn !== undefined && turn !== tick.turn) resolved();
    turn = tick.turn;
  });
  events.addEventListener('over', () => {
    events.close();
    count(null);
    resolved();
  });
}

refreshBoard().catch(() => tell(line, 'The hall does not answer; the page tries again with the next turn.'));
if (clock?.dataset['events'] !== undefined) listen(clock.dataset['events']);
