import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Person } from './accounts.js';
import type { Session } from './sessions.js';

/** Text of a page, escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What the page on which people come in shows. */
export interface Entry {
  /** Where to go then. */
  readonly next?: string | undefined;
  /** What was typed in place of an address of mail. */
  readonly wrong?: string | undefined;
}

/** Asks for an address of mail. */
export function enterPage({ next = '', wrong }: Entry): Markup {
  const isWrong = wrong !== undefined;
  return html`<p>We mail you a link that lets you in. There is no password.</p>
    <form method="post" action="/enter">
      <input type="hidden" name="next" value="${next}" />
      <label
        >Your address of mail
        <input
          type="email"
          name="email"
          autocomplete="email"
          required
          value="${wrong ?? ''}"
          ${isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : ''}
        />
      </label>
      ${isWrong ? html`<p id="wrong" class="bad" role="alert">Expected an address of mail, such as ada@example.org.</p>` : ''}
      <button class="main">Mail me a link</button>
    </form>`;
}

/** Says that a mail is on its way; the same whether the address is known or not. */
export function sentPage(): Markup {
  return html`<p role="status">If mail can reach the address, a link is on its way to it.</p>
    <p>
      The link works once, and for 15 minutes. No mail after some minutes? Look among the spam, or
      <a href="/enter">ask again</a>.
    </p>`;
}

/** Says that a client has asked for too many links. */
export function tooManyPage(): Markup {
  return html`<p role="alert">From where you are, too many links have been asked for in the last hour.</p>
    <p>Links that were mailed go on working. Try again later.</p>`;
}

/** The page that a link leads to. Programs that look into mail open it, and press no button. */
export function confirmPage(email: string, secret: string): Markup {
  return html`<form method="post" action="/enter/link">
    <p>You are about to enter as <b>${email}</b>.</p>
    <input type="hidden" name="token" value="${secret}" />
    <button class="main">Enter</button>
  </form>`;
}

/** Says that a link cannot be used. */
export function badLinkPage(): Markup {
  return html`<p role="alert">It has been used already, or is older than 15 minutes, or is not whole.</p>
    <p><a href="/enter">Ask for another link</a></p>`;
}

/** What a person can see and change about themselves. */
export function accountPage(
  person: Person,
  sessions: readonly (Session & { readonly isThis: boolean })[],
): Markup {
  return html`<p>You are in as <b>${person.email}</b>.</p>
    <form method="post" action="/account/leave"><button>Leave</button></form>
    <h2 id="sessions">Browsers that are in</h2>
    <ul aria-labelledby="sessions">
      ${sessions.map(
        (one) =>
          html`<li>
            ${one.browser}${one.isThis ? html` <b>(this one)</b>` : ''}, in since ${moment(one.began)} by
            ${one.way}, last seen ${moment(one.seen)} ${one.isThis ? '' : endForm(one)}
          </li>`,
      )}
    </ul>
    ${
      sessions.length > 1
        ? html`<form method="post" action="/account/sessions/end-others">
            <button>End all others</button>
          </form>`
        : ''
    }`;
}

function endForm({ id, browser }: Session): Markup {
  return html`<form method="post" action="/account/sessions/end">
    <input type="hidden" name="session" value="${id}" />
    <button aria-label="End the session of ${browser}">End</button>
  </form>`;
}

function moment(time: number): Markup {
  const iso = new Date(time).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
