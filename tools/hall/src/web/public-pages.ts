import { gameStatus, type StoredGame } from '@ec/engine/sqlite';
import { html } from 'hono/html';
import type { Desks, Listed, ListedGame } from '../hall/list-games.js';
import { dueWords } from './due-words.js';
import type { Moments } from './moments.js';
import { addressOfGame, type Markup } from './page.js';
import { signUpPart, type SignUpOffer } from './sign-up-pages.js';
import type { Visit, WrongToken } from './visit.js';
import { winnersOf } from './winners.js';

/** What the list of games shows to whoever looks at it. */
interface GamesList {
  /** Their own seats. */
  readonly desks: Desks;
  /** Games of which they are a master. */
  readonly masters: readonly string[];
  readonly moments: Moments;
}

/** The list of games, with the desks of whoever looks at it. */
export function listPage(listed: readonly Listed[], { desks, masters, moments }: GamesList): Markup {
  if (listed.length === 0) return html`<p>There is no game yet. <code>ec new</code> makes one.</p>`;
  return html`<div class="wide">
    <table>
      <caption>
        Games
      </caption>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Rules</th>
          <th scope="col">Turn</th>
          <th scope="col">Orders are due</th>
          <th scope="col">Seats</th>
          <th scope="col">Open seats</th>
        </tr>
      </thead>
      <tbody>
        ${listed.map((game) =>
          'fault' in game
            ? html`<tr>
                <th scope="row">${game.id}</th>
                <td colspan="5" class="bad">${game.fault}</td>
              </tr>`
            : html`<tr>
                <th scope="row">
                  <a href="${addressOfGame(game.id)}">${game.name}</a>
                  ${(desks.get(game.id) ?? []).map((desk) => html`<br />${deskLink(game.id, desk)}`)}
                  ${masters.includes(game.id) ? html`<br />${masterLink(game.id)}` : ''}
                </th>
                <td>${game.ruleset}</td>
                <td>${game.turn}</td>
                <td>${game.isOver ? 'The game is over' : whenDue(game, moments)}</td>
                <td>${game.seats}</td>
                <td>${game.open}</td>
              </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A game and who looks at it. */
interface ShownGame {
  readonly id: string;
  readonly stored: StoredGame;
  readonly visit: Visit;
  /** Of a seat, to somebody who has none. */
  readonly offer: SignUpOffer | undefined;
  readonly moments: Moments;
  /** A token of no seat, which they have just tried. */
  readonly wrong: WrongToken | undefined;
}

/** A game's own page: what everybody may know, and the way in for those who play. */
export function gamePage({
  id,
  stored,
  visit: { seats, isMaster },
  offer,
  moments,
  wrong,
}: ShownGame): Markup {
  const status = gameStatus(stored);
  const { turn, outcome } = status;
  const { contact, created } = stored.meta;
  return html`
    ${
      seats.length > 0
        ? html`<p class="notice">
            ${seats.map(
              (seat) =>
                html`${deskLink(id, status.seats.find((one) => one.seat === seat) ?? { seat, name: `seat ${seat}` })} `,
            )}
          </p>`
        : ''
    }
    ${isMaster ? html`<p class="notice">${masterLink(id)}</p>` : ''}
    <p>
      ${status.ruleset} ${turn.version}, edition ${status.edition}; begun ${moments.at(created)}. Turn
      ${turn.turn} was resolved ${moments.at(turn.resolved)}.
    </p>
    <p>
      ${
        outcome.status === 'over'
          ? html`The game is over, won by: ${winnersOf(status)}.
              <a href="${addressOfGame(id, 'replay')}">Look at it turn by turn</a>`
          : dueWords(stored, moments)
      }
      ${contact === null ? '' : html`Help: ${contact}`}
    </p>
    <div class="wide">
      <table>
        <caption>
          Seats
        </caption>
        <thead>
          <tr>
            <th scope="col">Seat</th>
            <th scope="col">Name</th>
            <th scope="col">Played by</th>
          </tr>
        </thead>
        <tbody>
          ${status.seats.map(
            ({ seat, name, player, bot, isOut }) =>
              html`<tr>
                <th scope="row">${seat}</th>
                <td>${name}</td>
                <td>
                  ${isOut ? 'out of the game' : player ? 'a player' : bot === null ? 'nobody: the seat is open' : 'a bot'}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${
      offer === undefined
        ? ''
        : html`<h2>Play here</h2>
            ${signUpPart(stored, offer)}`
    }
    <h2>${seats.length > 0 ? 'You have another seat?' : 'You have a seat?'}</h2>
    <form method="post" action="${addressOfGame(id, 'enter')}">
      <label
        >Token of your seat, as the game master gave it to you
        <input
          name="token"
          autocomplete="off"
          spellcheck="false"
          required
          data-from-hash="${seats.length > 0 ? '' : 'go-on'}"
          ${wrong === undefined ? '' : html`aria-invalid="true" aria-describedby="wrong" autofocus`}
        />
      </label>
      ${wrong === undefined ? '' : html`<p id="wrong" class="bad" role="alert">${wrongTokenWords(wrong)}</p>`}
      <button class="main">Go to your desk</button>
    </form>
  `;
}

function deskLink(id: string, { seat, name }: { readonly seat: number; readonly name: string }): Markup {
  return html`<a href="${addressOfGame(id, 'seats', String(seat))}">Your desk: ${name}</a>`;
}

function masterLink(id: string): Markup {
  return html`<a href="${addressOfGame(id, 'master')}">The game master's desk</a>`;
}

function wrongTokenWords({ wait }: WrongToken): string {
  return wait === 0
    ? 'This is the token of no seat in this game. Type the whole token as the game master gave it to you.'
    : `Too many wrong tokens were tried here. Try again in ${wait} s.`;
}

function whenDue({ isPaused, due }: Pick<ListedGame, 'isPaused' | 'due'>, moments: Moments): Markup | string {
  const time = due === null ? 'No time is set' : moments.at(due);
  if (!isPaused) return time;
  return due === null ? 'The game is paused' : html`The game is paused; ${time}`;
}
