import { replaceUnsafe, type ReportSection } from '@ec/reports';

/**
 * The text of an order sheet for the next turn, line by line, to be copied and filled in. Characters that no line may hold become U+FFFD.
 *
 * @param template - the sheet's text; blank space at its end is ignored
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
