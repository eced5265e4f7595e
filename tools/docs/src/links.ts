import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readDocument, workspaceRoot } from './documents.ts';

/** Relative links of a page that lead to no file or to no heading. */
export function brokenLinks(path: string): string[] {
  return linksOf(readDocument(path)).filter((link) => {
    const [file = '', heading] = link.split('#', 2);
    const target = file === '' ? path : join(dirname(path), decodeURI(file));
    if (!existsSync(join(workspaceRoot, target))) return true;
    return heading !== undefined && target.endsWith('.md') && !headings(readDocument(target)).has(heading);
  });
}

/** Targets of the links and images of a page that are neither absolute nor in code. */
export function linksOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s*(\S+)/gm)]
    .map(([, inline, reference]) => inline ?? reference ?? '')
    .filter((link) => !/^[a-z][a-z\d+.-]*:/i.test(link));
}

/** Anchors of the headings of a page, as GitHub makes them. */
function headings(text: string): Set<string> {
  const titles = text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/^#+ (.*)$/gm);
  return new Set(
    [...titles].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`(?:[^`\n]|\n(?!\s*\n))*`/g, '');
}

/** Pages to which no way of relative links leads from the first page; a link to a folder leads to its README. */
export function unreachable(first: string, pages: readonly string[]): string[] {
  const all = new Set(pages);
  const reached = new Set<string>();
  const waiting = [first];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    if (!all.has(path)) continue;
    for (const link of linksOf(readDocument(path))) {
      const target = posix.join(posix.dirname(path), link.replace(/#.*/, ''));
      waiting.push(target, posix.join(target, 'README.md'));
    }
  }
  return pages.filter((path) => !reached.has(path));
}
