import type { RulebookSection } from '@ec/engine';
import { table, type Cell } from '@ec/reports';
import { RESULT_SENTENCES } from '../orders/results.js';
import { rulesOf, type Ec4xParameters } from '../parameters.js';
import { signed } from '../arithmetic/figures.js';
import { COUNTER_INTELLIGENCE, ESPIONAGE, ESPIONAGE_KINDS, ESPIONAGE_SHARE } from '../tables/espionage.js';
import { PRESTIGE, PRESTIGE_KEYS, type PrestigeRow } from '../tables/prestige.js';

/** Espionage and counter-espionage. */
export const SUBVERSION: RulebookSection<Ec4xParameters> = {
  id: 'subversion',
  title: 'Subversion',
  tables: {
    espionage: (parameters) => {
      const rules = rulesOf(parameters);
      const rows = ESPIONAGE_KINDS.map((kind): Cell[] => {
        const { target, ebp, gain, loss, effect } = ESPIONAGE[kind];
        const [won, lost] = [Math.min(gain, rules['spy.gainMost']), Math.min(loss, rules['spy.lossTurn'])];
        return [kind, target, ebp, signed(won), signed(-lost), effect];
      });
      const caption = `Acts of espionage; a point costs ${rules['ebp.price']} XMR, and what goes beyond ${ESPIONAGE_SHARE} % of the purse costs prestige`;
      return table(caption, ['Act', 'Against', 'EBP', 'Yours', 'Theirs', 'Effect'], rows);
    },
    'counter-intelligence': () => {
      const { above, pointsPerModifier, modifierMax } = COUNTER_INTELLIGENCE;
      const caption = `What 1D20 must exceed to detect an act; +1 for each ${pointsPerModifier} CIP begun, up to +${modifierMax}`;
      return table(
        caption,
        ['ELI', 'More than'],
        above.map((number, eli): Cell[] => [eli, number]),
      );
    },
  },
};

/** What wins and loses prestige. */
export const PRESTIGE_SECTION: RulebookSection<Ec4xParameters> = {
  id: 'prestige',
  title: 'Prestige',
  tables: {
    prestige: (parameters) => {
      const rules = rulesOf(parameters);
      const rows = PRESTIGE_KEYS.map((key): Cell[] => {
        const { meaning, step }: PrestigeRow = PRESTIGE[key];
        return [key, meaning, signed(rules[`prestige.${key}`]), step === undefined ? '—' : signed(step)];
      });
      const pact: Cell[] = ['pact', 'a pact broken', signed(-rules['pact.break']), '—'];
      return table('Prestige', ['Cause', 'For', 'Points', 'Each further turn'], [...rows, pact]);
    },
  },
};

/** How orders end. */
export const ORDERS: RulebookSection<Ec4xParameters> = {
  id: 'orders',
  title: 'Orders',
  tables: {
    outcomes: () =>
      table(
        'Why orders are refused, or carried out in part',
        ['Code', 'Reason'],
        Object.entries(RESULT_SENTENCES).filter(([code]) => code !== 'done'),
      ),
  },
};
