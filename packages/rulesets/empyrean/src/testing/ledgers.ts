import type { Ledger } from '@ec/engine/testing';
import { closingOf } from '../holdings/ledger.js';
import { amountOf } from '../lookup.js';
import type { EmpyreanState } from '../state.js';

/** Every row of every ledger: what it comes to, and what there is. */
export function ledgers({ holdings }: EmpyreanState): Ledger[] {
  return holdings.flatMap((holding) =>
    holding.quarter.ledger.map((row) => ({
      of: `${holding.id} ${row.place} ${row.code}-${row.techLevel}`,
      expected: closingOf(row),
      actual: amountOf(holding, row.place, row.code, row.techLevel),
    })),
  );
}
