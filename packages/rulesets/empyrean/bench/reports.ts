/**
 * Making the turn reports of 250 empires from their views, against writing the same documents as compact JSON.
 *
 * What is built makes a report and its order sheet in one; this times the report alone, so it runs the sources.
 */
import { registerHooks } from 'node:module';
import { compare } from '@ec/bench';
import type * as Report from '../src/report/report.js';
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
const { turnReport } = (await import(here('../src/report/report.ts'))) as typeof Report;
const { fleetView } = (await import(here('../test/report/fleet-view.ts'))) as typeof FleetView;

const EMPIRES = 250;
const LIMIT = 1;
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
