import { randomUUID } from 'node:crypto';
import { gameStatus, type StoredGame } from '@ec/engine/sqlite';
import { html } from 'hono/html';
import type { Letter, NewLetter } from '../hall/press.js';
import type { Moments } from './moments.js';
import { addressOfGame, type Markup } from './page.js';

/** What the page of letters shows. */
export interface PressDesk {
  readonly id: string;
  readonly seat: number;
  /** Whether a letter may go out without a name. */
  readonly allowsAnonymous: boolean;
  /** The newest first. */
  readonly letters: readonly Letter[];
  readonly moments: Moments;
  /** A letter that was not sent, and what is wrong with it. */
  readonly refused?: {
    readonly fault: string;
    readonly letter: Pick<NewLetter, 'recipients' | 'text' | 'delivery' | 'isAnonymous'>;
  };
}

/** Letters of a seat, and a form for another. */
export function pressPage(
  stored: StoredGame,
  { id, seat, allowsAnonymous, letters, moments, refused }: PressDesk,
): Markup {
  const { seats } = gameStatus(stored);
  const nameOf = (of: number | null): string => seats.find((one) => one.seat === of)?.name ?? 'somebody';
  const letter = refused?.letter;
  const checkedIf = (isChosen: boolean | undefined): string => (isChosen === true ? 'checked' : '');
  const others = seats.filter((one) => one.seat !== seat);
  return html`
    <p><a href="${addressOfGame(id, 'seats', String(seat))}">Back to the desk</a></p>
    ${refused === undefined ? '' : html`<p class="bad" role="alert">${refused.fault}</p>`}
    <form method="post" action="${addressOfGame(id, 'seats', String(seat), 'press')}" data-words>
      <input type="hidden" name="form" value="${randomUUID()}" autocomplete="off" />
      <fieldset>
        <legend>To: all, unless you choose some</legend>
        ${others.map(
          (one) =>
            html`<label class="flag"
              ><input
                type="checkbox"
                name="to"
                value="${one.seat}"
                ${checkedIf(letter?.recipients.includes(one.seat))}
              />
              ${one.name}</label
            >`,
        )}
      </fieldset>
      <label>Letter<textarea name="text" rows="6" required>${`\n${letter?.text ?? ''}`}</textarea></label>
      <label class="flag"
        ><input type="checkbox" name="delivery" value="turn" ${checkedIf(letter?.delivery === 'turn')} />
        Deliver it with the next turn</label
      >
      ${
        allowsAnonymous
          ? html`<label class="flag"
              ><input type="checkbox" name="anonymous" ${checkedIf(letter?.isAnonymous)} /> Without my
              name</label
            >`
          : ''
      }
      <button class="main">Send</button>
      <p class="quiet" role="status"></p>
    </form>
    <h2>Letters</h2>
    ${
      letters.length === 0
        ? html`<p>There are none yet.</p>`
        : letters.map(
            ({ sender, recipients, isAnonymous, text, at, delivery, turn, isRead }) =>
              html`<article>
                <h3>
                  ${sender === seat ? `You${isAnonymous ? ', without your name' : ''}` : nameOf(sender)} to
                  ${recipients === null ? 'all' : recipients.map((one) => (one === seat ? 'you' : nameOf(one))).join(', ')}${isRead ? '' : ' (new)'}
                </h3>
                <p class="quiet">
                  ${moments.at(at)}${delivery === 'turn' ? `, delivered with turn ${turn}` : ''}
                </p>
                <pre class="letter">${text}</pre>
              </article>`,
          )
    }
  `;
}
