/**
 * What is wrong with a page that has to stand by itself: links that lead to no place in it, IDs that several elements have, and elements
 * that load something or run.
 *
 * @returns one line for each; empty when nothing is wrong
 */
export function pageFaults(page: Document): string[] {
  const all = (selector: string): Element[] => [...page.querySelectorAll(selector)];
  const ids = all('[id]').map(({ id }) => `#${id}`);
  const targets = all('a').map((link) => link.getAttribute('href') ?? '');
  return [
    ...targets.filter((target) => !ids.includes(target)).map((target) => `a link to ${target || 'nothing'}`),
    ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `a second ${id}`),
    ...all('[src], link, script, iframe, object').map(({ outerHTML }) => `something loaded: ${outerHTML}`),
  ];
}
