/** This thread has experiments run in other threads, makes their reports, and draws them, so that the page stays free. */
import { experimentIn, inWorkers, renderPicture, type BalanceReport, type Executor } from '@ec/balance';
import { pictureSize, type PictureSize } from '../picture-size.ts';
import { serveThread } from '../threads/serve-thread.ts';
import { experimentsOf, moduleOfGame } from './modules.ts';
import type { Settings, Written } from './settings.ts';
import { runSide, type Progress } from './trials.ts';

/** A picture that a page can show. */
export interface ShownPicture extends PictureSize {
  /** Whoever has loaded it revokes it. */
  readonly address: string;
}

/** What is known so far of one side, with its pictures. */
export interface ShownSide {
  readonly report: BalanceReport;
  /** Its pictures, figure by figure. */
  readonly pictures: readonly ShownPicture[];
  /** Trials that are to be run; absent where it is not known beforehand how many. */
  readonly of?: number;
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
  #executor: Executor | undefined;

  /**
   * Takes the lines to the threads that run trials, at least one.
   *
   * @param game - whose experiments are loaded before they are asked for
   */
  join(ports: readonly MessagePort[], game: string): void {
    experimentsOf(moduleOfGame(game)).catch(() => undefined);
    this.#executor = inWorkers(ports);
    for (const port of ports) port.start();
  }

  /**
   * Runs one side; what ran before is stopped.
   *
   * @param progress - takes a {@link ShownSide} now and then; nobody waits for an answer
   * @returns what is known at the end
   * @throws SetupError, RangeError or ExperimentError when the settings do not go together
   * @throws TrialError when a trial fails
   */
  async run({ settings, set, width }: Asked, progress: MessagePort): Promise<ShownSide> {
    this.stop();
    if (!this.#executor) throw new RangeError('bench: expected threads that run trials, received none');
    const { signal } = (this.#running = new AbortController());
    const found = moduleOfGame(settings.game);
    const experiment = experimentIn(await experimentsOf(found), settings.experiment);
    let isDrawing = false;
    const show = async (soFar: Progress): Promise<void> => {
      if (isDrawing) return;
      isDrawing = true;
      progress.postMessage(await drawn(soFar, width));
      isDrawing = false;
    };
    const run = { executor: this.#executor, set, signal, show };
    return drawn(await runSide(found.module, experiment, settings, run), width);
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

async function drawn({ report, of }: Progress, width: number): Promise<ShownSide> {
  const { figures, confidence } = report;
  const pictures = await Promise.all(figures.map((figure) => renderPicture(figure, confidence, width)));
  return {
    report,
    ...(of !== undefined && { of }),
    pictures: pictures.map((svg) => ({
      address: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
      ...pictureSize(svg),
    })),
  };
}

export type { Bench };

serveThread(new Bench());
