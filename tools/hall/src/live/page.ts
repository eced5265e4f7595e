import { createHash } from 'node:crypto';
import { PAGE_SCRIPT } from './page-script.js';

const STYLE = `
:root { color-scheme: light dark; --line: #8889; font-family: system-ui, sans-serif; line-height: 1.4; }
* { box-sizing: border-box; }
body { margin: 0; height: 100vh; display: grid; grid-template: auto 1fr / minmax(0, 1fr) 26rem; }
header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0 2rem; align-items: baseline; padding: 0.5rem 1rem;
  border-bottom: 1px solid var(--line); }
h1 { font-size: 1.15rem; margin: 0; }
#countdown { font-size: 1.15rem; font-variant-numeric: tabular-nums; }
main { min-height: 0; }
iframe { display: block; width: 100%; height: 100%; border: 0; background: Canvas; }
aside { padding: 1rem; overflow: auto; border-left: 1px solid var(--line); }
h2 { font-size: 1rem; margin: 1rem 0 0.25rem; }
textarea, input { width: 100%; font: 0.95rem ui-monospace, monospace; padding: 0.5rem; }
button { font: inherit; padding: 0.4rem 0.8rem; margin: 0.5rem 0.5rem 0 0; }
pre { white-space: pre-wrap; margin: 0; padding: 0.5rem; border: 1px solid var(--line); }
pre:empty { display: none; }
[hidden] { display: none; }
@media (max-width: 60rem) { body { height: auto; grid-template: auto 60vh auto / minmax(0, 1fr); }
  main { position: sticky; top: 0; z-index: 1; }
  aside { border-left: 0; border-top: 1px solid var(--line); } }
`;

/** The page for players: it needs nothing but the routes beside it. The token is after # in its address, a part that browsers send to no server. */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Live game</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1 id="game">Live game</h1>
<span id="countdown"></span>
<span id="line" role="status"></span>
</header>
<main><iframe id="report" title="Your report" sandbox="allow-same-origin"></iframe></main>
<aside>
<form id="entry" hidden>
<label for="token">Your token</label>
<input id="token" autocomplete="off" spellcheck="false">
<button>Sign in</button>
</form>
<form id="orders">
<label for="text">Orders</label>
<textarea id="text" rows="6" spellcheck="false" autocapitalize="off" autocomplete="off"></textarea>
<button id="add">Add</button>
<button id="replace">Replace all</button>
</form>
<h2>Answer</h2>
<pre id="answer" role="status"></pre>
<h2 id="handed">Handed in</h2>
<pre id="counting"></pre>
</aside>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;

/** What the page, and everything else that is served, may do: run this one script, and ask this server. */
export const PAGE_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: [`'sha256-${createHash('sha256').update(PAGE_SCRIPT).digest('base64')}'`],
  // A report brings its style along, in a frame that runs no script.
  styleSrc: ["'unsafe-inline'"],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};
