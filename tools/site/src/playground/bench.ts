/** This thread has experiments run in other threads, makes their reports, and draws them, so that the page stays free. */
import { experimentIn, renderPicture, type BalanceReport } from '@ec/balance';
import { expose } from 'comlink';
import { experimentsOf, moduleOfGame } from './modules.ts';
import type { Settings, Written } from './settings.ts';
import { runSide, workers, type Progress } from './trials.ts';

/** What is known so far of one side, with its pictures. */
export interface ShownSide {
  readonly report: BalanceReport;
  /** Addresses of its pictures, figure by figure; whoever has loaded one revokes it. */
  readonly pictures: readonly string[];
  /** Trials that are to be run. */
  readonly of: number;
}

/** What is to be run. */
export interface Asked {
  readonly settings: Settings;
  /** Values of the parameters of this side. */
  readonly set: Written;
  /** Of the pictures, in pixels. */
  readonly width: number;
}

/** Runs experiments for the page. */
class Bench {
  #running: AbortController | undefined;

  /**
   * Runs one side; what ran before is stopped.
   *
   * @param show - called with what is known so far, now and then, and at the end
   * @throws SetupError, RangeError or ExperimentError when the settings do not go together
   * @throws TrialError when a trial fails
   */
  async run({ settings, set, width }: Asked, show: (side: ShownSide) => Promise<void>): Promise<void> {
    this.stop();
    const running = new AbortController();
    this.#running = running;
    const found = moduleOfGame(settings.game);
    const experiment = experimentIn(await experimentsOf(found), settings.experiment);
    let shown = Promise.resolve();
    const draw = async (before: Promise<void>, { report, of }: Progress): Promise<void> => {
      await before;
      const { figures, confidence } = report;
      const drawn = await Promise.all(figures.map((figure) => renderPicture(figure, confidence, width)));
      const pictures = drawn.map((svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
      await show({ report, of, pictures });
    };
    await runSide(found.module, experiment, settings, {
      set,
      signal: running.signal,
      show: (progress) => (shown = draw(shown, progress)),
    });
    await shown;
  }

  /** Stops what runs. */
  stop(): void {
    this.#running?.abort();
  }

  /** Draws a figure. */
  draw(...of: Parameters<typeof renderPicture>): Promise<string> {
    return renderPicture(...of);
  }
}

export type { Bench };

expose(new Bench());
// The threads start while the page does.
workers();
