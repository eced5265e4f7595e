import { posix } from 'node:path';

/** Where the repository is looked at. */
export const REPOSITORY = 'https://github.com/ec-engine/ec/blob/main/';

/** Pages whose place in the site does not follow from their path. */
const OWN_PLACES: Readonly<Record<string, string>> = {
  'README.md': '',
  'CONTRIBUTING.md': 'contributing',
  'SECURITY.md': 'reporting-security',
  'docs/README.md': 'documentation',
};

/**
 * Place of a page in the site, without slashes at its ends: `docs/guides/balance.md` is at `guides/balance`, the README of a package at
 * `packages/<name>`, the reference of an entry point at `api/<name>`; the front page is at the empty place.
 *
 * @param path - of a Markdown file, from the root of the repository
 */
export function placeOf(path: string): string {
  const own = OWN_PLACES[path];
  if (own !== undefined) return own;
  const [, name] = /^(?:packages\/rulesets|packages|tools)\/([^/]+)\/README\.md$/.exec(path) ?? [];
  if (name !== undefined) return `packages/${name}`;
  return path
    .replace(/^docs\/(?:api\/@ec\/)?/, (start) => (start === 'docs/' ? '' : 'api/'))
    .replace(/(?:\/README|\/index)?\.md$/, '')
    .toLowerCase();
}

/** A link from one place to another that holds under whatever address the site is served: every place is a folder. */
export function linkBetween(from: string, to: string): string {
  const link = posix.relative(from, to);
  return link === '' ? './' : `${link}/`;
}
