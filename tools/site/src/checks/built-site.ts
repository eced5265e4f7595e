import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../content-pages/route.ts';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What a page links to, and what can be linked to in it. */
interface BuiltPage {
  /** Path of its file in the folder of the site. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  /** Addresses of links, pictures, scripts and styles, as written. */
  readonly targets: readonly string[];
}

/** Attributes that name something else that must be there. */
const NAMING = new Set(['href', 'src']);

/** Pages of a built site, by path. */
export function builtPages(folder: string): Map<string, BuiltPage> {
  const paths = globSync('**/*.html', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  return new Map(
    paths.toSorted().map((path) => [path, pageOf(path, readFileSync(join(folder, path), 'utf8'))]),
  );
}

function pageOf(path: string, html: string): BuiltPage {
  const ids = new Set<string>();
  const targets: string[] = [];
  const visit = (node: Tree.Node): void => {
    if (tree.isElementNode(node)) {
      for (const { name, value } of node.attrs) {
        if (name === 'id') ids.add(value);
        if (NAMING.has(name) && !(node.tagName === 'link' && node.attrs.some(isCanonical)))
          targets.push(value);
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return { path, ids, targets };
}

/** The address of the page itself where it is published. */
function isCanonical({ name, value }: { readonly name: string; readonly value: string }): boolean {
  return name === 'rel' && value === 'canonical';
}

/**
 * Links of a built site that lead to nothing: no file of the site or of the repository, or no place in a page.
 *
 * @param files - paths of all files of the site
 * @param base - path under which it is served, with slashes at its ends
 * @param sources - paths of all files of the repository
 */
export function brokenTargets(
  pages: ReadonlyMap<string, BuiltPage>,
  files: ReadonlySet<string>,
  base: string,
  sources: readonly string[],
): string[] {
  const known = new Set(sources.flatMap(withFolders));
  return [...pages.values()].flatMap(({ path, targets }) =>
    targets.flatMap((target) => {
      const origin = 'http://site.invalid';
      const url = new URL(target, `${origin}${base}${path.replace(/index\.html$/, '')}`);
      if (url.href.startsWith(REPOSITORY)) {
        const source = decodeURI(`${url.origin}${url.pathname}`.slice(REPOSITORY.length)).replace(/\/$/, '');
        return known.has(source) ? [] : [`${path}: ${target}`];
      }
      if (url.origin !== origin) return [];
      const isInside = url.pathname.startsWith(base);
      const file = decodeURI(url.pathname.slice(base.length)).replace(/(^|\/)$/, '$1index.html');
      const anchor = decodeURIComponent(url.hash.slice(1));
      const page = pages.get(file);
      const isThere =
        isInside && files.has(file) && (anchor === '' || page === undefined || page.ids.has(anchor));
      // what the playground reads behind the mark is no place in the page
      return isThere || (isInside && file === 'playground/index.html') ? [] : [`${path}: ${target}`];
    }),
  );
}

/** A path and those of the folders that it is in. */
function withFolders(path: string): string[] {
  const names = path.split('/');
  return names.map((_, i) => names.slice(0, i + 1).join('/'));
}
