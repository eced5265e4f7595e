/** Rendering the reports of 250 seats with all details, against writing the same documents as compact JSON. */
import { compare } from '@ec/bench';
import {
  renderHtml,
  renderMarkdown,
  renderText,
  section,
  table,
  type ReportDocument,
  type ReportSection,
} from '@ec/reports';

const SEATS = 250;
/** Harbours of a seat; a report is as long as that of a small empire: 27 sections, and 80 rows with 428 cells. */
const HARBOURS = 5;
const documents = Array.from({ length: SEATS }, (_, seat) => reportOf(seat));
const ALL = { details: true };

/** A made-up report. */
function reportOf(seat: number): ReportDocument {
  return {
    schema: 'ec-report/1',
    title: `Harbour report 1.1: Company ${seat}`,
    subtitle: `Harbours, game H-5, company ${seat}`,
    sections: [
      section('company', 'Company', {
        kind: 'facts',
        facts: ['Name', 'Owner', 'Home', 'Turn', 'Rank'].map((label, i) => ({ label, value: seat * i })),
      }),
      section('news', 'News', {
        kind: 'paragraph',
        text: 'A storm of three days kept all ships in port, and fuel is wanted at any price.',
      }),
      ...Array.from({ length: HARBOURS }, (_, i) => sectionsOf(i + 1)).flat(),
    ],
  };
}

/** Five sections with four tables: figures, words, and a ledger as a detail. */
function sectionsOf(harbour: number): ReportSection[] {
  const id = `harbour-${harbour}`;
  const name = `Harbour ${harbour} "Gullhaven"`;
  const people = ['Dockers', 'Sail makers', 'Pilots', 'Clerks', 'Apprentices'].map((trade, i) => [
    trade,
    `T${i}`,
    harbour * 3_700_000 + i,
    harbour * 370_000_000 + i,
    '37.29 %',
  ]);
  const stock = ['Rope of hemp', 'Tar', 'Sails', 'Fuel & oil'].map((item, i) => [
    item,
    `R-${i}`,
    harbour * 1_400_000 * i,
    'in sheds',
    harbour * 700_000 * i,
  ]);
  const cranes = [1, 2, 3].map((group) => [group, `CRN-${group}`, 60_000, 60_000, 'Rope of hemp', 300_000]);
  const ledger = ['Rope of hemp', 'Tar', 'Sails', 'Fuel & oil'].map((item, i) => [
    i % 2 === 0 ? 'In sheds' : 'In the open',
    item,
    ...[100, 0, 20, 0, 80, 0],
  ]);
  return [
    section(
      id,
      name,
      {
        kind: 'facts',
        facts: ['Kind', 'Place', 'Level', 'Depth', 'Piers', 'Owner'].map((label, i) => ({
          label,
          value: i % 2 === 0 ? `${label} of ${name}` : harbour * i,
        })),
      },
      { kind: 'paragraph', text: 'No ship has been lost.' },
    ),
    section(
      `${id}-people`,
      `${name}: people`,
      table('People by trade', ['Trade', 'Code', 'Units', 'People', 'Share'], people),
    ),
    section(
      `${id}-stock`,
      `${name}: stock`,
      table('In stock', ['Item', 'Code', 'Quantity', 'Kept', 'Mass'], stock),
    ),
    section(
      `${id}-cranes`,
      `${name}: cranes`,
      table('', ['Group', 'Unit', 'Units', 'Worked', 'Goods', 'Moved'], cranes),
    ),
    {
      ...section(
        `${id}-ledger`,
        `${name}: ledger`,
        table(
          'Opening + made + landed − used − lost − shipped = closing',
          ['Place', 'Item', 'Opening', 'Made', 'Landed', 'Used', 'Shipped', 'Closing'],
          ledger,
        ),
      ),
      detail: true,
    },
  ];
}

function allOf(write: (doc: ReportDocument) => string): () => number {
  return () => documents.reduce((characters, doc) => characters + write(doc).length, 0);
}

const baseline = allOf((doc) => JSON.stringify(doc));
const LIMITS = { text: 12, markdown: 5, html: 7 };

await compare(
  {
    name: `${SEATS} text reports ÷ JSON.stringify`,
    baseline,
    subject: allOf((doc) => renderText(doc, ALL)),
    limit: LIMITS.text,
  },
  {
    name: `${SEATS} Markdown reports ÷ JSON.stringify`,
    baseline,
    subject: allOf((doc) => renderMarkdown(doc, ALL)),
    limit: LIMITS.markdown,
  },
  {
    name: `${SEATS} HTML reports ÷ JSON.stringify`,
    baseline,
    subject: allOf((doc) => renderHtml(doc, ALL)),
    limit: LIMITS.html,
  },
);
