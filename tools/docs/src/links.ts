import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
