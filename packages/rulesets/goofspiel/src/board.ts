import type { LinesBlock } from '@ec/reports';
import { boutRounds, galaxyWinner, roundWinner } from './score.js';
import type { Round, SeenGalaxy, Side } from './types.js';

/**
 * The war as a picture in text: a line for each galaxy in the order of the bouts, with its planets from left to right. A planet shows its label and
 * worth, and who took it; `?` is what is not known yet.
 */
export function board(galaxies: readonly SeenGalaxy[], rounds: readonly Round[]): LinesBlock {
  const lines = galaxies.map((galaxy, bout) => {
    const fought = boutRounds(rounds, bout);
    const { name, value, planets, worths } = galaxy;
    const taken = fought.length < planets.length ? ' ' : mark(galaxyWinner({ galaxies, rounds }, bout));
    const cells = planets.map((planet, i) => {
      const round = fought[i];
      return `${planet}${worths[i] ?? '?'} ${round ? mark(roundWinner(round)) : ' '}`;
    });
    const head = `${name.charAt(0)} ${name.padEnd(13)}  ${value ?? '?'}  ${planets.length > 0 ? taken : ' '}`;
    return `${head}  | ${cells.join(' | ')}`.trimEnd();
  });
  return { kind: 'lines', lines: ['  Galaxy     Value Won  | Planets', ...lines] };
}

/** Seat that took something; `=` for nobody. */
function mark(winner: Side | null): string {
  return winner === null ? '=' : `${winner + 1}`;
}
