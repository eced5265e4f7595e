import { diagnose, Mistake, type Diagnostic, type PlacedOrder } from '@ec/orders-parser';
import type { GoofspielView } from '../view/view.js';
import { goofspielLanguage } from './language.js';
import type { FleetOrder } from './orders.js';
import { sizesLeft } from './sizes-left.js';

/** Warns about the order that counts when its size is used up, so that time would run out, or when the game is over (G-02 to G-04). */
export function check(placed: readonly PlacedOrder<FleetOrder>[], view: GoofspielView): Diagnostic[] {
  const last = placed.at(-1);
  if (!last) return [];
  const { span, line, column } = last;
  if (view.outcome.status === 'over')
    return [{ code: 'game-over', severity: 'warning', span, line, column, message: 'the game is over' }];
  const left = view.fleets[view.side];
  const { size } = last.order;
  if (left[size - 1] !== 0) return [];
  const mistake = Mistake.inValue('used-up', `a size that is left: ${sizesLeft(left)}`);
  return [diagnose(goofspielLanguage.declaration, 'warning', last, 'size', mistake)];
}
