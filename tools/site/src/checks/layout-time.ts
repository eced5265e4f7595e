import type { Browser } from 'puppeteer-core';

/** Parts of the plain page, of 15 elements each. */
const PARTS = 100;

/** Times that it is laid out; the first time, nothing is kept of an earlier one. */
const TIMES = 5;

/** Milliseconds in which the browser lays out a plain page of 1,500 elements, as wide as a phone: the median of five times. */
export async function layoutTime(browser: Browser): Promise<number> {
  const text = Array.from({ length: PARTS }, (_, i) => partOf(i)).join('');
  const page = await browser.newPage();
  await page.setViewport({ width: 412, height: 823 });
  const times = await page.evaluate(
    (html, count) =>
      Array.from({ length: count }, () => {
        const { body } = document;
        body.replaceChildren();
        body.getBoundingClientRect();
        const before = performance.now();
        body.innerHTML = html;
        body.getBoundingClientRect();
        return performance.now() - before;
      }),
    text,
    TIMES,
  );
  await page.close();
  return times.toSorted((a, b) => a - b)[(TIMES - 1) / 2] ?? NaN;
}

function partOf(i: number): string {
  return `<section><h2 id="part-${i}">Part ${i}</h2>
    <p>Words with <a href="#part-${i}">a link</a>, <code>code</code> and <em>weight</em>, until the line is full and goes on.</p>
    <ul><li>one</li><li>two</li><li>three</li></ul>
    <table><tbody><tr><td>1</td><td>2</td></tr></tbody></table></section>`;
}
