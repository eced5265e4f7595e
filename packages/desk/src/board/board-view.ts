import { formatMove, type Board, type BoardMove } from '@ec/engine';
import { html, render, type TemplateResult } from 'lit-html';
import { PageElement } from '../page-element.js';
import { drawing } from './drawing.js';
import { moveForm } from './move-form.js';
import { isWayKey, neighbour } from './neighbour.js';
import { counted, isOwn, movesOf, NO_PLAN, unitsLeft, type Plan } from './plan.js';
import { BOARD_STYLE } from './style.js';

/** Milliseconds in which what is under way moves on. */
const MOVING = 700;

/**
 * `<ec-board>`: a board on which orders are given by pointing at a place and then at another one, with the mouse, a finger, or the arrow keys and
 * Enter. Page Down and Page Up go through all places in turn, and Escape lets go of what was chosen.
 *
 * Set its `board` after each turn, and its `orders` to those that are handed in, in canonical form: it draws them, and counts what is left. It fires
 * `order` with the text of a new one as `detail`, which the page hands in. What changed hands is told to those who hear the page; so is what the page
 * tells by `say`.
 */
export class BoardView extends PageElement {
  #board: Board | undefined;
  #orders: readonly string[] = [];
  #plan: Plan = NO_PLAN;
  #move: BoardMove | undefined;
  #at: string | undefined;
  #said = '';
  #told: readonly string[] = [];

  /** The board that it shows; nothing when undefined. */
  get board(): Board | undefined {
    return this.#board;
  }

