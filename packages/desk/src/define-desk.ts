import { BoardView } from './board/board-view.js';
import { OrderEditor } from './order-editor/order-editor.js';
import { ReportView } from './report-view.js';

/** Makes `<ec-board>`, `<ec-order-editor>` and `<ec-report-view>` elements of the page; once more, it does nothing. */
export function defineDesk(): void {
  if (!customElements.get('ec-board')) customElements.define('ec-board', BoardView);
  if (!customElements.get('ec-order-editor')) customElements.define('ec-order-editor', OrderEditor);
  if (!customElements.get('ec-report-view')) customElements.define('ec-report-view', ReportView);
}
