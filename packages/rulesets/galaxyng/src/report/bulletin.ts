import type { Rank } from '../state.js';
import { linesSection, tableSection, type GalaxySection, type Reporter } from './section.js';

/**
 * The bulletin: the ranking with what changed, what the game master says, mass built and lost, and the real name.
 *
 * @see manual "Bulletins"; N-33, N-38
 */
export function bulletin({ view, names, figure }: Reporter): GalaxySection[] {
  const { own, ranking, ranked } = view;
  const [produced, lost] = [figure(own.produced), figure(own.lost)];
  const name = own.realName === '' ? 'none' : own.realName;
  const before = new Map(ranked.map((rank, i) => [rank.raceId, { ...rank, place: i + 1 }]));
  const shown = view.rules.classic.reportNumbers ? Math.round : Math.floor;
  const notice = view.events.find((event) => event.kind === 'notice');
  const rows = ranking.map((rank, i) => {
    const last = before.get(rank.raceId) ?? { ...rank, place: i + 1 };
    const whole = (key: keyof Rank): number[] => [shown(rank[key]), shown(rank[key]) - shown(last[key])];
    return [
      i + 1,
      last.place - (i + 1),
      names.race(rank.raceId),
      ...whole('population'),
      ...whole('industry'),
      ...whole('production'),
      figure(rank.tech),
      figure(rank.tech - last.tech),
      ...whole('planets'),
    ];
  });
  return [
    ...tableSection('ranking', 'Ranking', COLUMNS, rows),
    ...linesSection('notice', 'Notice of the Game Master', notice?.text.split('\n') ?? []),
    {
      id: 'production-status',
      title: 'Production Status',
      about: { produced, lost, name },
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Ship mass produced so far', value: produced },
            { label: 'Ship mass lost so far', value: lost },
            { label: 'Your real name', value: name },
          ],
        },
      ],
    },
  ];
}

const COLUMNS = [
  ['#', 'rank'],
  ['lt', 'climbed'],
  ['Nation', 'race', 'left'],
  ['Pop', 'population'],
  ['dlt', 'population-change'],
  ['Ind', 'industry'],
  ['dlt', 'industry-change'],
  ['eInd', 'production'],
  ['dlt', 'production-change'],
  ['tech', 'tech'],
  ['dlt', 'tech-change'],
  ['#', 'planets'],
  ['dlt', 'planets-change'],
] as const;
