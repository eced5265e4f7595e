/** Exact chances of a battle to the end between two races of ships that are all alike, with one gun each: by counts, shot by shot. */

/** Of either race: ships still to fire in this round, and ships that have fired. */
type State = readonly [ready: number, fired: number, otherReady: number, otherFired: number];

/** What may still be under way, in all, when the counting ends. */
const NEGLIGIBLE = 1e-13;

/**
 * Probabilities of the ships left of both races, by `${one} ${other}`.
 *
 * @param kill - chance that a shot destroys, the same for both sides; above 0
 */
export function exactDuel(one: number, other: number, kill: number): Map<string, number> {
  const over = new Map<string, number>();
  let underWay = new Map([[[one, 0, other, 0].join(' '), 1]]);
  let rest = 1;
  while (rest > NEGLIGIBLE) {
    const next = new Map<string, number>();
    rest = 0;
    for (const [state, probability] of underWay) {
      for (const [[ready, fired, otherReady, otherFired], p] of shot(state.split(' ').map(Number), kill)) {
        const left = [ready + fired, otherReady + otherFired];
        if (left.includes(0)) add(over, left, probability * p);
        else if (ready + otherReady === 0) add(next, [fired, 0, otherFired, 0], probability * p);
        else add(next, [ready, fired, otherReady, otherFired], probability * p);
        if (!left.includes(0)) rest += probability * p;
      }
    }
    underWay = next;
  }
  return over;
}

/** The states after one shot, with their probabilities. */
function shot(
  [ready = 0, fired = 0, otherReady = 0, otherFired = 0]: readonly number[],
  kill: number,
): [State, number][] {
  const [ships, otherShips] = [ready + fired, otherReady + otherFired];
  const byOne = ready / (ready + otherReady);
  const byOther = 1 - byOne;
  const states: [State, number][] = [
    [[ready - 1, fired + 1, otherReady, otherFired], byOne * (1 - kill)],
    [[ready - 1, fired + 1, otherReady - 1, otherFired], (byOne * kill * otherReady) / otherShips],
    [[ready - 1, fired + 1, otherReady, otherFired - 1], (byOne * kill * otherFired) / otherShips],
    [[ready, fired, otherReady - 1, otherFired + 1], byOther * (1 - kill)],
    [[ready - 1, fired, otherReady - 1, otherFired + 1], (byOther * kill * ready) / ships],
    [[ready, fired - 1, otherReady - 1, otherFired + 1], (byOther * kill * fired) / ships],
  ];
  return states.filter(([, probability]) => probability > 0);
}

function add(probabilities: Map<string, number>, state: readonly number[], probability: number): void {
  const name = state.join(' ');
  probabilities.set(name, (probabilities.get(name) ?? 0) + probability);
}
