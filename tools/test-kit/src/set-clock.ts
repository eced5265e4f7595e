/** The time at which every test begins: 1 January 2026, in milliseconds since 1970 (UTC). */
export const START = Date.UTC(2026, 0, 1);

/** A clock that a test sets. */
export interface SetClock {
  (): number;
  at: number;
}

/** A clock that shows {@link START} until a test sets it. */
export function setClock(): SetClock {
  const clock: SetClock = Object.assign(() => clock.at, { at: START });
  return clock;
}
