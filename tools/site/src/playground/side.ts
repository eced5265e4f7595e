import { describeFigure, renderBalanceReport, type BalanceReport } from '@ec/balance';
import { html, nothing, type TemplateResult } from 'lit-html';
import { dataTable } from './data-table.ts';
import type { ShownPicture } from './bench.ts';
import type { OpenedDetails } from './opened-details.ts';

/** One side of what is shown: its last report with its pictures, or why there is none. */
export interface Side {
  readonly report?: BalanceReport;
  readonly pictures?: readonly ShownPicture[];
  /** Trials that are to be run, where that is known. */
  readonly of?: number;
  readonly error?: string;
}

/** How a side is shown. */
export interface SideOptions {
  readonly label: string;
  readonly details: OpenedDetails;
  readonly copy: (text: string) => void;
}

/** One side: what was found, its pictures with their data, and the command that prints the same. */
export function sideOf({ report, pictures = [], error }: Side, options: SideOptions): TemplateResult {
  if (error !== undefined) return html`<p class="error" role="alert">${error}</p>`;
  if (!report) return html`<p>…</p>`;
  const { label, details, copy } = options;
  const [first, ...others] = report.figures.map(
    (figure, i) =>
      html`<figure>
        <img
          decoding="async"
          loading="lazy"
          @load=${forget}
          src=${pictures[i]?.address ?? ''}
          width=${pictures[i]?.width ?? nothing}
          height=${pictures[i]?.height ?? nothing}
          alt=${describeFigure(figure)}
        />
        ${details.of(`${label}, ${figure.title}`, `Data of “${figure.title}”`, () => dataTable(figure))}
      </figure>`,
  );
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
      <button type="button" @click=${() => void save(report, 'csv')}>Save as CSV</button>
      <button type="button" @click=${() => void save(report, 'html')}>Save as a page</button>
    </div>
  </section>`;
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

/** Saves a report as a file. */
async function save(report: BalanceReport, format: 'csv' | 'html'): Promise<void> {
  const text = await renderBalanceReport(report, format);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: format === 'csv' ? 'text/csv' : 'text/html' }));
  link.download = `${report.experiment}.${format}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
