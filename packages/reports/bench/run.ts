/** Rendering the reports of 250 empires with all details, against writing the same documents as compact JSON. */
import { compare } from '@ec/bench';
import { renderHtml, renderMarkdown, renderText, turnReport, type ReportDocument } from '@ec/reports';
import { fleetView } from '../test/fleet-view.ts';

const EMPIRES = 250;
const views = Array.from({ length: EMPIRES }, (_, index) => {
  const view = fleetView();
  return { ...view, empire: { ...view.empire, id: index + 1, name: `Empire ${index + 1}` } };
});
const documents = views.map((view) => turnReport(view));
const ALL = { details: true };

function allOf(write: (doc: ReportDocument) => string): () => number {
  return () => documents.reduce((characters, doc) => characters + write(doc).length, 0);
}

const baseline = allOf((doc) => JSON.stringify(doc));
const LIMITS = { text: 12, markdown: 5, html: 7, documents: 1 };

await compare(
  {
    name: `${EMPIRES} text reports ÷ JSON.stringify`,
    baseline,
    subject: allOf((doc) => renderText(doc, ALL)),
    limit: LIMITS.text,
  },
  {
    name: `${EMPIRES} Markdown reports ÷ JSON.stringify`,
    baseline,
    subject: allOf((doc) => renderMarkdown(doc, ALL)),
    limit: LIMITS.markdown,
  },
  {
    name: `${EMPIRES} HTML reports ÷ JSON.stringify`,
    baseline,
    subject: allOf((doc) => renderHtml(doc, ALL)),
    limit: LIMITS.html,
  },
  {
    name: `${EMPIRES} documents from views ÷ JSON.stringify`,
    baseline,
    subject: () => views.reduce((sections, view) => sections + turnReport(view).sections.length, 0),
    limit: LIMITS.documents,
  },
);
