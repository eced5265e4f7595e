import type { StoredTurn } from '@ec/engine/sqlite';
import { html } from 'hono/html';
import { awayWords, type Away } from '../mail/away.js';
import { mastersPart } from './master-roles.js';
import { signUpsPart, type SignUpList } from './sign-up-pages.js';
import type { CommandField, Ended, MasterCommand } from '../hall/master-commands.js';
import { addressOfGame, type Markup } from './page.js';

/** What the game master's desk shows. */
export interface MasterDesk extends SignUpList {
  /** The turn that was resolved last, and when the orders after it are due. */
  readonly last: Pick<StoredTurn, 'turn' | 'due'>;
  /** What `ec status` says. */
  readonly status: Ended;
  readonly commands: readonly MasterCommand[];
  /** Seats whose players are away. */
  readonly away: ReadonlyMap<number, Away>;
  /** Addresses of the game's masters beside the host. */
  readonly masters: readonly string[];
  /** Whether whoever looks at it runs the hall. */
  readonly isHost: boolean;
  /** What was done by the form that led here; `undefined` where none did. */
  readonly done: string | undefined;
  /** Whether people can sign in, ask for seats and be masters. */
  readonly keepsPeople: boolean;
}

/** The game master's desk: how the game stands, and all that can be done with it. */
export function masterPage({
  id,
  last,
  status,
  commands,
  asked,
  open,
  away,
  moments,
  masters,
  isHost,
  done,
  keepsPeople,
  sendsMail,
}: MasterDesk): Markup {
  return html`
    <p><a href="${addressOfGame(id)}">The game's page</a></p>
    ${done === undefined ? '' : html`<p class="good" role="status">${done}</p>`}
    ${printed(status.text, 'How the game stands')}
    ${
      away.size === 0
        ? ''
        : html`<p>
            Away, and not reminded:
            ${[...away].map(([seat, said]) => `seat ${seat}${awayWords(said)}`).join('; ')}.
          </p>`
    }
    ${keepsPeople ? html`${signUpsPart({ id, asked, open, sendsMail, moments })} ${mastersPart(id, masters, isHost)}` : ''}
    <h2>What you can do</h2>
    ${commands.map(
      (command) =>
        html`<details>
          <summary><b>${command.label}</b></summary>
          <p class="quiet">${command.description}</p>
          <form
            method="${command.isChange ? 'post' : 'get'}"
            action="${addressOfGame(id, 'master', command.name.replaceAll(' ', '-'))}"
          >
            ${command.fields.map((field) => fieldOf(field, last))}
            ${
              command.asks === undefined
                ? ''
                : html`<label class="flag"><input type="checkbox" required /> ${command.asks}</label>`
            }
            <button class="${command.isChange ? 'main' : ''}">${command.label}</button>
          </form>
        </details>`,
    )}
  `;
}

function fieldOf({ name, label, kind, isRequired }: CommandField, { turn, due }: MasterDesk['last']): Markup {
  if (kind === 'last turn' || kind === 'next turn' || kind === 'due') {
    const time = due === null ? '' : new Date(due).toISOString();
    const value = kind === 'due' ? time : kind === 'last turn' ? turn : turn + 1;
    // A browser that loads the page again keeps no earlier value.
    return html`<input type="hidden" name="${name}" value="${value}" autocomplete="off" />`;
  }
  const required = isRequired ? 'required' : '';
  if (kind === 'flag')
    return html`<label class="flag"><input type="checkbox" name="${name}" /> ${label}</label>`;
  if (kind === 'text')
    return html`<label>${label}<textarea name="${name}" rows="4" ${required}></textarea></label>`;
  return html`<label>${label}<input name="${name}" autocomplete="off" ${required} /></label>`;
}

/** What a command had to say. */
export function endedPage(id: string, { text, code }: Ended): Markup {
  return html`
    <p role="status">
      ${code === 0 ? html`<b class="good">Done.</b>` : html`<b class="bad">It did not work.</b>`}
    </p>
    ${printed(text, 'What it printed')}
    <p><a href="${addressOfGame(id, 'master')}">Back to the desk</a></p>
  `;
}

/** What `ec` prints, which a keyboard can scroll where it is wider than the screen. */
function printed(text: string, label: string): Markup {
  return html`<pre role="group" aria-label="${label}" tabindex="0">${text}</pre>`;
}

/** The way in for who runs the hall. */
export function hostPage(): Markup {
  return html`
    <p>Whoever started the hall finds the key in its window.</p>
    <form method="post" action="/host">
      <label>Key <input name="key" type="password" autocomplete="off" required data-from-hash /></label>
      <button class="main">Sign in</button>
    </form>
  `;
}
