/** Follows every link, form, frame, script and style of a hall as everybody, and looks at what is answered. */
import { faultsOf } from './rules.ts';
import type { Extent, Found } from './matrix.ts';
import { ROLES } from './people.ts';
import type { World } from './world.ts';

/** Addresses of one role: more would be others of the same pages. */
const MOST = 150;

/** Markup of players as pages show it. */
const SHOWN = '&lt;img src=x&gt;';

/** Every page that can be reached obeys the rules, and every link in it leads somewhere. */
export async function crawl(world: World, { isWhole }: Extent): Promise<Found> {
  const findings: string[] = [];
  let inputs = 0;
  let isShown = false;
  for (const role of isWhole ? ROLES : (['nobody', 'player', 'master'] as const)) {
    const seen = new Set(['/', '/host']);
    for (const path of seen) {
      inputs += 1;
      const answer = await world.as(role, { method: 'GET', path, headers: { Accept: 'text/html' } });
      findings.push(...faultsOf(answer, world.hiddenFrom(role), role));
      isShown ||= answer.text.includes(SHOWN);
      if (answer.status === 404) findings.push(`${role}: a link leads to ${path}, and there is no such page`);
      for (const found of linksIn(answer.text, path)) if (seen.size < MOST) seen.add(found);
      if (answer.got['location'] !== undefined && seen.size < MOST) seen.add(answer.got['location']);
    }
  }
  if (!isShown) findings.push('expected markup of players as text on some page, and found none');
  return { inputs, findings };
}

function linksIn(text: string, path: string): string[] {
  const links = text.matchAll(/<(?:a|iframe|script|link)\b[^>]*?\s(?:href|src)="([^"]*)"/g);
  // Forms that only read are links with parameters.
  const forms = text.matchAll(/<form\b[^>]*method="get"[^>]*action="([^"]*)"/g);
  return [...links, ...forms].flatMap(([, found = '']) => {
    const url = new URL(found.replaceAll('&amp;', '&'), `http://hall.example${path}`);
    return url.host === 'hall.example' ? [`${url.pathname}${url.search}`] : [];
  });
}
