import axe from 'axe-core';
import { JSDOM, type DOMWindow } from 'jsdom';

/** What axe has found in a page, by the names of its rules. */
export interface AxeResults {
  /** Each rule that is broken, with the beginnings of the elements that break it. */
  readonly violations: readonly (readonly [rule: string, elements: readonly string[]])[];
  /** Rules that hold, and that something in the page had to keep. */
  readonly passes: readonly string[];
}

/**
 * Checks the accessibility of a page by every rule of axe that needs no layout.
 *
 * @param page - HTML, whose scripts do not run, or a window in which a page is open
 */
export async function runAxe(page: string | DOMWindow): Promise<AxeResults> {
  const window = typeof page === 'string' ? opened(page) : page;
  const inPage = window.eval(`${axe.source}; axe`) as typeof axe;
  const { violations, passes } = await inPage.run(window.document, {
    rules: { 'color-contrast': { enabled: false } },
  });
  return {
    violations: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]),
    passes: passes.map(({ id }) => id),
  };
}

function opened(html: string): DOMWindow {
  return new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true }).window;
}
