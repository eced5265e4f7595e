/** Waits until so many milliseconds have passed, or a signal is given. */
export function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.max(0, milliseconds));
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
