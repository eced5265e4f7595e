import { posix } from 'node:path';
import { placeOf } from './route.ts';

/** A page in the navigation. */
interface SidebarPage {
  readonly label: string;
  /** Place of the page. */
  readonly link: string;
}

/** A group of pages, or of groups, in the navigation. */
export interface SidebarGroup {
  readonly label: string;
  readonly collapsed: boolean;
  readonly items: (SidebarPage | SidebarGroup)[];
}

/** Lines that are no items of a list. */
const OUTSIDE_LISTS = /^(?!\s*- ).*$/gm;

const LINK = /\[([^\]]+)\]\(([^)#\s]+\.md)\)/g;

/**
 * The navigation as a page lists it: its headings of the second level are groups, and the pages to which the lists below them link
 * are in the order of the links.
 *
 * @param path - of the page, from the root of the repository
 */
export function sidebarOf(path: string, markdown: string): SidebarGroup[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      label: part.slice(0, part.indexOf('\n')),
      collapsed: true,
      items: [...part.replaceAll(OUTSIDE_LISTS, '').matchAll(LINK)].map(([, label = '', target = '']) => ({
        label: label.replaceAll('`', ''),
        link: placeOf(posix.join(posix.dirname(path), target)),
      })),
    }))
    .filter(({ items }) => items.length > 0);
}
