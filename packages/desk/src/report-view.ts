import { renderHtml, type ReportDocument } from '@ec/reports';
import { PageElement } from './page-element.js';

/**
 * `<ec-report-view>`: a report with its pictures, in a frame of its own that runs no code and whose links open in a new window. Its height is
 * that of the element.
 */
export class ReportView extends PageElement {
  #report: ReportDocument | undefined;

  /** The report that it shows; nothing when undefined. */
  get report(): ReportDocument | undefined {
    return this.#report;
  }

  /** Shows another report. */
  set report(report: ReportDocument | undefined) {
    if (report === this.#report) return;
    this.#report = report;
    this.#show();
  }

  /** Shows the report once the element is part of a page. */
  connectedCallback(): void {
    this.#show();
  }

  #show(): void {
    if (!this.isConnected) return;
    const report = this.#report;
    if (!report) return this.replaceChildren();
    const frame = this.ownerDocument.createElement('iframe');
    frame.title = report.title;
    frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    frame.style.cssText = 'border: 0; block-size: 100%; display: block; inline-size: 100%';
    frame.srcdoc = renderHtml(report);
    this.replaceChildren(frame);
  }
}
