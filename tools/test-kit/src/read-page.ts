import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

/** The document that a browser makes of a page; no script of it runs. */
export function readPage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
