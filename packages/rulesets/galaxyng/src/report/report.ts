import { markNews, REPORT_SCHEMA, type ReportBlock, type ReportDocument } from '@ec/reports';
import type { GalaxyView } from '../view/view.js';
import { battleSections } from './battles.js';
import { bulletin } from './bulletin.js';
import { mapSections } from './galaxy-map.js';
import { mapPicture } from './map-picture.js';
import { groupSections } from './groups.js';
import { messageSections } from './messages.js';
import { orderSections } from './orders.js';
import { planetSections } from './planets.js';
import { raceSections } from './races.js';
import { reporterOf, type GalaxyBlock, type GalaxySection } from './section.js';

/** Parts of a turn report, in their order. */
const PARTS = [
  bulletin,
  messageSections,
  orderSections,
  raceSections,
  battleSections,
  mapSections,
  planetSections,
  groupSections,
] as const;

/**
 * All sections of the turn report of a race, which every form of it shows.
 *
 * @see manual "Turn Report"; N-33, N-36
 */
export function sectionsOf(view: GalaxyView): GalaxySection[] {
  const reporter = reporterOf(view);
  return PARTS.flatMap((part) => part(reporter));
}

/** What the turn report of a race is called. */
export function titleOf({ game, turn, own }: GalaxyView): string {
  return `Galaxy Game ${game} Turn ${turn} Report for ${own.name}`;
}

/** The turn report of a race as a document, which has its map as a picture. */
export function report(view: GalaxyView): ReportDocument {
  const document = documentOf(titleOf(view), sectionsOf(view));
  const sections = document.sections.map((section) => {
    if (section.id !== 'map') return section;
    const blocks = section.blocks.map((block) =>
      block.kind === 'lines' ? mapPicture(view, block.lines) : block,
    );
    return { ...section, blocks };
  });
  return { ...document, sections };
}

/** Sections that tell of one turn alone. */
const NEWS =
  /^(?:notice|global-messages|personal-messages|orders-received|mistakes|order-pages|battle-\d+|bombings|incoming-groups)$/;

/** A document of some sections. */
export function documentOf(title: string, sections: readonly GalaxySection[]): ReportDocument {
  return {
    schema: REPORT_SCHEMA,
    title,
    subtitle: '',
    sections: markNews(
      sections.map(({ id, title: heading, blocks }) => ({
        id,
        title: heading,
        blocks: blocks.map(blockOf),
      })),
      NEWS,
    ),
  };
}

/** A block as a document has it. */
function blockOf(block: GalaxyBlock): ReportBlock {
  if (block.kind === 'facts') return block;
  const { kind, caption } = block;
  if (kind === 'table') return { kind, caption, columns: block.columns, rows: block.rows };
  return { kind, lines: caption === '' ? block.lines : [caption, '', ...block.lines] };
}
