/** A game that was played to see whether it breaks a law. */
export interface Proof {
  /** Who played, in a few words. */
  about: string;
  /** What broke a law, and when; empty when all laws hold. */
  broken: readonly string[];
}

/** Violations shown for each game. */
const SHOWN = 5;

/**
 * Plays games by number, from 0 (included): those that the command line names, or else all. Prints a line for each, and sets exit code 1
 * when any broke a law.
 *
 * @param games - how many there are
 */
export function prove(games: number, play: (number: number) => Proof): void {
  const chosen = process.argv.slice(2).map(Number);
  const numbers = chosen.length > 0 ? chosen : Array.from({ length: games }, (_, number) => number);
  let failed = 0;
  for (const number of numbers) {
    const { about, broken } = play(number);
    console.log(`game ${number}, ${about}: ${broken.length} violations`);
    for (const problem of broken.slice(0, SHOWN)) console.log(`  ${problem}`);
    if (broken.length > 0) failed += 1;
  }
  console.log(`${failed} of ${numbers.length} games broke a law`);
  if (failed > 0) process.exitCode = 1;
}
