import { html } from 'hono/html';
import { pushPart, type PushAccount } from '../push/push-part.js';
import { momentsIn, type Moments } from '../web/moments.js';
import type { Markup } from '../web/page.js';
import type { Person } from './accounts.js';
import { emailPart } from './email-pages.js';
import type { Passkey } from './kept-passkeys.js';
import { LONGEST_NAME, zones } from './profile.js';
import type { Session } from './sessions.js';

/** A session, and whether it is that of the page. */
type ListedSession = Session & { readonly isThis: boolean };

/** What was typed that cannot be taken. */
export interface WrongFields {
  readonly name?: string;
  readonly email?: string;
}

/** What the page of an account shows. */
export interface Account {
  readonly person: Person;
  readonly sessions: readonly ListedSession[];
  readonly passkeys: readonly Passkey[];
  /** Whether browsers have passkeys for this hall. */
  readonly canKeep: boolean;
  readonly push: PushAccount;
  /** Whether the hall sends mail, such as a link to a new address. */
  readonly sendsMail: boolean;
  /** What was typed in place of a name, or of a new address. */
  readonly wrong: WrongFields;
}

/** What a person can see and change about themselves. */
export function accountPage({
  person,
  sessions,
  passkeys,
  canKeep,
  push,
  sendsMail,
  wrong,
}: Account): Markup {
  const moments = momentsIn(person.zone);
  return html`<p>You are in as <b>${person.email}</b>.</p>
    <p><a href="/">Your desks, and all games</a></p>
    <form method="post" action="/account/leave"><button>Leave</button></form>
    <h2>Name and time zone</h2>
    ${profileForm(person, wrong.name)}
    <h2>Mail address</h2>
    ${
      sendsMail
        ? emailPart(person, wrong.email)
        : html`<p>This hall sends no mail, so it can mail no link to another address.</p>`
    }
    <h2>Browsers that are in</h2>
    <ul>
      ${sessions.map((session) => sessionItem(session, moments))}
    </ul>
    ${
      sessions.length > 1
        ? html`<form method="post" action="/account/sessions/end-others">
            <button>End all others</button>
          </form>`
        : ''
    }
    ${
      canKeep || passkeys.length > 0
        ? html`<h2>Passkeys</h2>
            ${passkeyPart(passkeys, moments)}`
        : ''
    }
    ${pushPart(push, moments)}
    <h2>Your data</h2>
    <form method="post" action="/account/data"><button>Download everything as JSON</button></form>
    <p><a href="/account/delete">Delete your account</a></p>`;
}

/** Asks once more before an account is deleted. */
export function deletePage({ email }: Person, isWrong = false): Markup {
  return html`<p>
      Your sessions, passkeys, notifications, roles and mails that wait go. So do drafts that you have not
      handed in, votes for more time, and where you are away. Letters that you have sent stay with the game,
      without your address. A game keeps your address for as long as you have a seat in it; who has the token
      of the seat plays on.
    </p>
    <form method="post" action="/account/delete">
      <label
        >Type your mail address, ${email}
        <input
          type="email"
          name="email"
          autocomplete="off"
          required
          ${isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : ''}
        />
      </label>
      ${isWrong ? html`<p id="wrong" class="bad" role="alert">Expected ${email}.</p>` : ''}
      <button>Delete my account</button>
    </form>
    <p><a href="/account">Back to your account</a></p>`;
}

/** Says that an account is gone. */
export function deletedPage(): Markup {
  return html`<p role="status">Nothing is kept of your account.</p>
    <p><a href="/">All games</a></p>`;
}

function profileForm({ name, zone }: Person, wrong: string | undefined): Markup {
  const isWrong = wrong !== undefined;
  return html`<form method="post" action="/account">
    <label
      >Name, as others see it
      <input
        name="name"
        autocomplete="nickname"
        required
        maxlength="${LONGEST_NAME}"
        value="${wrong ?? name}"
        ${isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : ''}
      />
    </label>
    ${
      isWrong
        ? html`<p id="wrong" class="bad" role="alert">
            Expected a name of 1 to ${LONGEST_NAME} letters, digits or signs, and a zone of the list.
          </p>`
        : ''
    }
    <label
      >Time zone
      <select name="zone" ${zone === null ? 'data-offers-zone' : ''}>
        <option value="" ${zone === null ? 'selected' : ''}>As your browser has it</option>
        ${zones().map((one) => html`<option ${one === zone ? 'selected' : ''}>${one}</option>`)}
      </select>
    </label>
    <p class="quiet">Pages and mails show in it when orders are due.</p>
    <button>Keep</button>
  </form>`;
}

function sessionItem({ id, browser, way, began, seen, isThis }: ListedSession, moments: Moments): Markup {
  return html`<li>
    ${browser}${isThis ? html` <b>(this one)</b>` : ''}, in since ${moments.at(began)} by ${way}, last seen
    ${moments.at(seen)}
    ${
      isThis
        ? ''
        : html`<form method="post" action="/account/sessions/end">
            <input type="hidden" name="session" value="${id}" />
            <button aria-label="End session ${id}, ${browser}">End</button>
          </form>`
    }
  </li>`;
}

function passkeyPart(passkeys: readonly Passkey[], moments: Moments): Markup {
  return html`${
      passkeys.length === 0
        ? html`<p>You have none. With one, you come in without mail.</p>`
        : html`<ul>
            ${passkeys.map(
              ({ id, name, made, used }) =>
                html`<li>
                  ${name}, made
                  ${moments.at(made)}${used === null ? '' : html`, last used ${moments.at(used)}`}
                  <form method="post" action="/account/passkeys/remove">
                    <input type="hidden" name="id" value="${id}" />
                    <button aria-label="Remove the passkey ${name}">Remove</button>
                  </form>
                </li>`,
            )}
          </ul>`
    }
    <form id="passkey-add" hidden>
      <label
        >Name of a new passkey
        <input name="name" required maxlength="${LONGEST_NAME}" value="This device" />
      </label>
      <button>Add a passkey</button>
    </form>
    <p id="passkey-status" role="status"></p>`;
}
