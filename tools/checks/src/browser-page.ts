/** Runs in a browser: plays the game that the server of browser-hash.ts offers, and sends the hashes back. */
import { playReferenceGame, type ReferenceGame } from './reference-game.ts';

/** The message that the page sends. */
export type Answer = { userAgent: string } & ({ hashes: string[] } | { error: string });

const { userAgent } = navigator;
await fetch('/answer', { method: 'POST', body: JSON.stringify(await answer()) });

async function answer(): Promise<Answer> {
  try {
    const game = (await (await fetch('/game.json')).json()) as ReferenceGame;
    return { userAgent, hashes: playReferenceGame(game) };
  } catch (error) {
    return { userAgent, error: String(error) };
  }
}
