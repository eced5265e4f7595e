import { found, make } from './elements.js';

/** What is shown beside the pointer, and read out: a heading with lines. */
const tip = make('div', { id: 'tip', hidden: true });
tip.setAttribute('role', 'status');
found(document, 'main', HTMLElement).append(tip);

/** Shows it beside a point of the window. */
export function showTip(heading: string, lines: readonly string[], left: number, top: number): void {
  tip.replaceChildren(
    make('b', { textContent: heading }),
    ...lines.map((textContent) => make('div', { textContent })),
  );
  tip.hidden = false;
  const room = document.documentElement.clientWidth - tip.offsetWidth - 8;
  tip.style.left = `${Math.max(8, Math.min(left + 14, room)) + scrollX}px`;
  tip.style.top = `${top + 18 + scrollY}px`;
}

/** Hides it. */
export function hideTip(): void {
  tip.hidden = true;
}
