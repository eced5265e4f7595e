import type { EmpyreanState } from '../state.js';

/** Whether no rebels hide among an empire's people: only spies can count them. */
export function isForeseeable({ holdings }: EmpyreanState, seat: number): boolean {
  return holdings.every(
    ({ empireId, rebels }) => empireId !== seat || Object.values(rebels).every((units) => units === 0),
  );
}
