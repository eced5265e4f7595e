import type { BalanceReport } from '@ec/balance';
import { html, type TemplateResult } from 'lit-html';
import { dataTable } from './data-table.ts';
import type { OpenedDetails } from './opened-details.ts';
import type { ShownFigure } from './shown-figure.ts';

/** One side of what is shown: its last report, or why there is none. */
export interface Side {
  readonly report?: BalanceReport;
  readonly figures?: readonly ShownFigure[];
  /** Trials that are to be run, where that is known. */
  readonly of?: number;
  readonly error?: string;
}

/** How a side is shown. */
export interface SideOptions {
  readonly label: string;
  readonly details: OpenedDetails;
  readonly copy: (text: string) => void;
  /** Saves a report as a file of a format. */
  readonly save: (report: BalanceReport, format: SavedFormat) => void;
}

/** Format of a file in which a report is saved. */
export type SavedFormat = 'csv' | 'html';

/** One side: what was found, its pictures with their data, and the command that prints the same. */
export function sideOf({ report, figures = [], error }: Side, options: SideOptions): TemplateResult {
  if (error !== undefined) return html`<p class="error" role="alert">${error}</p>`;
  if (!report) return html`<p>…</p>`;
  const { label, copy, save } = options;
  const [first, ...others] = report.figures.flatMap(({ title }, i) => {
    const figure = figures[i];
    return figure ? [figureOf(figure, title, options)] : [];
  });
  // The first picture is there before any trial, and stays where it is when the trials are done.
  return html`<section aria-label=${label}>
    ${first}
    <ul>
      ${report.summary.map((line) => html`<li>${line}</li>`)}
    </ul>
    ${verdictsOf(report)} ${others}
    <p>The command that prints the same figures:</p>
    <pre><code>${report.command}</code></pre>
    <div class="row">
      <button type="button" @click=${() => copy(report.command)}>Copy the command</button>
      <button type="button" @click=${() => save(report, 'csv')}>Save as CSV</button>
      <button type="button" @click=${() => save(report, 'html')}>Save as a page</button>
    </div>
  </section>`;
}

function figureOf(
  { address, width, height, description, table }: ShownFigure,
  title: string,
  { label, details }: SideOptions,
): TemplateResult {
  return html`<figure>
    <img
      decoding="async"
      loading="lazy"
      @load=${forget}
      src=${address}
      width=${width}
      height=${height}
      alt=${description}
    />
    ${details.of(`${label}, ${title}`, `Data of “${title}”`, () => dataTable(table))}
  </figure>`;
}

function verdictsOf({ verdicts }: BalanceReport): TemplateResult | '' {
  if (verdicts.length === 0) return '';
  return html`<ul>
    ${verdicts.map(
      ({ text, verdict, observed }) => html`<li><b>${verdict}</b>: ${text}. Observed: ${observed}</li>`,
    )}
  </ul>`;
}

/** Gives back the address of a picture that the page has. */
function forget({ target }: Event): void {
  URL.revokeObjectURL((target as HTMLImageElement).src);
}
