import type { RulebookSection } from '@ec/engine';
import { table, type TableBlock } from '@ec/reports';
import { GALAXY_DIAGNOSTICS } from '../orders/diagnostics.js';
import { STATEMENTS } from '../orders/statements.js';
import { RESULT_CODES, RESULT_SENTENCES } from '../orders/results.js';
import { PHASE_NAMES } from '../phases/phase-names.js';
import { OFF_AT_FIRST, OPTION_MEANINGS, OPTIONS } from '../types.js';

/** What players can order. */
export const ORDERS: RulebookSection = {
  id: 'orders',
  title: 'Orders',
  tables: { 'order-list': orders, options, diagnostics, outcomes },
};

const NUMBERS = new Map<string, number>(PHASE_NAMES.map((name, i) => [name, i + 1]));

function orders(): TableBlock {
  const rows = STATEMENTS.map(({ kind, phase, example, meaning }) => [
    example.split('\n')[0] ?? '',
    kind,
    `${NUMBERS.get(phase)}, ${phase}`,
    meaning,
  ]);
  return table('Orders', ['Order', 'Kind', 'Phase', 'What it does'], rows);
}

function options(): TableBlock {
  const rows = OPTIONS.map((option) => [
    option,
    OFF_AT_FIRST.has(option) ? 'off' : 'on',
    OPTION_MEANINGS[option],
  ]);
  return table('Options of a player', ['Option', 'At first', 'When it is on'], rows);
}

function diagnostics(): TableBlock {
  const rows = GALAXY_DIAGNOSTICS.map(({ code, meaning, example = '' }) => [code, meaning, example]);
  return table('What can be wrong with a line', ['Code', 'Meaning', 'Line'], rows);
}

function outcomes(): TableBlock {
  const rows = RESULT_CODES.filter((code) => code !== 'done').map((code) => [code, RESULT_SENTENCES[code]]);
  return table('Why an order is refused or doubtful', ['Code', 'Sentence'], rows);
}
