import type { RulebookSection } from '@ec/engine';
import { table, type Cell, type TableBlock } from '@ec/reports';
import { rulesOf, type Ec4xParameters } from '../parameters.js';
import {
  RAIDER_DETECTION,
  RAIDER_MODIFIER_MAX,
  SPY_DETECTION,
  SPY_MODIFIER_MAX,
  STEALTH,
  type DetectionRow,
} from '../tables/detection.js';
import {
  BOMBARDMENT_EFFECTIVENESS,
  CRITICAL_ROLL,
  GROUND_EFFECTIVENESS,
  ROLL_MODIFIERS,
  SPACE_EFFECTIVENESS,
  type EffectivenessTable,
} from '../tables/effectiveness.js';
import { SHIELDS } from '../tables/shields.js';

/** Which forces see which. */
export const DETECTION: RulebookSection<Ec4xParameters> = {
  id: 'detection',
  title: 'Detection',
  tables: {
    'spy-detection': () => detectionTable('spying Scouts', 'ELI of the spy', SPY_DETECTION, SPY_MODIFIER_MAX),
    'raider-detection': () =>
      detectionTable('cloaked fleets', 'CLK of the Raider', RAIDER_DETECTION, RAIDER_MODIFIER_MAX),
    stealth: () =>
      table(
        'What 1D20 of a cloaked fleet must exceed',
        ['CLK', 'More than'],
        STEALTH.map((above, i): Cell[] => [i + 1, above]),
      ),
  },
};

/** Fights in space, bombardment and fights on the ground. */
export const COMBAT: RulebookSection<Ec4xParameters> = {
  id: 'combat',
  title: 'Combat',
  tables: {
    'space-effectiveness': () => effectiveness('In space, by 1D10 and modifiers', SPACE_EFFECTIVENESS),
    'bombardment-effectiveness': () => effectiveness('Bombardment, by 1D10', BOMBARDMENT_EFFECTIVENESS),
    'ground-effectiveness': () => effectiveness('On the ground, by 1D10', GROUND_EFFECTIVENESS),
    modifiers: () => {
      const rows: Cell[][] = [
        ['an uncrippled Scout', `+${ROLL_MODIFIERS.scout}`],
        ['a Starbase', `+${ROLL_MODIFIERS.starbase}`],
        ['surprise, in the first round', `+${ROLL_MODIFIERS.surprise}`],
        ['ambush, in the first round', `+${ROLL_MODIFIERS.ambush}`],
      ];
      return table(`Modifiers in space; a natural ${CRITICAL_ROLL} is critical`, ['With', 'Modifier'], rows);
    },
    rounds: (parameters) => {
      const rules = rulesOf(parameters);
      const rows: Cell[][] = [
        ['A fight in space', rules['combat.rounds']],
        ['Bombardment in a turn', rules['bombard.rounds']],
        ['A fight on the ground', rules['ground.rounds']],
      ];
      return table('Most rounds', ['What', 'Rounds'], rows);
    },
    shields: (parameters) => {
      const most = rulesOf(parameters)['sld.max'];
      const rows = SHIELDS.slice(0, most).map(({ above, blocked }, i): Cell[] => [
        i + 1,
        above,
        `${blocked} %`,
      ]);
      return table('Planetary shields', ['SLD', '1D20 more than', 'Hits blocked'], rows);
    },
  },
};

function detectionTable(what: string, row: string, found: readonly DetectionRow[], most: number): TableBlock {
  const levels = found[0]?.length ?? 0;
  const titles = [row, ...Array.from({ length: levels }, (_, i) => `ELI ${i + 1}`)];
  const rows = found.map((numbers, i): Cell[] => [i + 1, ...numbers.map((number) => number ?? '—')]);
  return table(`What 1D20 must exceed to find ${what}; modifier up to +${most}`, titles, rows);
}

function effectiveness(caption: string, shares: EffectivenessTable): TableBlock {
  const rows = shares.map(({ upTo, quarters }, i): Cell[] => {
    const from = i === 0 ? 0 : (shares[i - 1]?.upTo ?? 0) + 1;
    return [
      upTo === Infinity ? `${from} and more` : `${from} to ${upTo}`,
      SHARES[quarters] ?? `${quarters} ÷ 4`,
    ];
  });
  return table(caption, ['Roll', 'Hits by AS'], rows);
}

/** Quarters as readers see them. */
const SHARES: Readonly<Record<number, string>> = { 1: '¼', 2: '½', 3: '¾', 4: '1', 6: '1 ½', 8: '2' };
