/** Redis cannot be reached. */
export class QueueError extends Error {
  override readonly name = 'QueueError';
}
