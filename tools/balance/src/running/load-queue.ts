import type * as queue from './queue.js';
import { QueueError } from './queue-error.js';

/**
 * What runs trials through Redis. Its packages are optional peers, as not everybody uses Redis.
 *
 * @throws QueueError when they are not installed
 */
export async function loadQueue(): Promise<typeof queue> {
  try {
    return await import('./queue.js');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new QueueError(
      'queue: expected the packages bullmq and ioredis beside @ec/balance, received none: npm install bullmq ioredis',
    );
  }
}
