import type { Page } from 'puppeteer-core';

/** Most lines of what a page and its threads have said, and of what it has loaded. */
const MOST_LINES = 30;

/**
 * Listens to a page from now on.
 *
 * @returns what there is to say of it when it does not do what is expected: what its console says, what could not be loaded, and what it shows
 */
export function accountOf(page: Page): () => Promise<string> {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`error: ${String(error)}`));
  page.on('requestfailed', (request) =>
    lines.push(`not loaded: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  return async () => {
    const shown = await page.evaluate(() => {
      const playground = document.querySelector<HTMLElement>('ec-playground');
      const loaded = performance.getEntriesByType('resource');
      return [
        `address: ${location.href}`,
        `state: ${playground?.dataset['state'] ?? 'none'}`,
        `text: ${(playground?.innerText ?? document.body.innerText).replaceAll(/\s+/g, ' ')}`,
        `kept by a worker: ${navigator.serviceWorker.controller?.state ?? 'no'}`,
        ...loaded.map(
          ({ name, startTime, duration }) =>
            `${Math.round(startTime)} ms: ${name}, ${Math.round(duration)} ms`,
        ),
      ];
    });
    return [...shown, ...lines.slice(-MOST_LINES)].join('\n');
  };
}
