/** A worker of the queue, as a process of its own: `node queue-worker.ts URL LOCK`; writes a line for each chunk that is run. */
import { inThreads } from '@ec/balance/node';
import { startWorker } from '@ec/balance/queue';

const [url = '', lock] = process.argv.slice(2);
const worker = await startWorker(url, {
  executor: inThreads(1),
  lock: Number(lock),
  done: ({ from, to }) => console.log(`${from} ${to}`),
});
console.log('ready');
process.once('SIGTERM', () => {
  void worker[Symbol.asyncDispose]().then(() => process.exit());
});
