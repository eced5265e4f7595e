import { escapeMarkup } from '@ec/reports';
import { plainLine } from './plain-line.js';

/** A text as one line for HTML and SVG, in an element or in an attribute. */
export function escapeHtml(text: string): string {
  return escapeMarkup(plainLine(text));
}
