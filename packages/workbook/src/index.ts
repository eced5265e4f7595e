/**
 * Reports as workbooks (.xlsx), for players who want to calculate with them.
 *
 * @example
 * ```ts
 * import { REPORT_SCHEMA, tableSection } from '@ec/reports';
 * import { renderWorkbook } from '@ec/workbook';
 *
 * const sections = tableSection('storage', 'Storage', ['Item', 'Quantity'], [['Fuel', 1400000]]);
 * const bytes = await renderWorkbook({ schema: REPORT_SCHEMA, title: 'Turn 1', subtitle: '', sections });
 * console.log(new TextDecoder().decode(bytes.subarray(0, 2))); // PK
 * ```
 *
 * @packageDocumentation
 */
export { renderWorkbook } from './render-workbook.js';
