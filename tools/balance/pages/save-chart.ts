import { make, svgElement } from './elements.js';

/** Milliseconds after which a browser has taken what it saves. */
const TAKEN = 10_000;

/**
 * Saves a chart as an SVG file that needs no style sheet of the page.
 *
 * @param id - of the figure, where its name has no letters for the name of a file
 */
export function saveChart(svg: SVGSVGElement, id: string, name: string): void {
  const style = getComputedStyle(document.documentElement);
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('font-family', 'system-ui, sans-serif');
  copy.prepend(svgElement('rect', { width: '100%', height: '100%', fill: 'var(--page)' }));
  for (const path of copy.querySelectorAll('.cursor')) path.remove();
  for (const path of copy.querySelectorAll('.pinned')) {
    path.setAttribute('fill', 'none');
    path.setAttribute('stroke', 'var(--link)');
  }
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/var\((--[\w-]+)\)/g, (_, key: string) => style.getPropertyValue(key).trim());
  const href = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  make('a', { href, download: `${slug === '' ? id : slug}.svg` }).click();
  setTimeout(() => URL.revokeObjectURL(href), TAKEN);
}
