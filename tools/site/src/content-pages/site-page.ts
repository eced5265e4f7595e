import { posix } from 'node:path';
import type { PictureSize } from '../picture-size.ts';
import { linkBetween, placeOf, REPOSITORY } from './route.ts';

/** A page of the site, made of a Markdown file of the repository. */
export interface SitePage {
  readonly place: string;
  /** Markdown with front matter. */
  readonly text: string;
  /** Pictures that it shows, as paths from the root of the repository. */
  readonly pictures: readonly string[];
}

/** Folder of the site with the pictures. */
export const PICTURES = 'media';

/** Longest description of a page for search engines, in characters. */
const LONGEST_DESCRIPTION = 160;

/** A link or picture, or code, in which there is none. */
const LINK =
  /```[^]*?^```|`(?:[^`\n]|\n(?!\s*\n))*`|(!?\[(?:[^\]\\]|\\.)*\])\((<?)([^)\s>]+)>?((?:\s+"[^"]*")?)\)/gm;

/** A table, or code, in which there is none. */
const TABLE = /^```[^]*?^```|(?:^\|.*(?:\n|$))+/gm;

/** What is known of the repository when a page is made. */
export interface Surroundings {
  /** Whether a path is that of a page of the site. */
  readonly isPage: (path: string) => boolean;
  /** Size of a picture, by its path: its place is kept free until it is loaded. */
  readonly sizeOf: (path: string) => PictureSize;
  /** Whether the page is made when the site is built: then there is no file that a reader could edit. */
  readonly isMade?: boolean;
}

/**
 * Makes a page: its first heading becomes its title and its first paragraph its description; links to other pages lead to their places,
 * links to other files to the repository.
 *
 * @param path - of the Markdown file, from the root of the repository, or where it would be
 * @throws RangeError when the file does not begin with a heading
 */
export function sitePage(
  path: string,
  markdown: string,
  { isPage, sizeOf, isMade = false }: Surroundings,
): SitePage {
  const [heading = '', title] = /^\s*# (.+)\n/.exec(markdown) ?? [];
  if (title === undefined)
    throw new RangeError(`${path}: expected a heading in the first line, received none`);
  const body = markdown.slice(heading.length);
  const place = placeOf(path);
  const pictures = new Set<string>();
  const linked = body.replaceAll(
    LINK,
    (all: string, label: string | undefined, _: string, target: string, hint: string) => {
      if (label === undefined) return all;
      const [file = '', anchor] = target.replace(REPOSITORY, '/').split('#', 2);
      if (file === '' || (/^[a-z][a-z\d+.-]*:/i.test(file) && !file.startsWith('/'))) return all;
      const found = file.startsWith('/') ? file.slice(1) : posix.join(posix.dirname(path), decodeURI(file));
      const suffix = anchor === undefined ? '' : `#${anchor}`;
      if (label.startsWith('!')) {
        pictures.add(found);
        // As an element: what looks like a picture in Markdown would be looked for in the sources of the site.
        const source = linkBetween(place, `${PICTURES}/${found}`).replace(/\/$/, '');
        const { width, height } = sizeOf(found);
        return `<img src="${source}" alt="${escapeAttribute(plain(label.slice(2, -1)))}" width="${width}" height="${height}" loading="lazy">`;
      }
      const [page] = [found, posix.join(found, 'README.md')].filter((one) => isPage(one));
      const link = page === undefined ? `${REPOSITORY}${found}` : linkBetween(place, placeOf(page));
      return `${label}(${link}${suffix}${hint})`;
    },
  );
  // Tables that are wider than the page scroll in a box that the keyboard reaches.
  const boxed = linked.replaceAll(TABLE, (found) =>
    found.startsWith('|') ? `<div class="table" tabindex="0">\n\n${found.trimEnd()}\n\n</div>\n` : found,
  );
  const front = {
    title: plain(title),
    description: descriptionOf(body),
    editUrl: isMade ? false : `${REPOSITORY}${path}`,
  };
  return {
    place,
    text: `---\n${JSON.stringify(front, undefined, 2)}\n---\n${boxed}`,
    pictures: [...pictures],
  };
}

function descriptionOf(body: string): string {
  const paragraph = body.split(/\n\s*\n/).find((part) => /^\s*[\p{L}\p{N}*`_[]/u.test(part)) ?? '';
  const text = plain(paragraph);
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')} …`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Text without the marks of Markdown. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*_]{1,2}(?=\S)|(?<=\S)[`*_]{1,2}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
