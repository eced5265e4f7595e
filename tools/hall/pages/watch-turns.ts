/** Milliseconds after which a stream that was refused is asked for again. */
const AGAIN = 5_000;

/** What a page does with the events of a game. */
export interface TurnWatcher {
  /** A turn was resolved, or the next one is at another time. */
  readonly tick: (data: string) => void;
  readonly over: () => void;
  /** The stream is open, or broken and will be opened again. */
  readonly told?: (isOpen: boolean) => void;
}

/**
 * Watches the turns of a game for as long as the page is open. A browser opens a stream that breaks again by itself, but gives up one that was refused, as
 * by a proxy while the hall starts again. It does not notice either that a line has died while the machine slept or was in a tunnel, so the
 * stream is opened anew when the page is looked at again, or the network is back.
 *
 * @returns opens the stream anew
 */
export function watchTurns(address: string, { tick, over, told }: TurnWatcher): () => void {
  let events: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const listen = (): void => {
    clearTimeout(timer);
    events?.close();
    if (isOver) return;
    const stream = new EventSource(address);
    events = stream;
    stream.addEventListener('open', () => told?.(true));
    stream.addEventListener('error', () => {
      told?.(false);
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(listen, AGAIN);
    });
    stream.addEventListener('tick', ({ data }: MessageEvent<string>) => tick(data));
    stream.addEventListener('over', () => {
      isOver = true;
      stream.close();
      over();
    });
  };
  addEventListener('online', listen);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listen();
  });
  listen();
  return listen;
}
