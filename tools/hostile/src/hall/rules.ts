/** What every answer of a hall obeys, whoever asks for what: what scanners of pages look for without attacking anything. */
import type { Answer } from './ask.ts';
import { HOST_FILE, MARKUP, type Secret } from './people.ts';

/** A rule, and how an answer breaks it: `undefined` where it does not. */
interface Rule {
  readonly name: string;
  readonly broken: (answer: Answer) => string | false | undefined;
}

/** Every rule by its name, as docs/security.md lists them. */
const RULES: readonly Rule[] = [
  {
    name: 'no mistake of the program',
    broken: ({ status }) => status >= 500 && status !== 503 && `${status}`,
  },
  {
    name: 'a refusal has words',
    broken: ({ method, status, text }) =>
      status >= 400 && method !== 'HEAD' && !/[a-z]+ [a-z]+ [a-z]+/i.test(text) && `${status}: ${text}`,
  },
  {
    name: 'content type with a character set',
    broken: ({ got, text }) =>
      text !== '' &&
      !/^(?:text\/[\w-]+; charset=utf-8|application\/(?:json(?:; charset=utf-8)?|xml; charset=utf-8|vnd\.openxml.*)|text\/event-stream)$/i.test(
        got['content-type'] ?? '',
      ) &&
      `${got['content-type']}`,
  },
  { name: 'nosniff', broken: ({ got }) => got['x-content-type-options'] !== 'nosniff' && 'absent' },
  {
    name: 'content security policy',
    broken: (answer) => {
      const policy = directives(answer);
      if (policy.get('default-src') !== "'none'") return 'expected default-src none';
      if (/unsafe|\*|https?:/.test([...policy].filter(([name]) => name !== 'frame-ancestors').join()))
        return `expected no more than the hall's own, received ${[...policy].join('; ')}`;
      const isReport = policy.has('sandbox');
      const missing = ['frame-ancestors', ...(isReport ? [] : ['base-uri', 'form-action'])];
      return missing.find((name) => !policy.has(name));
    },
  },
  {
    name: 'frames of the hall alone, but for reports of games that are over',
    broken: (answer) => {
      const ancestors = directives(answer).get('frame-ancestors') ?? '*';
      if (ancestors === "'none'" || (ancestors === "'self'" && directives(answer).has('sandbox')))
        return false;
      return !answer.path.startsWith('/games/over/replay/report') && ancestors;
    },
  },
  {
    name: 'sandbox of reports',
    broken: (answer) => {
      const sandbox = directives(answer).get('sandbox');
      return sandbox !== undefined && /scripts|same-origin|forms|top-nav/.test(sandbox) && sandbox;
    },
  },
  {
    name: 'nothing is kept but files that never change',
    broken: ({ got, path }) => {
      const kept = got['cache-control'] ?? 'absent';
      const isAsset = path.startsWith('/assets/');
      return kept !== 'private, no-store' && !(isAsset && KEPT_ASSET.test(kept)) && kept;
    },
  },
  {
    name: 'cookies are for the hall alone',
    broken: ({ cookies }) =>
      cookies.find(
        (cookie) =>
          !/; HttpOnly/i.test(cookie) ||
          !/; SameSite=(?:Lax|Strict)/i.test(cookie) ||
          !/; Path=\//i.test(cookie) ||
          /; Domain=/i.test(cookie),
      ),
  },
  { name: 'referrers stay here', broken: ({ got }) => got['referrer-policy'] !== 'same-origin' && 'absent' },
  {
    name: 'pages of others share no process',
    broken: ({ got, path }) => {
      const isEmbed = path.startsWith('/games/over/replay/report');
      const [opener, resource] = [got['cross-origin-opener-policy'], got['cross-origin-resource-policy']];
      return (
        (opener !== 'same-origin' || (resource !== 'same-origin' && !isEmbed)) && `${opener}, ${resource}`
      );
    },
  },
  {
    name: 'no camera, place or payment',
    broken: ({ got }) =>
      !/camera=\(\).*geolocation=\(\).*payment=\(\)/.test(got['permissions-policy'] ?? '') && 'absent',
  },
  {
    name: 'no versions of programs',
    broken: ({ got }) => got['server'] ?? got['x-powered-by'],
  },
  {
    name: 'no traces and no paths of the host',
    broken: ({ text }) =>
      /\n\s+at .+:\d+:\d+|file:\/\/|root:x:0:|node_modules|node:internal|\/tmp\/|\/dist\/|SQLITE_|sqlite3?:/i.exec(
        text.replaceAll(HOST_FILE, ''),
      )?.[0],
  },
  {
    name: 'no other site',
    broken: (answer) =>
      isPage(answer) &&
      /<(?:script|link|img|iframe|form|source|object|embed)\b[^>]*(?:src|href|action|data)="(?:https?:)?\/\/[^"]*/i.exec(
        answer.text,
      )?.[0],
  },
  {
    name: 'no script or style in a page',
    broken: (answer) =>
      isPage(answer) &&
      (/<script(?![^>]*\bsrc=)[^>]*>|\son[a-z]+=["']|javascript:/i.exec(answer.text)?.[0] ??
        (directives(answer).has('sandbox') ? undefined : /<style|\sstyle="/i.exec(answer.text)?.[0])),
  },
  {
    name: 'what people write is text',
    broken: (answer) => isPage(answer) && answer.text.includes(MARKUP) && MARKUP,
  },
  {
    name: 'secrets are not kept by browsers',
    broken: (answer) =>
      isPage(answer) &&
      [...answer.text.matchAll(/<input\b[^>]*>/gi)]
        .map(([input]) => input)
        .find(
          (input) =>
            /name="(?:token|key|password)"/.test(input) && !/autocomplete="off"|type="hidden"/.test(input),
        ),
  },
  {
    name: 'changes are posted',
    broken: (answer) =>
      isPage(answer) &&
      [...answer.text.matchAll(/<form\b[^>]*>/gi)]
        .map(([opened]) => opened)
        .find((opened) => !/method="(?:get|post)"/.test(opened) && !/id="passkey/.test(opened)),
  },
  {
    name: 'redirects stay here',
    broken: ({ got }) => got.location !== undefined && !/^\/(?![/\\])/.test(got.location) && got.location,
  },
  {
    name: 'too many says when to come again',
    broken: ({ status, got }) => status === 429 && !/^\d+$/.test(got['retry-after'] ?? '') && 'absent',
  },
];

const KEPT_ASSET = /^public, max-age=31536000, immutable$|^no-cache$/;

/** Every rule that an answer breaks, and every secret in it that is not for whoever has asked. */
export function faultsOf(answer: Answer, hidden: readonly Secret[], who: string): string[] {
  const asked = `${who}: ${answer.method} ${answer.path.slice(0, 120)} → ${answer.status}`;
  const broken = RULES.flatMap(({ name, broken: find }) => {
    const found = find(answer);
    return found === false || found === undefined ? [] : [`${asked}: ${name}: ${found.slice(0, 200)}`];
  });
  const said = `${answer.text}\n${JSON.stringify([answer.got, answer.cookies])}`;
  const shown = hidden
    .filter(({ text }) => said.includes(text))
    .map(({ what }) => `${asked}: shows the ${what}`);
  return [...broken, ...shown];
}

function isPage({ got }: Answer): boolean {
  return got['content-type']?.startsWith('text/html') ?? false;
}

function directives({ got }: Answer): ReadonlyMap<string, string> {
  const policy = got['content-security-policy'];
  return new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')] as const;
    }),
  );
}
