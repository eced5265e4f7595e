/**
 * Making the turn reports of 250 empires from their views, against writing the same documents as compact JSON; and a report with its maps, of
 * an empire that knows much of its cluster, against the same report without them.
 *
 * What is built makes a report and its order sheet in one; this times the report alone, so it runs the sources.
 */
import { registerHooks } from 'node:module';
import { compare } from '@ec/bench';
import { empyrean } from '@ec/empyrean';
import { createGame, playBots } from '@ec/engine';
import { renderHtml, type ReportSection } from '@ec/reports';
import type * as Report from '../src/report/report.js';
import type * as SystemMaps from '../src/report/system-maps.js';
import type * as Systems from '../src/report/systems.js';
import type * as FleetView from '../test/report/fleet-view.js';

// Sources name each other as what is built of them.
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      context.parentURL?.endsWith('.ts') ? specifier.replace(/^(\..*)\.js$/, '$1.ts') : specifier,
      context,
    ),
});
const here = (path: string): string => new URL(path, import.meta.url).href;
const { PARTS, turnReport } = (await import(here('../src/report/report.ts'))) as typeof Report;
const { fleetView } = (await import(here('../test/report/fleet-view.ts'))) as typeof FleetView;
const { systemsSection } = (await import(here('../src/report/systems.ts'))) as typeof Systems;
const { systemMapSections } = (await import(here('../src/report/system-maps.ts'))) as typeof SystemMaps;

const EMPIRES = 250;
/** A report works out dangers, curves and maps, which takes longer than writing them down. */
const LIMIT = 4;
const views = Array.from({ length: EMPIRES }, (_, index) => {
  const view = fleetView();
  return { ...view, empire: { ...view.empire, id: index + 1, name: `Empire ${index + 1}` } };
});
const documents = views.map((view) => turnReport(view));

await compare({
  name: `${EMPIRES} documents from views ÷ JSON.stringify`,
  baseline: () => documents.reduce((characters, doc) => characters + JSON.stringify(doc).length, 0),
  subject: () => views.reduce((sections, view) => sections + turnReport(view).sections.length, 0),
  limit: LIMIT,
});

const BOTS = ['conqueror', 'warlord', 'scholar', 'merchant'] as const;
const QUARTERS = 60;
const players = BOTS.map((name, i) => ({ id: i + 1, email: `${i + 1}@example.org`, name }));
let game = createGame(empyrean, { name: 'bench', seed: 1n, players });
const bots = new Map(BOTS.map((name, i) => [i + 1, name] as const));
for (let quarter = 1; quarter <= QUARTERS; quarter++) game = playBots(empyrean, game, bots);
const [view] = players
  .map(({ id }) => empyrean.view(game.state, game.journal, id))
  .toSorted((a, b) => b.planets.length - a.planets.length);
if (!view) throw new Error('expected a view');

type Part = (typeof PARTS)[number];
const sectionsOf = (part: Part): readonly ReportSection[] => [part(view) ?? []].flat();
/** A report as HTML, of some of its parts. */
const html = (parts: readonly Part[]): string =>
  renderHtml({ ...turnHead, sections: parts.flatMap(sectionsOf) });
const { sections: _, ...turnHead } = turnReport(view);
/** The same parts, where those with maps are sections without anything in them: notes link there. */
const withoutMaps = PARTS.map((part): Part => {
  if (part !== systemsSection && part !== systemMapSections) return part;
  const empty = sectionsOf(part).map((section): ReportSection => ({ ...section, blocks: [] }));
  return () => empty;
});
console.log(
  `quarter ${QUARTERS}: ${view.holdings.length} ships and colonies, ${view.planets.length} planets seen, ${view.chart.length} systems charted`,
);
await compare({
  name: 'report with maps as HTML / the same without maps',
  baseline: () => html(withoutMaps),
  subject: () => html(PARTS),
  limit: 2,
});
