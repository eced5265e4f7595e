/** Milliseconds between looks at the clock. */
const LOOK = 250;

/**
 * Tells how long it is to a time, as it passes.
 *
 * @param tell - told the time that is left, such as `0:59`; nothing where there is none
 * @returns sets the time, in milliseconds since 1970; `null` for none
 */
export function countDown(tell: (left: string) => void): (next: number | null) => void {
  let next: number | null = null;
  const look = (): void =>
    tell(next === null ? '' : timeLeft(Math.max(0, Math.ceil((next - Date.now()) / 1_000))));
  setInterval(look, LOOK);
  return (time) => {
    next = time;
    look();
  };
}

/** Seconds as a clock shows them: `0:59`, `1:00:00`, `6 d 23:59:59`. */
function timeLeft(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60];
  const parts = seconds < 3_600 ? rest : [hours, ...rest];
  const time = parts.map((part, i) => (i === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
  return days > 0 ? `${days} d ${time}` : time;
}
