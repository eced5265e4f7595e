import { section, type ReportFact, type ReportSection } from '@ec/reports';
import { dateOf } from '../calendar.js';
import { DISGRACE_TURNS } from '../tables/prestige.js';
import { xmr } from '../arithmetic/figures.js';
import type { Reporter } from './reporter.js';

/**
 * Where the House stands.
 *
 * @see
 */
export function standingSection({ view, names }: Reporter): ReportSection[] {
  const { own, houses, systems, turn, winners, isOver } = view;
  const better = houses.filter(({ prestige }) => prestige > own.prestige).length;
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
    { label: 'Place by prestige', value: `${better + 1} of ${houses.length}` },
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
