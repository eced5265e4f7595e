/** The written documentation: where it is, and how a page is read. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace. */
export const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Every page that people read, as paths from the root with forward slashes, sorted; the API reference is generated elsewhere. */
export function documents(): string[] {
  return globSync(['*.md', 'docs/**/*.md', '{packages,packages/rulesets,tools}/*/README.md'], {
    cwd: workspaceRoot,
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('docs/api/'))
    .toSorted();
}

/** Text of a page, by its path from the root, with `\n` at the end of each line; of a source file, its comments without their marks. */
export function readDocument(path: string): string {
  const text = readFileSync(join(workspaceRoot, path), 'utf8').replaceAll('\r\n', '\n');
  return path.endsWith('.ts') ? text.replaceAll(/^ \* ?/gm, '') : text;
}

/** Contents of the fenced code blocks of a language. */
export function codeBlocks(text: string, language: string): string[] {
  return [...text.matchAll(/^```(\S*)\n([^]*?)^```$/gm)]
    .filter(([, found]) => found === language)
    .map(([, , code = '']) => code);
}

/** Source files of the packages' entry points, whose module comment has an example; as paths from the root, sorted. */
export function entryPoints(): string[] {
  return globSync(
    '{packages/*,packages/rulesets/*,tools/balance}/src/{index,testing,sqlite,experiments,rules}.ts',
    {
      cwd: workspaceRoot,
    },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}
