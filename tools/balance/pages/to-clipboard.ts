import { make } from './elements.js';

/** Copies a text; returns whether the browser lets it. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = make('textarea', { value: text });
    document.body.append(area);
    area.select();
    // Browsers that offer no clipboard to a page from a file still have this.
    const isDone = document.execCommand('copy');
    area.remove();
    return isDone;
  }
}
