/**
 * A page of the API reference whose title is the entry point.
 *
 * @param path - of the page, from the folder of the reference: `@ec/engine/sqlite.md`
 */
export function apiPage(path: string, markdown: string): string {
  return markdown.replace(/^# .*/, `# ${path.replace(/(?:\/index)?\.md$/, '')}`);
}
