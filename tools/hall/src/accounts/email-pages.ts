import { html } from 'hono/html';
import type { Moments } from '../web/moments.js';
import type { Markup } from '../web/page.js';
import type { Person } from './accounts.js';
import { codePage } from './entry-pages.js';

/** The part of an account's page where its address is changed; with what was typed in place of one. */
export function emailPart({ email, isHost }: Person, wrong?: string): Markup {
  if (isHost)
    return html`<p>
      It is the address of the host, which whoever starts the hall sets with <code>--host</code>.
    </p>`;
  const isWrong = wrong !== undefined;
  return html`<form method="post" action="/account/email">
    <label
      >New mail address
      <input
        type="email"
        name="email"
        autocomplete="off"
        required
        value="${wrong ?? ''}"
        ${isWrong ? html`aria-invalid="true" aria-describedby="wrong-email"` : ''}
      />
    </label>
    ${
      isWrong
        ? html`<p id="wrong-email" class="bad" role="alert">
            Expected a mail address other than ${email}, such as ada@example.org.
          </p>`
        : ''
    }
    <p class="quiet">We mail a link to the new address. Until you use it, nothing changes.</p>
    <button>Mail me a link</button>
  </form>`;
}

/** Says that a link to a new address is on its way; the same whether the address is known or not. */
export function emailSentPage(): Markup {
  return html`<p role="status">If mail can reach the new address, a link is on its way to it.</p>
    <p>Open it in this browser within 15 minutes, or type its code:</p>
    ${codePage('/account/email/code')}
    <p><a href="/account">Back to your account</a></p>`;
}

/** Asks once more before an address is changed. */
export function emailConfirmPage({ email: former }: Person, email: string, secret: string): Markup {
  return html`<form method="post" action="/account/email/change">
    <p>Your address becomes <b>${email}</b>. Until now it is ${former}.</p>
    <ul>
      <li>Your seats in all games of this hall, what you have asked for and mail that waits come along.</li>
      <li>You sign in with the new address. All your other browsers are signed out.</li>
      <li>We tell the former address. Whoever reads mail there can take the account back for 14 days.</li>
    </ul>
    <input type="hidden" name="token" value="${secret}" />
    <button class="main">Change my address</button>
  </form>`;
}

/** Says that the link for a new address cannot be used. */
export function badEmailLinkPage(): Markup {
  return html`<p role="alert">
      It has been used already, or is older than 15 minutes, or is not whole, or another account has asked for
      it.
    </p>
    <p><a href="/account">Ask for another link</a></p>`;
}

/** Says why an address was not changed. */
export function emailRefusedPage(fault: string): Markup {
  return html`<p role="alert">${fault} Your address is as it was.</p>
    <p><a href="/account">Back to your account</a></p>`;
}

/** Asks somebody who signs in with the former address of an account whether they want it back. */
export function takeBackPage(
  { changed, until, isOpen }: { readonly changed: number; readonly until: number; readonly isOpen: boolean },
  { secret, form }: { readonly secret: string; readonly form: string },
  moments: Moments,
): Markup {
  const was = html`<p>The account with this address got another one ${moments.at(changed)}.</p>`;
  if (!isOpen)
    return html`${was}
      <p>
        A game of the hall still has this address, so it cannot be used for another account yet. Try again
        later.
      </p>`;
  return html`${was}
    <p>If that was you, <a href="/enter">sign in with the new address</a>.</p>
    <form method="post" action="/enter/take-back">
      <p>
        If it was not, take the account back before ${moments.at(until)}. All browsers that are signed in are
        signed out, and passkeys that were added since are removed.
      </p>
      <input type="hidden" name="token" value="${secret}" />
      <input type="hidden" name="form" value="${form}" />
      <button class="main">Take the account back</button>
    </form>`;
}

/** Says until when an account cannot be deleted: it may be somebody else's. */
export function notYetDeletedPage(until: number, moments: Moments): Markup {
  return html`<p role="alert">
      Your address was changed a short time ago. So that nobody deletes the account of another, it can be
      deleted from ${moments.at(until)} on.
    </p>
    <p><a href="/account">Back to your account</a></p>`;
}
