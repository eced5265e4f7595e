/**
 * Order editor, board and report view for the pages of a play-by-mail game, as custom elements: `<ec-order-editor>`, `<ec-board>` and `<ec-report-view>`. A
 * {@link Clerk} answers what the editor asks about a sheet: {@link clerkOf} in the page itself or in a worker, yours at a host.
 *
 * @example
 * ```ts
 * import { clerkOf } from '@ec/desk';
 * import { ruleset } from '@ec/ec4x';
 * import { createGame } from '@ec/engine';
 *
 * const players = [1, 2].map((id) => ({ id, email: `seat-${id}@example.org`, name: `Seat ${id}` }));
 * const game = createGame(ruleset, { name: 'EC-1', seed: '1978', players });
 * const clerk = clerkOf(ruleset, () => game, 1);
 * const [first] = await clerk.complete('re', 2);
 * console.log(first?.label); // research
 * // In a page: defineDesk(), and then the `clerk` of an <ec-order-editor> is this one.
 * ```
 *
 * @packageDocumentation
 */
export { BoardView } from './board/board-view.js';
export { clerkOf, type Answer, type Clerk, type Phrasebook } from './clerk.js';
export { defineDesk } from './define-desk.js';
export { OrderEditor } from './order-editor/order-editor.js';
export { ReportView } from './report-view.js';
