import { html } from 'hono/html';
import type { Moments } from '../web/moments.js';
import type { Markup } from '../web/page.js';
import type { SubscribedBrowser } from './subscriptions.js';

/** What the account page shows of the browsers that notify its owner. */
export interface PushAccount {
  /** Key by which browsers know the hall, in base64url; `null` where they take nothing from it. */
  readonly key: string | null;
  readonly browsers: readonly SubscribedBrowser[];
  /** Session of the page. */
  readonly session: number;
}

/** The part of an account's page about notifications. */
export function pushPart({ key, browsers, session }: PushAccount, moments: Moments): Markup {
  const isOn = browsers.some((one) => one.session === session);
  return html`<h2 id="notifications">Notifications</h2>
    <p>
      A browser can tell you when a turn is resolved, before your orders are due, and when a letter has come,
      also while no page of the hall is open. Others who see the screen can read the name of the game.
    </p>
    ${
      browsers.length === 0
        ? ''
        : html`<ul>
            ${browsers.map((one) => browserItem(one, one.session === session, moments))}
          </ul>`
    }
    ${
      key === null
        ? html`<p class="quiet">This hall cannot send any: browsers take them only from an https address.</p>`
        : isOn
          ? ''
          : html`<form id="push-on" method="post" action="/account/notifications" data-key="${key}" hidden>
                <button>Notify me in this browser</button>
              </form>
              <p id="push-status" role="status">
                Without scripts, or in this browser, they cannot be turned on.
              </p>`
    }`;
}

function browserItem(
  { id, browser, since, service }: SubscribedBrowser,
  isThis: boolean,
  moments: Moments,
): Markup {
  return html`<li>
    ${browser}${isThis ? html` <b>(this one)</b>` : ''}, since ${moments.at(since)}, by way of ${service}
    <form method="post" action="/account/notifications/end">
      <input type="hidden" name="browser" value="${id}" />
      <button aria-label="End notifications ${id}, ${browser}">End</button>
    </form>
  </li>`;
}
