import { html } from 'hono/html';
import type { Markup } from '../web/page.js';

/** What the page on which people come in shows. */
export interface Entry {
  /** Where to go then. */
  readonly next: string;
  /** Whether browsers have passkeys for this hall. */
  readonly canKeep: boolean;
  /** Whether the hall sends the mail with the link. */
  readonly sendsMail: boolean;
  /** Whether the browser has sent no cookie. */
  readonly keepsNoCookie: boolean;
  /** What was typed in place of a mail address. */
  readonly wrong?: string;
}

/** Asks for a mail address, or a passkey. */
export function enterPage({ next, canKeep, sendsMail, keepsNoCookie, wrong }: Entry): Markup {
  return html`${sendsMail ? mailForm(next, wrong) : NO_MAIL}
  ${
    canKeep
      ? html`<form id="passkey-enter" hidden>
            <h2>With a passkey</h2>
            <input type="hidden" name="next" value="${next}" />
            <button>Sign in with a passkey</button>
          </form>
          <p id="passkey-status" role="status"></p>`
      : ''
  }
  ${
    keepsNoCookie
      ? html`<p class="quiet">
          Your browser has to keep a cookie of this hall, by which the hall knows you. If you have signed in
          and are here again, it keeps none.
        </p>`
      : ''
  }`;
}

/** Said where nobody can get a link. */
const NO_MAIL = html`<p>
  This hall sends no mail, so it can mail you no link. Open your desk with the token of your seat, on the page
  of <a href="/">your game</a>. The game master has the token.
</p>`;

function mailForm(next: string, wrong: string | undefined): Markup {
  const isWrong = wrong !== undefined;
  const field = isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : '';
  return html`<p>We mail you a link that lets you in. There is no password.</p>
    <form method="post" action="/enter">
      <input type="hidden" name="next" value="${next}" />
      <label
        >Your mail address
        <input type="email" name="email" autocomplete="email" required value="${wrong ?? ''}" ${field} />
      </label>
      ${
        isWrong
          ? html`<p id="wrong" class="bad" role="alert">Expected a mail address, such as ada@example.org.</p>`
          : ''
      }
      <button class="main">Mail me a link</button>
    </form>`;
}

/** Says that a mail is on its way, where mail is sent; the same whether the address is known or not. */
export function sentPage(sendsMail: boolean): Markup {
  if (!sendsMail) return html`${NO_MAIL}`;
  return html`<p role="status">If mail can reach the address, a link is on its way to it.</p>
    <p>
      The link works once, and for 15 minutes. No mail after some minutes? Look among the spam, or
      <a href="/enter">ask again</a>.
    </p>`;
}

/** Says that a client has asked for too many links. */
export function tooManyPage(): Markup {
  return html`<p role="alert">Too many links have been asked for from your network in the last hour.</p>
    <p>Links that were mailed go on working. Try again later.</p>`;
}

/**
 * The page that a mailed link leads to: its script takes the code from behind # in the address, where no server sees it; without scripts, it is typed.
 *
 * @param action - where the code is sent
 */
export function codePage(action: string): Markup {
  return html`<form method="post" action="${action}">
    <label
      >Code of your mail
      <input name="token" autocomplete="off" spellcheck="false" required data-from-hash="go-on" />
    </label>
    <button class="main">Go on</button>
  </form>`;
}

/**
 * Asks once more, for nobody is to come in as somebody else by a link that a stranger has sent. Programs that look into mail press no button.
 *
 * @param form - a new secret, by which the form is known when it is sent again
 */
export function confirmPage(email: string, secret: string, form: string): Markup {
  return html`<form method="post" action="/enter/link">
    <p>You are about to sign in as <b>${email}</b>.</p>
    <input type="hidden" name="token" value="${secret}" />
    <input type="hidden" name="form" value="${form}" />
    <button class="main">Sign in</button>
  </form>`;
}

/** Says that a link cannot be used. */
export function badLinkPage(): Markup {
  return html`<p role="alert">It has been used already, or is older than 15 minutes, or is not whole.</p>
    <p><a href="/enter">Ask for another link</a></p>`;
}
