import { randomUUID } from 'node:crypto';
import { gameStatus, type StoredGame } from '@ec/engine/sqlite';
import { html } from 'hono/html';
import type { SignUp } from '../hall/sign-ups.js';
import { WORDS } from '../hall/sign-ups.js';
import type { Moments } from './moments.js';
import { addressOfGame, pathToEnter, type Markup } from './page.js';

/** What somebody without a seat is offered. */
export interface SignUpOffer {
  readonly id: string;
  /** Whether they have come in. */
  readonly isKnown: boolean;
  /** Whether the hall sends the mails by which people sign in. */
  readonly sendsMail: boolean;
  /** What they have asked for, or been offered. */
  readonly own: SignUp | undefined;
  /** Seats without a player. */
  readonly open: readonly number[];
  readonly moments: Moments;
}

/** How somebody comes to a seat: they ask, they wait, or they take up an invitation. */
export function signUpPart(
  stored: StoredGame,
  { id, isKnown, sendsMail, own, open, moments }: SignUpOffer,
): Markup {
  const at = (what: string): string => addressOfGame(id, what);
  if (!isKnown && !sendsMail)
    return html`<p>
      This hall sends no mail, so nobody can sign in to ask for a seat. Ask the game master.
    </p>`;
  if (!isKnown)
    return html`<p><a href="${pathToEnter(addressOfGame(id))}">Sign in by mail</a> to ask for a seat.</p>`;
  if (own?.way === 'invited' && open.length > 0) {
    const names = new Map(gameStatus(stored).seats.map(({ seat, name }) => [seat, name]));
    return html`<p>The game master invites you. ${own.words}</p>
      <form method="post" action="${at('take-seat')}">
        <label
          >Seat
          <select name="seat">
            ${open.map((seat) => html`<option value="${seat}">${seat}: ${names.get(seat) ?? ''}</option>`)}
          </select>
        </label>
        <button class="main">Take the seat</button>
      </form>
      ${dropForm(id, 'Decline')}`;
  }
  if (own)
    return html`<p>
        You have asked for a seat on
        ${moments.at(own.at)}${open.length === 0 ? '; none is open now, and you are on the waiting list' : ''}.
      </p>
      ${dropForm(id, 'I no longer want one')}`;
  return html`<form method="post" action="${at('ask')}">
    <label>A word to the game master<textarea name="words" rows="3" maxlength="${WORDS}"></textarea></label>
    <button class="main">${open.length > 0 ? 'Ask for a seat' : 'Wait for a seat'}</button>
  </form>`;
}

function dropForm(id: string, label: string): Markup {
  return html`<form method="post" action="${addressOfGame(id, 'drop-ask')}"><button>${label}</button></form>`;
}

/** What the game master sees of those who would like to play. */
export interface SignUpList {
  readonly id: string;
  /** Those who would like to play, in the order in which they asked. */
  readonly asked: readonly SignUp[];
  /** Seats without a player. */
  readonly open: readonly number[];
  /** Whether the hall sends mail. */
  readonly sendsMail: boolean;
  readonly moments: Moments;
}

/** For the game master: those who would like to play, and invitations. */
export function signUpsPart({ id, asked, open, sendsMail, moments }: SignUpList): Markup {
  return html`<h2>Who would like to play</h2>
    ${
      asked.length === 0
        ? html`<p>Nobody has asked for a seat.</p>`
        : html`<ol>
            ${asked.map(
              ({ email, way, words, at }) =>
                html`<li>
                  <b>${email}</b>, ${way} ${moments.at(at)} ${words === '' ? '' : html`<br />${words}`}
                  <form class="row" method="post" action="${addressOfGame(id, 'master', 'seat-person')}">
                    <input type="hidden" name="email" value="${email}" />
                    ${
                      open.length === 0
                        ? ''
                        : html`<label
                              >Seat
                              <select name="seat">
                                ${open.map((seat) => html`<option>${seat}</option>`)}
                              </select></label
                            ><button class="main">Give the seat</button>`
                    }
                    <button name="decline" value="yes">Decline</button>
                  </form>
                </li>`,
            )}
          </ol>`
    }
    <form class="row" method="post" action="${addressOfGame(id, 'master', 'invite')}">
      <input type="hidden" name="form" value="${randomUUID()}" autocomplete="off" />
      <label>Address of mail <input type="email" name="email" required /></label>
      <label>Words <input name="words" maxlength="${WORDS}" /></label>
      <button>Invite</button>
    </form>
    ${sendsMail ? '' : html`<p class="quiet">This hall sends no mail: nobody learns of an invitation, or of a seat, by it.</p>`}`;
}
