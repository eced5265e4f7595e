import {
  disassemblyLoss,
  STRUCTURAL_UNITS_PER_MASS_UNIT,
  structuralRoom,
  unitMass,
  type ItemCode,
} from '@ec/economy';
import { truncatedProduct } from '@ec/prng';
import type { AssembledCode } from '../orders/terms.js';
import { carryOut, ordersOf } from './carry-out.js';
import { build, constructionLimit } from '../holdings/construction.js';
import type { EmpyreanPhase } from '../contract.js';
import { lastGroupFirst, takeAssembled } from '../holdings/groups.js';
import { book, changeUnits } from '../holdings/ledger.js';
import { amountOf, unitsAtWork } from '../lookup.js';
import { convert, HALVES, loyal } from '../holdings/people.js';
import { withinLimits, type Limit } from '../orders/results.js';
import type { Holding } from '../holding.js';

/**
 * Phase 5: assembled units are taken apart into storage; a tenth of them is lost. Spies and construction workers are separated without
 * loss.
 *
 * @see seed "General Rules"; E-17 phase 5
 */
export const disassembly: EmpyreanPhase = {
  name: 'dis-assembly orders',
  run(turn) {
    carryOut(
      turn,
      ordersOf(turn, 'disassemble'),
      ({ units: { code, techLevel, quantity: asked } }, actor) => {
        if (isComposed(code)) {
          const { quantity, result } = withinLimits(asked, [
            { most: loyal(actor, code), code: 'none-there', reason: 'loyal and there' },
          ]);
          convert(actor, [code], HALVES[code], quantity);
          return result;
        }
        const { quantity, result } = withinLimits(asked, [
          {
            most: amountOf(actor, 'assembled', code, techLevel),
            code: 'none-there',
            reason: 'assembled',
          },
          constructionLimit(actor, code, techLevel),
          ...structureLimits(actor, code),
        ]);
        if (quantity === 0) return result;
        const before = takenApart(actor, code, techLevel);
        build(actor, code, techLevel, quantity);
        book(actor, 'assembled', code, techLevel, -quantity, 'assembled');
        takeAssembled(actor, code, techLevel, quantity, lastGroupFirst);
        changeUnits(actor, 'stored', code, techLevel, quantity, 'assembled');
        changeUnits(
          actor,
          'stored',
          code,
          techLevel,
          disassemblyLoss(before) - disassemblyLoss(before + quantity),
          'lost',
        );
        return result;
      },
    );
  },
};

/** Units taken apart so far this turn: the loss of a turn is truncated once. */
function takenApart({ quarter: { ledger } }: Holding, code: ItemCode, techLevel: number): number {
  const row = ledger.find(
    (known) => known.place === 'assembled' && known.code === code && known.techLevel === techLevel,
  );
  return Math.max(0, -(row?.assembled ?? 0));
}

/** Limit of structural units that are not needed: those taken apart go into storage and must be housed themselves. */
function structureLimits(holding: Holding, code: ItemCode): Limit[] {
  if (code !== 'STU' && code !== 'LSTU') return [];
  const { kind, population, stored } = holding;
  const room = Math.max(0, structuralRoom(kind, population, unitsAtWork(holding), stored));
  const perMassUnit = STRUCTURAL_UNITS_PER_MASS_UNIT[kind];
  const most = truncatedProduct([room, perMassUnit], [200 + perMassUnit * unitMass(code, 0)]);
  return [{ most, code: 'no-room', reason: 'by what the structure can spare' }];
}

function isComposed(code: AssembledCode): code is 'SPY' | 'CNW' {
  return code === 'SPY' || code === 'CNW';
}
