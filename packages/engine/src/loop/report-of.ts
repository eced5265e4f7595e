import type { ReportDocument } from '@ec/reports';
import { STANDARD } from '../contract/editions.js';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset } from '../contract/ruleset.js';

/** A seat's report from its view; one of a game of another edition than `standard` names it below its title. */
export function reportOf<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  { edition }: { readonly edition: string },
  view: View,
): ReportDocument {
  const document = ruleset.report(view);
  if (edition === STANDARD) return document;
  const { subtitle } = document;
  const named = `edition ${edition}`;
  return { ...document, subtitle: subtitle === '' ? named : `${subtitle.replace(/\.$/, '')}, ${named}` };
}
