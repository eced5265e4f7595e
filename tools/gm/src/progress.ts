import { SingleBar } from 'cli-progress';

/**
 * Does something that tells how far it is, with a bar on the terminal's error stream; nothing is shown where there is no
 * terminal.
 *
 * @param what - what is counted, such as `turns`
 */
export function withProgress<T>(what: string, run: (progress: (done: number, of: number) => void) => T): T {
  if (!process.stderr.isTTY) return run(() => undefined);
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${what}, {eta_formatted} left`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(0, 0);
  try {
    return run((done, of) => {
      bar.setTotal(of);
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}
