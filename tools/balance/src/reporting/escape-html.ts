import { plainLine } from './plain-line.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as one line for HTML and SVG, in an element or in an attribute. */
export function escapeHtml(text: string): string {
  return plainLine(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
