/** A signal that ends a long task after the piece of work that is under way. */
export interface StopSignal extends Disposable {
  readonly signal: AbortSignal;
}

/**
 * Ends a long task after a number of milliseconds, or at the first Ctrl-C or SIGTERM; a second one ends the program at once.
 *
 * @param finishing - message at the first Ctrl-C, such as `finishing the turn that is under way`; none when `null`
 * @param milliseconds - without bound when absent
 */
export function stopSignal(finishing: string | null, milliseconds?: number): StopSignal {
  const controller = new AbortController();
  const timer =
    milliseconds === undefined ? undefined : setTimeout(() => controller.abort('time'), milliseconds);
  const listenNoMore = (): void => {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  };
  const interrupt = (): void => {
    if (finishing !== null) console.error(`${finishing}; press Ctrl-C again to quit at once`);
    controller.abort('interrupted');
    listenNoMore();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      clearTimeout(timer);
      listenNoMore();
    },
  };
}