  /** Shows another board, and tells what changed hands on it. */
  set board(board: Board | undefined) {
    const isNews = board !== undefined && board.turn !== this.#board?.turn;
    this.#board = board;
    if (isNews) {
      this.#told = board.news;
      this.#said = '';
    }
    const source = board?.places.find(({ name }) => name === this.#plan.from);
    if (!board || (this.#plan.from !== undefined && !(source && isOwn(board, source)))) this.#choose(NO_PLAN);
    this.#draw();
  }

  /** Orders that are handed in, in canonical form. */
  get orders(): readonly string[] {
    return this.#orders;
  }

  /** Draws other orders. */
  set orders(orders: readonly string[]) {
    this.#orders = orders;
    this.#draw();
  }

  /** Tells something to those who see or hear the board, such as what became of an order. */
  say(text: string): void {
    this.#said = text;
    this.#draw();
  }

  /** Makes the board; the page calls it. */
  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    // A style element would need a page whose policy allows it.
    const style = new CSSStyleSheet();
    style.replaceSync(BOARD_STYLE);
    root.adoptedStyleSheets = [style];
    this.#draw();
  }

  /** Puts the keyboard on the board. */
  override focus(): void {
    this.shadowRoot?.querySelector<SVGElement>('.place[tabindex="0"]')?.focus();
  }

  #draw(): void {
    const root = this.shadowRoot;
    if (!root) return;
    const before = placesOfBadges(root);
    render(this.#panels(), root);
    moveOn(root, before);
  }

  #panels(): TemplateResult {
    const board = this.#board;
    if (!board) return html``;
    const moves = movesOf(board, this.#orders);
    const own = board.sides.find((side) => side.isOwn);
    return html`<div class="layout">
      <div class="board">
        ${drawing({
          ...{ board, moves, plan: this.#plan, at: this.#at },
          pick: (name) => this.#pick(name),
          press: (event) => this.#press(event),
        })}
      </div>
      <div class="beside">
        <p class="hint">${this.#hint(board)}</p>
        ${this.#form(board, moves)}
        <div class="told" role="status">
          ${this.#told.map((text) => html`<p class="news">${text}</p>`)}
          ${this.#said === '' ? '' : html`<p>${this.#said}</p>`}
        </div>
        <ul class="sides">
          ${board.sides.map(
            ({ id, name, tone, isOwn: isYou }, i) =>
              html`<li class="tone-${tone}">
                <span class=${i % 2 === 1 ? 'mark square' : 'mark'}></span>${name}${isYou ? ' (you)' : ''}:
                ${board.places.filter(({ side }) => side === id).length} of ${board.places.length}
              </li>`,
          )}
        </ul>
        ${this.#underWay(board, own?.id)}
      </div>
    </div>`;
  }

  #hint(board: Board): string {
    const { from, to } = this.#plan;
    const source = board.places.find(({ name }) => name === from);
    if (!source) return `Choose a place of yours, then the place to go to.`;
    if (to !== undefined) return `Say how many, and send them.`;
    const left = unitsLeft(source, movesOf(board, this.#orders));
    return left === 0
      ? `${source.name} has no ${board.units[1]} left to send.`
      : `${source.name} can send ${counted(board, left)}. Choose where to.`;
  }

  #form(board: Board, moves: readonly BoardMove[]): TemplateResult | string {
    const move = this.#move;
    const source = board.places.find(({ name }) => name === move?.from);
    if (!move || !source) return '';
    const most = unitsLeft(source, moves);
    if (most === 0) return '';
    const shown = { ...move, units: Math.min(most, move.units) };
    return moveForm({
      ...{ board, move: shown, most },
      change: (changed) => {
        this.#move = changed;
        this.#draw();
      },
      send: () => this.#send(shown),
      drop: () => {
        this.#choose(NO_PLAN);
        this.#draw();
        this.focus();
      },
    });
  }

  /** Everything that moves, the seat's own first, by arrival. */
  #underWay(board: Board, own: string | undefined): TemplateResult | string {
    if (board.movements.length === 0) return '';
    const sorted = board.movements.toSorted(
      (a, b) => Number(b.side === own) - Number(a.side === own) || a.arrives - b.arrives,
    );
    const nameOf = (side: string): string => board.sides.find(({ id }) => id === side)?.name ?? side;
    return html`<details open>
      <summary>Under way: ${sorted.length}</summary>
      <ul class="movements">
        ${sorted.map(
          ({ side, from, to, units, arrives }) =>
            html`<li>
              ${side === own ? '' : html`${nameOf(side)}: `}${counted(board, units)} from ${from} to ${to},
              ${board.turnName} ${arrives}
            </li>`,
        )}
      </ul>
    </details>`;
  }

  #choose(plan: Plan): void {
    this.#plan = plan;
    this.#move = undefined;
  }

  #pick(name: string): void {
    const board = this.#board;
    const place = board?.places.find((one) => one.name === name);
    if (!board || !place) return;
    this.#at = name;
    this.#said = '';
    const { from } = this.#plan;
    if (from === name) this.#choose(NO_PLAN);
    else if (from === undefined) {
      if (isOwn(board, place)) this.#choose({ from: name, to: undefined });
      else this.#said = `${name} is not yours.`;
    } else this.#aim(board, from, name);
    this.#draw();
    if (this.#move) this.shadowRoot?.querySelector<HTMLInputElement>('input[type="range"]')?.focus();
  }

  #aim(board: Board, from: string, to: string): void {
    const source = board.places.find(({ name }) => name === from);
    const left = source ? unitsLeft(source, movesOf(board, this.#orders)) : 0;
    this.#plan = { from, to: left === 0 ? undefined : to };
    const way = this.#move?.way ?? board.ways[0]?.id ?? '';
    this.#move = left === 0 ? undefined : { way, from, to, units: left };
  }

  #send(move: BoardMove): void {
    const board = this.#board;
    if (!board) return;
    this.#at = move.from;
    this.#choose(NO_PLAN);
    this.#draw();
    this.focus();
    const detail = formatMove(board, move);
    this.dispatchEvent(new CustomEvent('order', { detail, bubbles: true, composed: true }));
  }

  #press(event: KeyboardEvent): void {
    const board = this.#board;
    const name = (event.target as Element).closest<SVGElement>('.place')?.dataset['name'];
    const place = board?.places.find((one) => one.name === name);
    if (!board || !place) return;
    if (isWayKey(event.key)) {
      this.#at = neighbour(board.places, place, event.key).name;
      this.#draw();
      this.focus();
    } else if (event.key === 'Enter' || event.key === ' ') this.#pick(place.name);
    else if (event.key === 'Escape') {
      this.#choose(NO_PLAN);
      this.#draw();
    } else return;
    event.preventDefault();
  }
}

/** Where the badges of movements are, by what moves. */
function placesOfBadges(root: ShadowRoot): Map<string, readonly [x: number, y: number]> {
  const badges = [...root.querySelectorAll<SVGElement>('.badge')];
  return new Map(
    badges.map(({ dataset: { movement = '', x, y } }) => [movement, [Number(x), Number(y)] as const]),
  );
}

/** Lets badges go from where they were, unless their reader wants no motion. */
function moveOn(root: ShadowRoot, before: ReadonlyMap<string, readonly [x: number, y: number]>): void {
  if (before.size === 0 || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  for (const [movement, [x, y]] of placesOfBadges(root)) {
    const [x0 = x, y0 = y] = before.get(movement) ?? [];
    const moving = root.querySelector(`.badge[data-movement="${movement}"] > g`);
    if (x0 !== x || y0 !== y)
      moving?.animate([{ transform: `translate(${x0 - x}px, ${y0 - y}px)` }, { transform: 'none' }], {
        duration: MOVING,
        easing: 'ease-in-out',
      });
  }
}
