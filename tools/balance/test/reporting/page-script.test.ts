import { runAxe } from '@ec/test-kit/run-axe';
import { test as property } from '@fast-check/vitest';
import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../src/reporting/render-html.js';
import { anyReport } from './any-report.js';
import { fullReport } from './made-up.js';

const FULL = renderHtml(fullReport());

/** A page whose script has run; its charts are as large as they are drawn, as a wide window shows them. */
function opened(html: string) {
  const faults: unknown[] = [];
  const virtualConsole = new VirtualConsole().on('jsdomError', (error) => faults.push(error));
  const { window } = new JSDOM(html, { runScripts: 'dangerously', pretendToBeVisual: true, virtualConsole });
  const { document } = window;
  for (const svg of document.querySelectorAll('svg')) {
    const [width, height] = ['width', 'height'].map((name) => Number(svg.getAttribute(name)));
    svg.getBoundingClientRect = () => new window.DOMRect(0, 0, width, height);
  }
  for (const box of document.querySelectorAll('.chart')) box.scrollTo = () => undefined;
  const figure = (title: string): Element => {
    const found = [...document.querySelectorAll('figure')].find(
      (one) => one.querySelector('h3')?.textContent === title,
    );
    if (!found) throw new Error(`expected the figure ${title}`);
    found.querySelector('details')?.setAttribute('open', '');
    found.querySelector('details')?.dispatchEvent(new window.Event('toggle'));
    return found;
  };
  return { window, document, figure, faults };
}

/** First cells of the rows that are shown. */
const labels = (figure: Element): string[] =>
  [...figure.querySelectorAll('tbody tr:not([hidden]) th')].map((head) => head.firstChild?.textContent ?? '');

const click = (figure: Element, selector: string): void => {
  const found = figure.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`expected ${selector}`);
  found.click();
};

/** Points at places of a chart, by their numbers along the axes. */
function pointer(page: ReturnType<typeof opened>, figure: Element) {
  const box = figure.querySelector('.chart') ?? figure;
  const svg = box.querySelector('svg');
  const places = (name: string): number[] => (svg?.getAttribute(name) ?? '').split(' ').map(Number);
  const send = (type: string, x: number, y: number): void => {
    const at = { clientX: places('data-x')[x] ?? 0, clientY: places('data-y')[y] ?? 0, bubbles: true };
    box.dispatchEvent(new page.window.MouseEvent(type, at));
  };
  const tip = page.document.getElementById('tip');
  return {
    shows: (x: number, y = 0): string[] => {
      send('pointermove', x, y);
      return [...(tip?.children ?? [])].map(({ textContent }) => textContent);
    },
    click: (x: number, y = 0): void => send('click', x, y),
    press: (key: string): string[] => {
      box.dispatchEvent(new page.window.KeyboardEvent('keydown', { key, bubbles: true }));
      return tip?.hidden === true ? [] : [...(tip?.children ?? [])].map(({ textContent }) => textContent);
    },
  };
}

