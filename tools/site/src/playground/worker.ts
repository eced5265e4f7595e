/** Runs trials of the experiments of all games: what a thread of the playground does. */
import { experimentIn, serveChunks } from '@ec/balance';
import { experimentsOf, MODULES } from './modules.ts';

serveChunks(self, {
  async load(module, id) {
    const found = MODULES.find((one) => one.module === module) ?? MODULES[0];
    return experimentIn(await experimentsOf(found), id);
  },
});
