import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { pathOfAsset } from './assets.js';

/** Text of a page, escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What a page is made of. */
export interface Page {
  readonly title: string;
  /** Name of the hall. */
  readonly hall: string;
  /** Whether people can sign in with their addresses. */
  readonly keepsPeople: boolean;
  /** Address of the person who looks at it, if they have come in. */
  readonly person: string | undefined;
  /** Where whoever signs in on it goes then; to their account when absent. */
  readonly next?: string | undefined;
  readonly body: Markup;
  /** Scripts of the page, by the names of their files. */
  readonly scripts?: readonly string[];
}

/** A whole page. */
export function pageOf({ title, hall, keepsPeople, person, next, body, scripts = [] }: Page): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${title === hall ? hall : `${title} · ${hall}`}</title>
        <link rel="stylesheet" href="${pathOfAsset('hall.css')}" />
        ${scripts.map((name) => html`<script type="module" src="${pathOfAsset(name)}"></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the page</a>
        <header class="top">
          <a href="/">${hall}</a>
          ${keepsPeople ? whoLooks(person, next) : ''}
        </header>
        <main id="main">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

function whoLooks(person: string | undefined, next: string | undefined): Markup {
  return html`<nav aria-label="You">
    ${person === undefined ? html`<a href="${pathToEnter(next)}">Sign in</a>` : html`<a href="/account">${person}</a>`}
  </nav>`;
}

/**
 * Path of the page on which people sign in.
 *
 * @param next - where to go then; to their account when absent
 */
export function pathToEnter(next?: string): string {
  return next === undefined ? '/enter' : `/enter?next=${encodeURIComponent(next)}`;
}

/** Path of the page that a request asks for. */
export function pathOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return `${pathname}${search}`;
}

/** Path of a game's page. */
export function addressOfGame(id: string, ...below: readonly string[]): string {
  return ['/games', encodeURIComponent(id), ...below].join('/');
}
