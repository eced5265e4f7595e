import { readPage } from '@ec/test-kit/read-page';
import { runAxe } from '@ec/test-kit/run-axe';
import { describe, expect, test } from 'vitest';
import { renderHtml, renderMarkdown, renderText, STROKES, type PictureBlock } from '../src/index.js';
import { documentOf } from './documents.js';

const picture: PictureBlock = {
  kind: 'picture',
  alt: 'One <planet> & a fleet',
  width: 200,
  height: 100,
  shapes: [
    { shape: 'rectangle', tone: 'line', x: 0, y: 0, width: 200, height: 100 },
    { shape: 'arrow', tone: 'blue', x1: 10, y1: 50, x2: 110, y2: 50 },
    { shape: 'circle', tone: 'red', x: 10, y: 50, radius: 8 },
    { shape: 'text', tone: 'text', x: 60, y: 40, text: '<b>12' },
  ],
  lines: ['(R)---12-->'],
};

describe('a picture', () => {
  const html = renderHtml(documentOf(picture));
  const page = readPage(html);

  test('is an image with a title in HTML, shape by shape, in the colours of the page', () => {
    const svg = page.querySelector('svg');
    expect(svg?.getAttribute('viewBox')).toBe('0 0 200 100');
    expect(page.getElementById(svg?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(picture.alt);
    expect(
      [...(svg?.children ?? [])].slice(1).map(({ tagName, classList }) => `${tagName} ${classList.value}`),
    ).toEqual(['rect t-line', 'path t-blue', 'circle t-red', 'text t-text']);
    expect(page.querySelector('style')?.textContent).toContain('.t-red { --tone: var(--red); }');
    expect(svg?.querySelector('text')?.textContent).toBe('<b>12');
    expect(page.querySelector('b, planet')).toBeNull();
  });

  test('stands in a box of its own that takes keyboard focus, and is drawn at three quarters of its width at least where it is wide', () => {
    const svg = page.querySelector<SVGElement>('svg');
    const box = svg?.parentElement;
    expect([box?.className, box?.getAttribute('role'), box?.tabIndex]).toEqual(['scroll', 'group', 0]);
    expect(page.getElementById(box?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(picture.alt);
    const classOf = (width: number): string | null | undefined =>
      readPage(renderHtml(documentOf({ ...picture, width })))
        .querySelector('svg')
        ?.getAttribute('class');
    // 0.75 × 720 = 540, in hundreds 6
    expect([299, 300, 720, 800, 801, 9_000].map(classOf)).toEqual([
      null,
      'least-3',
      'least-6',
      'least-6',
      'least-7',
      'least-20',
    ]);
    const style = page.querySelector('style')?.textContent ?? '';
    expect(style).toContain('\n.least-6 { --least: 600px; }\n');
    expect(style).toMatch(/\nsvg \{ [^}]*min-width: var\(--least\); max-width: 100%;/);
    expect(style.slice(style.indexOf('@media print'))).toContain('svg { min-width: 0;');
  });

  test('no element has a style of its own, which a page may not allow', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('an arrow has a head of 9 by 8 dots at its second end, whatever its direction', () => {
    expect(html).toContain('d="M10 50L110 50M101 46L110 50L101 54"');
    const down = renderHtml(
      documentOf({ ...picture, shapes: [{ shape: 'arrow', tone: 'text', x1: 50, y1: 0, x2: 50, y2: 90 }] }),
    );
    expect(down).toContain('d="M50 0L50 90M54 81L50 90L46 81"');
    const nowhere = renderHtml(
      documentOf({ ...picture, shapes: [{ shape: 'arrow', tone: 'text', x1: 5, y1: 5, x2: 5, y2: 5 }] }),
    );
    expect(nowhere).toContain('d="M5 5L5 5"');
  });

  test('a line is solid, dashed or dotted', () => {
    const line = { shape: 'line', tone: 'quiet', x1: 0, y1: 5, x2: 40, y2: 5 } as const;
    const drawn = renderHtml(
      documentOf({ ...picture, shapes: STROKES.map((stroke) => ({ ...line, stroke })) }),
    );
    expect(drawn.match(/<path[^>]*>/g)).toEqual([
      '<path class="t-quiet" d="M0 5L40 5"/>',
      '<path class="t-quiet" d="M0 5L40 5" stroke-dasharray="9 5"/>',
      '<path class="t-quiet" d="M0 5L40 5" stroke-dasharray="2 5"/>',
    ]);
  });

  test('is its lines in text and Markdown', () => {
    expect(renderText(documentOf(picture)).split('\n').slice(-2)).toEqual(['(R)---12-->', '']);
    expect(renderMarkdown(documentOf(picture))).toContain('\n```\n(R)---12-->\n```\n');
  });

  test('passes every rule of axe that needs no layout', async () => {
    const { violations, passes } = await runAxe(html);
    expect(violations).toEqual([]);
    expect(passes).toContain('svg-img-alt');
  });
});
