import { createRequire } from 'node:module';
import type cliProgress from 'cli-progress';

/** A bar on the terminal's error stream, until it is disposed of; nothing is shown where there is no terminal. */
export interface ProgressBar extends Disposable {
  /**
   * @param of - how many there will be; without bound when absent
   * @param note - further text, such as a rate
   */
  readonly update: (done: number, of?: number, note?: string) => void;
}

/**
 * Shows how far something has got.
 *
 * @param what - what is counted, such as `turns`
 */
export function progressBar(what: string): ProgressBar {
  if (!process.stderr.isTTY) return { update: () => undefined, [Symbol.dispose]: () => undefined };
  // only a terminal needs it
  const load = createRequire(import.meta.url);
  const { Format, SingleBar } = load('cli-progress') as typeof cliProgress;
  let isBound = true;
  const bar = new SingleBar({
    format(options, { value, total, progress, eta }, { note }: { readonly note?: string }) {
      const count = value.toLocaleString('en');
      const left = Format.TimeFormat(eta, options, 1);
      const state = isBound
        ? `${Format.BarFormat(progress, options)} ${count} of ${total.toLocaleString('en')} ${what}, ${left} left`
        : `${count} ${what}`;
      return note ? `${state}, ${note}` : state;
    },
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    etaBuffer: 100,
  });
  bar.start(0, 0);
  return {
    update(done, of = Infinity, note = '') {
      isBound = Number.isFinite(of);
      bar.setTotal(isBound ? of : done + 1);
      bar.update(done, { note });
    },
    [Symbol.dispose]: () => bar.stop(),
  };
}
