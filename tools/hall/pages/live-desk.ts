/** The desk of a game on a clock: the time that is left, orders sent without leaving the page, and what changes with each turn. */
import { BoardView } from '@ec/desk';
import type { Board } from '@ec/engine';
import { askHall, jsonOf } from './ask-hall.js';
import { countDown } from './count-down.js';
import { watchTurns } from './watch-turns.js';

const clock = document.querySelector<HTMLElement>('.clock');
const line = document.querySelector('.clock .line');

/** Milliseconds for which a turn may be late before the line is taken for dead. */
const LATE = 5_000;

/** Most milliseconds that a timer can wait. */
const LONGEST = 2_147_483_647;

const NO_ANSWER = 'The hall does not answer';

/** The board, where the game has one. */
const board = document.querySelector<BoardView>('ec-board');
if (board) customElements.define('ec-board', BoardView);

/** Counts looks at the hall: the answer to an older one is not shown any more. */
let look = 0;

/** Puts what the hall shows now in the place of what it showed: the board with the orders that are handed in, and the parts of the page. */
async function refresh(): Promise<void> {
  look += 1;
  const own = look;
  const boardAddress = board?.dataset['board'];
  const [shown, page] = await Promise.all([
    boardAddress === undefined ? undefined : read(boardAddress, 'application/json'),
    read(location.pathname, 'text/html'),
  ]);
  if (own !== look) return;
  if (board && shown !== undefined) {
    const { board: places, orders } = JSON.parse(shown) as {
      readonly board: Board;
      readonly orders: readonly string[];
    };
    board.orders = orders;
    board.board = places;
  }
  const fresh = new DOMParser().parseFromString(page, 'text/html');
  for (const old of document.querySelectorAll('[data-fresh]')) {
    const now = fresh.getElementById(old.id);
    // A proxy may answer with a page of its own.
    if (now) old.replaceChildren(...now.childNodes);
  }
}

async function read(address: string, type: string): Promise<string> {
  const response = await askHall(address, { headers: { Accept: type } });
  if (!response?.ok) throw new Error(NO_ANSWER);
  return response.text();
}

/** Looks at the hall, and says so where it does not answer. */
async function refreshOrTell(): Promise<void> {
  await refresh().catch(() => tell(line, `${NO_ANSWER}; the page tries again with the next turn.`));
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

/** Orders that were sent without an answer, by what they say, with the names of their forms. */
const unanswered = new Map<string, string>();

/**
 * Sends orders. They may have come in although no answer has: the same orders are then sent again as the same form, which the hall takes once.
 *
 * @returns what the hall says of them; nothing where it does not answer
 */
async function sendOrders(
  address: string,
  fields: URLSearchParams,
): Promise<(Answer & { readonly status: number }) | undefined> {
  fields.delete('form');
  const what = `${address} ${fields.toString()}`;
  const form = unanswered.get(what) ?? newName();
  unanswered.set(what, form);
  fields.set('form', form);
  const response = await askHall(address, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: fields,
  });
  const answer = (await jsonOf(response)) as Answer | undefined;
  if (response === undefined || answer === undefined) return undefined;
  unanswered.delete(what);
  return { ...answer, status: response.status };
}

function newName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('-');
}

const UNKNOWN = `${NO_ANSWER}. What you sent may have come in, or not: send it again, and it counts once.`;

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const own = form.querySelector('.answer') ?? document.querySelector('form[data-live] .answer');
  tell(own, 'Sending …');
  const fields = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>);
  const answer = await sendOrders(form.action, fields);
  if (!answer) return tell(own, UNKNOWN);
  tell(own, describe(answer));
  const field = form.querySelector('textarea');
  if (answer.counts && field && field.value === fields.get('text')) {
    field.value = '';
    form.querySelector('.notice')?.remove();
  }
  if (answer.counts || answer.status === 409) await refreshOrTell();
}

board?.addEventListener('order', (event) => void sendOrder((event as CustomEvent<string>).detail));

/** Hands in an order of the board, and tells there what became of it. */
async function sendOrder(text: string): Promise<void> {
  const answer = await sendOrders(board?.dataset['orders'] ?? '', new URLSearchParams({ text, how: 'add' }));
  if (!answer) return board?.say(`${text}: ${UNKNOWN}`);
  const { error, counts, isLate = false, turn, diagnostics } = answer;
  const said = error ? [error.message] : diagnostics.map(({ message }) => message);
  const fate = error || !counts ? 'refused' : said.length > 0 ? 'in doubt' : 'accepted';
  const late = isLate ? `, for turn ${turn}, as the one before came first` : '';
  board?.say(`${text}: ${fate}${late}${said.map((reason) => `; ${reason}`).join('')}.`);
  if (counts) await refreshOrTell();
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-live]')) return;
  event.preventDefault();
  void send(form, event.submitter);
});

function listen(address: string): void {
  const counter = document.querySelector('.countdown');
  const count = countDown((text) => tell(counter, text));
  let turn: number | undefined;
  let goes: boolean | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  const resolved = (): void => {
    const frame = document.querySelector('iframe');
    frame?.setAttribute('src', frame.getAttribute('src') ?? '');
    void refreshOrTell();
  };
  const again = watchTurns(address, {
    told: (isOpen) => tell(line, isOpen ? '' : 'No connection; the page tries again.'),
    tick: (data) => {
      const tick = JSON.parse(data) as {
        readonly turn: number;
        readonly now: number;
        readonly next: number | null;
      };
      // The clock of this browser may differ from that of the hall.
      count(tick.next === null ? null : Date.now() + tick.next - tick.now);
      clearTimeout(late);
      // The turn may be past its time: the hall tries again.
      const left = Math.max(0, (tick.next ?? tick.now) - tick.now) + LATE;
      if (tick.next !== null && left < LONGEST) late = setTimeout(() => again(), left);
      if (turn !== undefined && turn !== tick.turn) resolved();
      // The game was paused, or goes on.
      else if (goes !== undefined && goes !== (tick.next !== null)) void refreshOrTell();
      turn = tick.turn;
      goes = tick.next !== null;
    },
    over: () => {
      clearTimeout(late);
      count(null);
      resolved();
    },
  });
}

void refreshOrTell();
if (clock?.dataset['events'] !== undefined) listen(clock.dataset['events']);
