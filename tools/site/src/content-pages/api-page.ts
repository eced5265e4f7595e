import { REPOSITORY } from './route.ts';

/**
 * A page of the API reference whose title is the entry point, and whose links to the sources lead to the repository.
 *
 * @param path - of the page, from the folder of the reference: `@ec/engine/sqlite.md`
 */
export function apiPage(path: string, markdown: string): string {
  const entryPoint = path.replace(/(?:\/index)?\.md$/, '');
  return markdown
    .replace(/^# .*/, `# ${entryPoint}`)
    .replaceAll(/\[((?:packages|tools)\/[^\]\s]+):(\d+)\]\([^)]*\)/g, `[$1:$2](${REPOSITORY}$1#L$2)`);
}
