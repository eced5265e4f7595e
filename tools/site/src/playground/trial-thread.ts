/** Runs trials of the experiments of all games: what a thread of the playground does. */
import { experimentIn, serveChunks } from '@ec/balance';
import { serveThread } from '../threads/serve-thread.ts';
import { experimentsOf } from './experiments-of.ts';
import { moduleOfGame, MODULES } from './modules.ts';

/** Runs trials for the bench. */
class TrialThread {
  /**
   * Runs the chunks that come through a port.
   *
   * @param game - whose experiments are loaded before the first chunk comes
   */
  serve(port: MessagePort, game: string): void {
    // A chunk that needs them loads them again, and says what is wrong.
    experimentsOf(moduleOfGame(game)).catch(() => undefined);
    serveChunks(port, {
      async load(module, id) {
        const found = MODULES.find((one) => one.module === module) ?? MODULES[0];
        return experimentIn(await experimentsOf(found), id);
      },
    });
    port.start();
  }
}

export type { TrialThread };

serveThread(new TrialThread());