describe('the script of a report', () => {
  test('a histogram tells the bar under the pointer: 27 of 216 throws of three dice are 11', () => {
    const page = opened(FULL);
    const { shows } = pointer(page, page.figure('Sum'));
    expect(shows(8)).toEqual(['11', 'observed 12.7 % (10.7 to 14.9)', 'exact 12.5 %']);
    expect(shows(0)[0]).toBe('3');
    expect(page.faults).toEqual([]);
  });

  test('bands and bars tell a row; a map of values a cell, one of contests a pair', () => {
    const page = opened(FULL);
    const people = pointer(page, page.figure('Population of a colony (people)')).shows(80);
    expect(people.map((line) => line.replace(/ [−\d].*/, ''))).toEqual(
      ['80', '5 %', '25 %', 'median', '75 %', '95 %', 'mean'].map((line) => line.replace(/ %$/, ' %')),
    );
    const grid = pointer(page, page.figure('Colonies that starve'));
    expect(grid.shows(0, 0)).toEqual(['80, 2d6', '6.0 % (4.6 to 7.7)']);
    expect(grid.shows(9, 7)[0]).toBe('115, 11d6');
    const duels = pointer(page, page.figure('Who beats whom'));
    expect(duels.shows(0, 1)[0]).toBe('raider – economist');
    expect(duels.shows(5, 1)[0]).toBe('raider – all others');
  });

  test('arrow keys step through a chart, Enter pins, Escape ends', () => {
    const page = opened(FULL);
    const figure = page.figure('Sum');
    const { press } = pointer(page, figure);
    expect(press('ArrowRight')[0]).toBe('3');
    expect(press('ArrowRight')[0]).toBe('4');
    expect(press('ArrowLeft')[0]).toBe('3');
    expect(press('ArrowLeft')[0]).toBe('3');
    press('ArrowRight');
    press('Enter');
    expect(labels(figure).slice(0, 3)).toEqual(['4', '3', '5']);
    expect(press('Escape')).toEqual([]);
  });

  test('a head sorts up, down, and not at all: by numbers, where all are', () => {
    const page = opened(FULL);
    const figure = page.figure('Sum');
    const before = labels(figure);
    const observed = 'thead th:nth-child(2) button';
    click(figure, observed);
    expect(figure.querySelector('th[aria-sort]')?.getAttribute('aria-sort')).toBe('ascending');
    expect(labels(figure).at(-1)).toBe('11');
    click(figure, observed);
    expect(labels(figure)[0]).toBe('11');
    click(figure, observed);
    expect(labels(figure)).toEqual(before);
    click(figure, 'thead th:nth-child(1) button');
    expect(labels(figure)).toEqual(Array.from({ length: 16 }, (_, i) => String(3 + i)));
  });

  test('a filter leaves the rows with its words: six of thirty tell of the turtle first', () => {
    const page = opened(FULL);
    const figure = page.figure('Who beats whom');
    const input = figure.querySelector<HTMLInputElement>('input[type=search]');
    if (!input) throw new Error('expected a filter');
    input.value = ' Turtle – ';
    input.dispatchEvent(new page.window.Event('input'));
    expect(labels(figure)).toHaveLength(6);
    expect(figure.querySelector('details .tools [role=status]')?.textContent).toBe('6 of 30');
  });

  test('a click pins a row: it leads the table, stays under filters, and is told below the chart', () => {
    const page = opened(FULL);
    const figure = page.figure('Sum');
    const { click: point } = pointer(page, figure);
    point(8);
    expect(labels(figure)[0]).toBe('11');
    expect(figure.querySelector('.pins li')?.firstChild?.textContent).toBe(
      '11: observed 12.7 % (10.7 to 14.9); exact 12.5 %',
    );
    expect(figure.querySelectorAll('[aria-pressed=true]')).toHaveLength(1);
    expect(figure.querySelector('svg .pinned')?.getAttribute('d')).toMatch(/^M\d+ 0V\d+$/);
    const input = figure.querySelector<HTMLInputElement>('input[type=search]');
    if (!input) throw new Error('expected a filter');
    input.value = 'nothing';
    input.dispatchEvent(new page.window.Event('input'));
    expect(labels(figure)).toEqual(['11']);
    click(figure, '.pins button');
    expect(labels(figure)).toEqual([]);
    expect(figure.querySelector<HTMLElement>('.pins')?.hidden).toBe(true);
  });

  test('a copied table has each value and its bounds in cells of their own', async () => {
    const page = opened(FULL);
    const copied: string[] = [];
    Object.defineProperty(page.window.navigator, 'clipboard', {
      value: { writeText: async (text: string) => copied.push(text) },
    });
    click(page.figure('Sum'), 'details .tools button');
    await Promise.resolve();
    const lines = copied[0]?.split('\n') ?? [];
    expect(lines[0]).toBe('value\tobserved\tobserved low\tobserved high\texact\texact low\texact high');
    expect(lines).toContain('11\t12.7\t10.7\t14.9\t12.5\t\t');
    expect(lines).toHaveLength(1 + 16 + 1);
    const people = page.figure('Population of a colony (people)');
    click(people, 'details .tools button');
    await Promise.resolve();
    // Thousands lose their commas.
    expect(copied[1]).toMatch(/\n80\t\d{4,}(?:\.\d+)?\t/);
  });

  test('zoom goes up and back, and figures are found by their titles', () => {
    const page = opened(FULL);
    const figure = page.figure('Sum');
    const svg = figure.querySelector<SVGElement>('svg');
    const [nearer, farther] = [...figure.querySelectorAll<HTMLButtonElement>(':scope > .tools button')];
    nearer?.click();
    expect(svg?.style.width).toBe('1290px');
    farther?.click();
    expect(svg?.style.width).toBe('');
    const input = page.document.querySelector<HTMLInputElement>('#figures > .tools input');
    if (!input) throw new Error('expected a filter');
    input.value = 'colon';
    input.dispatchEvent(new page.window.Event('input'));
    expect([...page.document.querySelectorAll('figure:not([hidden]) h3')]).toHaveLength(3);
  });

  test('the logarithmic scale needs no script: a box shows one scale and hides the other', () => {
    const { window } = new JSDOM(FULL);
    const scale = window.document.querySelector<HTMLInputElement>('.scale');
    const figure = scale?.closest('figure');
    const shown = (): string[] =>
      [...(figure?.querySelectorAll('.wide') ?? [])]
        .filter((box) => window.getComputedStyle(box).display !== 'none')
        .map(({ className }) => className);
    expect(shown()).toEqual(['chart wide lin']);
    if (scale) scale.checked = true;
    expect(shown()).toEqual(['chart wide log']);
  });

  test('passes every rule of axe that needs no layout, with tables open, sorted and pinned', async () => {
    const page = opened(FULL);
    for (const title of ['Sum', 'Who beats whom', 'Population of a colony (people)']) {
      const figure = page.figure(title);
      click(figure, 'thead th:nth-child(2) button');
      pointer(page, figure).click(1, 1);
    }
    pointer(page, page.figure('Sum')).shows(3);
    const { violations } = await runAxe(page.window);
    expect(violations).toEqual([]);
  });
});

property.prop([anyReport], { numRuns: 30 })(
  'of any report: the script runs, and under the pointer there is the row of the table',
  (report) => {
    const page = opened(renderHtml(report));
    expect(page.faults).toEqual([]);
    for (const figure of page.document.querySelectorAll('figure')) {
      const title = figure.querySelector('h3')?.textContent ?? '';
      const first = [...figure.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
      const [told = ''] = pointer(page, figure).shows(0, 0);
      expect(
        first.some((label) => told.startsWith(label)),
        `${title}: ${told}`,
      ).toBe(true);
    }
    expect(page.faults).toEqual([]);
  },
);
