import type { TableBlock } from '@ec/reports';
import { STATEMENTS } from '../orders/statements.js';
import { STEPS } from '../turn-sequence.js';
import { OFF_AT_FIRST, OPTION_MEANINGS, OPTIONS } from '../types.js';
import { table, type RulebookSection } from './rule-table.js';

/** What players can order. */
export const ORDERS: RulebookSection = {
  id: 'orders',
  title: 'Orders',
  tables: { 'order-list': orders, options },
};

function orders(): TableBlock {
  const rows = STATEMENTS.map(({ kind, phase, example, meaning }) => [
    example.split('\n')[0] ?? '',
    kind,
    `${phase}, ${STEPS[phase - 1] ?? ''}`,
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
