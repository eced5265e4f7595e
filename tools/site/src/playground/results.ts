import { html, type TemplateResult } from 'lit-html';
import { sideOf, type Side, type SideOptions } from './side.ts';

/** What the results show. */
export interface Results extends Omit<SideOptions, 'label'> {
  readonly sides: readonly Side[];
  readonly isRunning: boolean;
  /** A sentence beside the number of trials; may be empty. */
  readonly note: string;
}

/** How far the trials are, and both sides beside each other. */
export function resultsOf(results: Results): TemplateResult {
  const { sides, details, copy, save } = results;
  const labelOf = (index: number): string => (sides.length > 1 ? `Side ${index + 1}` : 'Figures');
  return html`
    <p role="status">${statusOf(results)}</p>
    <div class="sides">
      ${sides.map((side, i) => sideOf(side, { label: labelOf(i), details, copy, save }))}
    </div>
  `;
}

function statusOf({ sides, isRunning, note }: Results): string {
  const [{ report, of } = {}] = sides.filter((side) => side.report).toReversed();
  const all = of === undefined ? '' : ` of ${of.toLocaleString('en')}`;
  const done = report ? `${report.trials.toLocaleString('en')}${all} trials` : '';
  return [isRunning ? `Running: ${done || 'starting'}` : done, note].filter((part) => part !== '').join('. ');
}
