import { section, table, type Cell, type ReportBlock, type ReportSection } from '@ec/reports';
import type {
  BombardmentEvent,
  EngagementEvent,
  LandingEvent,
  Losses,
  PlanetAttack,
} from '../conflict-events.js';
import { pu } from '../arithmetic/figures.js';
import type { Names } from './names.js';
import { newsBlocks } from './news.js';
import type { Reporter } from './reporter.js';
import { countText } from './words.js';

/**
 * Fights in space, bombardments and landings, round by round, as both sides know them.
 *
 * @see
 */
export function battleSection(reporter: Reporter): ReportSection[] {
  const { view, names } = reporter;
  const blocks = view.events.flatMap((event): ReportBlock[] => {
    if (event.kind === 'engagement') return engagementBlocks(event, names);
    if (event.kind === 'bombardment') return [bombardmentBlock(event, names)];
    return event.kind === 'landing' ? [landingBlock(event, names)] : [];
  });
  const all = [...blocks, ...newsBlocks(reporter, 'battles')];
  return all.length === 0 ? [] : [section('battles', 'Battles', ...all)];
}

const FORCES = ['Side', 'Undamaged', 'Crippled', 'Advantage', 'Outcome'];
const ROUNDS = [
  'Round',
  'Side',
  'Hits dealt',
  'Critical',
  'Crippled of its own',
  'Destroyed of its own',
  'Retreats',
];

function engagementBlocks({ systemId, stage, sides, rounds }: EngagementEvent, names: Names): ReportBlock[] {
  const where = `${stage === 'space' ? 'Fight in open space' : 'Fight in orbit'} at ${names.system(systemId)}`;
  const forces = sides.map(({ side, undamaged, crippled, advantage, outcome }): Cell[] => [
    names.owner(side),
    countText(undamaged),
    countText(crippled),
    advantage ?? '',
    outcome,
  ]);
  const rows = rounds.flatMap((round, i) =>
    sides.flatMap(({ side }): Cell[][] => {
      const shot = round.fire.find((one) => one.side === side);
      const loss = round.losses.find((one) => one.side === side);
      const isRetreating = round.retreated.includes(side);
      // who has no AS fires nothing, and may yet lose ships or leave
      if (!shot && !loss && !isRetreating) return [];
      return [
        [
          i + 1,
          names.owner(side),
          shot?.hits ?? 0,
          shot?.isCritical ? 'critical' : '',
          countText(loss?.crippled ?? []),
          countText(loss?.destroyed ?? []),
          isRetreating ? 'yes' : '',
        ],
      ];
    }),
  );
  return [table(where, FORCES, forces), table(`${where}, round by round`, ROUNDS, rows)];
}

const ATTACKS: Readonly<Record<PlanetAttack, string>> = {
  blockade: 'Batteries against the blockade',
  bombard: 'Bombardment',
  invade: 'Bombardment before an invasion',
  blitz: 'Blitz',
};

const BOMBARDMENT = [
  'Round',
  'Hits',
  'Blocked',
  'Answer',
  'Critical',
  'Ships',
  'Ground',
  'IU lost',
  'PU lost',
];

function bombardmentBlock(
  { houseId, systemId, against, attack, ships, rounds }: BombardmentEvent,
  names: Names,
): ReportBlock {
  const rows = rounds.map((round, i): Cell[] => [
    i + 1,
    round.hits,
    round.blocked,
    round.answer,
    round.isCritical ? 'critical' : '',
    lossText(round.ships),
    lossText(round.ground),
    round.iu,
    pu(round.pu),
  ]);
  const caption = `${ATTACKS[attack]} of ${names.system(systemId)}: ${names.house(houseId)} with ${countText(ships)} against ${names.owner(against)}`;
  return table(caption, BOMBARDMENT, rows);
}

const LANDING = ['Round', 'Hits of attackers', 'Hits of defenders', 'Attackers', 'Defenders'];

function landingBlock(
  { houseId, systemId, against, isBlitz, divisions, garrison, rounds, isTaken }: LandingEvent,
  names: Names,
): ReportBlock {
  const rows = rounds.map(({ attackHits, defenceHits, attackers, defenders }, i): Cell[] => [
    i + 1,
    attackHits,
    defenceHits,
    lossText(attackers),
    lossText(defenders),
  ]);
  const caption = `${isBlitz ? 'Blitz' : 'Invasion'} of ${names.system(systemId)}: ${divisions} MD of ${names.house(houseId)} against ${countText(garrison)} of ${names.owner(against)}; ${isTaken ? 'taken' : 'held'}`;
  return rows.length === 0 ? { kind: 'paragraph', text: `${caption}.` } : table(caption, LANDING, rows);
}

/** What a side lost in a round. */
function lossText({ crippled, destroyed }: Losses): string {
  const parts = [
    ...(crippled.length === 0 ? [] : [`${countText(crippled)} crippled`]),
    ...(destroyed.length === 0 ? [] : [`${countText(destroyed)} destroyed`]),
  ];
  return parts.join('; ');
}
