/**
 * Runs through a queue in Redis, on as many machines as listen to it.
 *
 * @packageDocumentation
 */
export { inQueue, startWorker } from './running/queue.js';
export type { QueueExecutor, QueueOptions, WorkerOptions } from './running/queue.js';
export { QueueError } from './running/queue-error.js';
