import { REPORT_SCHEMA, type ReportColumn, type ReportDocument, type ReportSection } from '@ec/reports';
import { hallOfFame } from '../hall-of-fame.js';
import { cutToHundredths } from '../numbers/hundredths.js';
import { outcome } from '../outcome.js';
import type { GalaxyState } from '../state.js';

/** The whole game in figures, for the game master. */
export function summary(state: GalaxyState): ReportDocument {
  const { game, turn, races, planets, groups, ranking, rules } = state;
  const figure = (value: number): string => cutToHundredths(value).toFixed(2);
  const ships = new Map<number, number>();
  for (const group of groups) ships.set(group.raceId, (ships.get(group.raceId) ?? 0) + group.ships);
  const owned = planets.filter(({ ownerId }) => ownerId !== null).length;
  return {
    schema: REPORT_SCHEMA,
    title: `GalaxyNG game ${game}`,
    subtitle: `After turn ${turn}`,
    sections: [
      {
        id: 'galaxy',
        title: 'Galaxy',
        blocks: [
          {
            kind: 'facts',
            facts: [
              { label: 'Side, light years', value: figure(rules.size) },
              { label: 'Planets', value: planets.length },
              { label: 'Planets owned', value: owned },
              { label: 'Groups', value: groups.length },
            ],
          },
        ],
      },
      {
        id: 'races',
        title: 'Races',
        blocks: [
          {
            kind: 'table',
            caption: 'Races by effective industry',
            columns: [
              { id: 'race', title: 'Race', align: 'left' },
              { id: 'status', title: 'Status', align: 'left' },
              { id: 'planets', title: 'Planets', align: 'right' },
              { id: 'population', title: 'Population', align: 'right' },
              { id: 'industry', title: 'Industry', align: 'right' },
              { id: 'production', title: 'Effective industry', align: 'right' },
              { id: 'tech', title: 'Technologies', align: 'right' },
              { id: 'ships', title: 'Ships', align: 'right' },
              { id: 'missed', title: 'Turns missed', align: 'right' },
            ],
            rows: ranking.flatMap(({ raceId, population, industry, production, tech, planets: own }) => {
              const race = races[raceId - 1];
              if (!race) return [];
              const figures = [population, industry, production, tech].map(figure);
              return [[race.name, race.status, own, ...figures, ships.get(raceId) ?? 0, race.missed]];
            }),
          },
        ],
      },
      ...hallOfFameSection(state, figure),
    ],
  };
}

/** Scores of the winners, once the game is over. */
function hallOfFameSection(state: GalaxyState, figure: (value: number) => string): ReportSection[] {
  const result = outcome(state);
  if (result.status === 'running' || result.winners.length === 0) return [];
  const rows = hallOfFame(state.ranking, result.winners).map(({ raceId, standard, industry }) => [
    state.races[raceId - 1]?.name ?? '',
    figure(standard),
    figure(industry),
  ]);
  const columns: ReportColumn[] = [
    { id: 'race', title: 'Race', align: 'left' },
    { id: 'standard', title: 'Standard', align: 'right' },
    { id: 'industry', title: 'Industry', align: 'right' },
  ];
  return [
    { id: 'hall-of-fame', title: 'Hall of Fame', blocks: [{ kind: 'table', caption: '', columns, rows }] },
  ];
}
