import { replaceUnsafe } from './plain-line.js';
import type { ReportSection } from './types.js';

/**
 * The text of an order sheet for the next turn, line by line, to be copied and filled in. What no line may hold becomes
 * U+FFFD.
 *
 * @param template - the sheet's text; line ends at its end do not count
 * @returns the section, or `undefined` when there is no text
 * @see E-14
 */
export function ordersTemplateSection(template: string | undefined): ReportSection | undefined {
  const text = (template ?? '').trimEnd();
  if (text === '') return undefined;
  return {
    id: 'orders-template',
    title: 'Order sheet for the next turn',
    blocks: [{ kind: 'lines', lines: text.split(/\r\n|\n|\r/).map(replaceUnsafe) }],
  };
}
