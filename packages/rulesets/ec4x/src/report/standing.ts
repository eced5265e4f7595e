import { section, type ReportFact, type ReportSection } from '@ec/reports';
import { dateOf } from '../calendar.js';
import { DISGRACE_TURNS } from '../tables/prestige.js';
import { xmr } from '../arithmetic/figures.js';
import type { Ec4xView } from '../view/view.js';
import type { Reporter } from './reporter.js';

/**
 * Where the House stands.
 *
 * @see
 */
export function standingSection({ view, names }: Reporter): ReportSection[] {
  const { own, systems, turn, winners, isOver } = view;
  const next = dateOf(turn + 1);
  const ifPlayedOn = isOver ? ', if the game is played on' : '';
  const facts: ReportFact[] = [
    { label: 'House', value: `${own.name}, House ${own.id}, ${own.status}` },
    ...(own.status === 'playing'
      ? [
          {
            label: 'Next orders',
            value: `turn ${turn + 1}, month ${next.month} of ${next.year}${ifPlayedOn}`,
          },
        ]
      : []),
    { label: 'Prestige', value: own.prestige },
    ...placeFacts(view),
    { label: 'Treasury, XMR', value: xmr(own.treasury) },
    { label: 'Product of all colonies (GCP), XMR', value: xmr(own.gcp) },
    { label: 'Tax', value: `${own.tax} %` },
    { label: 'Colonies', value: systems.filter(({ colony }) => colony).length },
    { label: 'Fleets', value: own.fleets.length },
  ];
  if (own.streaks.disgrace > 0)
    facts.push({
      label: 'Turns in a row with prestige below 0',
      value: `${own.streaks.disgrace}; with ${DISGRACE_TURNS} the House is out of the game`,
    });
  if (isOver)
    facts.push({ label: 'Won by', value: winners.map((id) => names.house(id)).join(', ') || 'nobody' });
  return [section('standing', 'Standing', { kind: 'facts', facts })];
}

/** The place of a House among those in the game; who has won is before all others, whatever the last Income has cost. @see */
function placeFacts({ own, houses, winners, isOver }: Ec4xView): ReportFact[] {
  if (own.status !== 'playing') return [];
  const left = houses.filter(({ status }) => status === 'playing');
  const hasWon = (id: number): boolean => winners.includes(id);
  const better = left.filter(({ id, prestige }) =>
    hasWon(id) === hasWon(own.id) ? prestige > own.prestige : hasWon(id),
  );
  return [{ label: isOver ? 'Place' : 'Place by prestige', value: `${better.length + 1} of ${left.length}` }];
}
