/** This thread has experiments run in other threads, makes their reports, and draws them, so that the page stays free. */
import {
  experimentIn,
  inWorkers,
  renderBalanceReport,
  renderPicture,
  type BalanceReport,
  type Executor,
} from '@ec/balance';
import { serveThread } from '../threads/serve-thread.ts';
import { experimentsOf } from './experiments-of.ts';
import { moduleOfGame } from './modules.ts';
import { offeredExperiment, type OfferedExperiment } from './offered-experiment.ts';
import type { Settings, Written } from './settings.ts';
import { shownFigure, type ShownFigure } from './shown-figure.ts';
import { runSide, type Progress } from './trials.ts';

/** What is known so far of one side. */
export interface ShownSide {
  readonly report: BalanceReport;
  /** Its figures as the page shows them, in the report's order. */
  readonly figures: readonly ShownFigure[];
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
   * The experiments of a game.
   *
   * @param game - as the address names it
   */
  async experiments(game: string): Promise<OfferedExperiment[]> {
    return (await experimentsOf(moduleOfGame(game))).map(offeredExperiment);
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

  /** Writes a report as the command beside it does. */
  write(...of: Parameters<typeof renderBalanceReport>): ReturnType<typeof renderBalanceReport> {
    return renderBalanceReport(...of);
  }

  /** Draws a figure. */
  draw(...of: Parameters<typeof renderPicture>): Promise<string> {
    return renderPicture(...of);
  }
}

async function drawn({ report, of }: Progress, width: number): Promise<ShownSide> {
  const { figures, confidence } = report;
  return {
    report,
    ...(of !== undefined && { of }),
    figures: await Promise.all(figures.map((figure) => shownFigure(figure, confidence, width))),
  };
}

export type { Bench };

serveThread(new Bench());
