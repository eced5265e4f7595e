import type { BalanceReport } from '@ec/balance';
import { transfer } from 'comlink';
import { html, render, type TemplateResult } from 'lit-html';
import { followAddress } from '../follow-address.ts';
import { saveFile } from '../save-file.ts';
import type { ShownSide } from './bench.ts';
import { benchThreads } from './bench-threads.ts';
import { formOf } from './form.ts';
import type { OfferedExperiment } from './offered-experiment.ts';
import { OpenedDetails } from './opened-details.ts';
import { resultsOf } from './results.ts';
import {
  changedSettings,
  DEFAULTS,
  formatSettings,
  parseSettings,
  type Changed,
  type Settings,
} from './settings.ts';
import type { Side, SavedFormat } from './side.ts';

/** Narrowest and widest picture, in pixels. */
const NARROWEST = 320;
const WIDEST = 720;

/** The playground: experiments of all games, run in the page. Its settings are in the address. */
class Playground extends HTMLElement {
  #settings: Settings = parseSettings(location.hash);
  readonly #bench = benchThreads(Math.max(1, navigator.hardwareConcurrency), this.#settings.game);
  #experiments: readonly OfferedExperiment[] = [];
  #sides: readonly Side[] = [];
  #running: AbortController | undefined;
  #note = '';
  readonly #details = new OpenedDetails(() => this.#draw());

  connectedCallback(): void {
    this.replaceChildren();
    this.#bench.open();
    followAddress(() => {
      if (location.hash.slice(1) === formatSettings(this.#settings)) return;
      this.#settings = parseSettings(location.hash);
      void this.#load();
    });
    void this.#load();
  }

  /** Loads the game's experiments, and runs the one that the settings name. */
  async #load(): Promise<void> {
    this.#stop();
    const { game } = this.#settings;
    this.#experiments = [];
    this.#sides = [];
    this.#draw();
    try {
      const experiments = await this.#bench.use((bench) => bench.experiments(game));
      // Another game has been chosen meanwhile.
      if (this.#settings.game !== game) return;
      this.#experiments = experiments;
    } catch (error) {
      if (this.#settings.game !== game) return;
      this.#sides = [{ error: messageOf(error) }];
      this.#draw();
      return;
    }
    const { experiment } = this.#settings;
    const [first] = this.#experiments;
    if (first && !this.#experiments.some(({ id }) => id === experiment))
      this.#settings = changedSettings(this.#settings, { ...DEFAULTS, experiment: first.id });
    await this.#run();
  }

  /** Changes settings, and keeps them in the address. */
  #change(changed: Changed): void {
    this.#settings = changedSettings(this.#settings, changed);
    history.replaceState(null, '', `#${formatSettings(this.#settings)}`);
    this.#draw();
  }

  #stop(): void {
    if (!this.#running) return;
    this.#running.abort();
    this.#running = undefined;
    this.#bench.use((bench) => bench.stop()).catch(() => undefined);
  }

  async #run(): Promise<void> {
    this.#stop();
    const experiment = this.#experiment;
    if (!experiment) return;
    const running = new AbortController();
    this.#running = running;
    const settings = this.#settings;
    const sets = settings.against ? [settings.set, settings.against] : [settings.set];
    this.#sides = sets.map(() => ({}));
    this.#draw();
    const width = this.#width(sets.length);
    for (const [i, set] of sets.entries()) {
      const put = (side: Side): void => {
        if (this.#running !== running) return;
        this.#sides = this.#sides.with(i, side);
        this.#drawResults();
      };
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }) => put(data as ShownSide));
      port1.start();
      try {
        const asked = { settings, set, width };
        put(await this.#bench.use((bench) => bench.run(asked, transfer(port2, [port2]))));
      } catch (error) {
        put({ error: messageOf(error) });
      } finally {
        port1.close();
      }
      if (running.signal.aborted) return;
    }
    if (this.#running === running) this.#running = undefined;
    this.#draw();
  }

  /** Goes to the results where they are below the form and out of sight, as on a phone. */
  #reveal(): void {
    const results = this.querySelector('.results');
    if (results && results.getBoundingClientRect().top > innerHeight) results.scrollIntoView();
  }

  /** Width of a picture beside those of other sides. */
  #width(sides: number): number {
    const room = this.querySelector('.results')?.clientWidth ?? WIDEST;
    return Math.min(WIDEST, Math.max(NARROWEST, Math.floor(room / (room < 2 * NARROWEST ? 1 : sides)) - 16));
  }

  get #experiment(): OfferedExperiment | undefined {
    return this.#experiments.find(({ id }) => id === this.#settings.experiment);
  }

  #draw(): void {
    const isLoading = this.#experiments.length === 0 && this.#sides.length === 0;
    this.dataset['state'] = isLoading ? 'loading' : this.#running ? 'running' : 'done';
    render(this.#page(), this);
    this.#drawResults();
  }

  /** Draws what is known so far, and leaves the form as it is. */
  #drawResults(): void {
    const results = this.querySelector<HTMLElement>('.results');
    if (!results) return;
    render(
      resultsOf({
        sides: this.#sides,
        details: this.#details,
        note: this.#note,
        isRunning: this.#running !== undefined,
        copy: (text) => void this.#copy(text),
        save: (report, format) => void this.#save(report, format),
      }),
      results,
    );
  }

  /** The figures of the first side, as the command beside it writes them into a file. */
  async csv(): Promise<string> {
    const report = this.#sides[0]?.report;
    return report ? this.#write(report, 'csv') : '';
  }

  #write(report: BalanceReport, format: SavedFormat): Promise<string> {
    return this.#bench.use((bench) => bench.write(report, format));
  }

  async #save(report: BalanceReport, format: SavedFormat): Promise<void> {
    try {
      const type = format === 'csv' ? 'text/csv' : 'text/html';
      saveFile(`${report.experiment}.${format}`, await this.#write(report, format), type);
      this.#note = '';
    } catch (error) {
      this.#note = messageOf(error);
    }
    this.#draw();
  }

  #page(): TemplateResult {
    const form = formOf({
      settings: this.#settings,
      experiments: this.#experiments,
      experiment: this.#experiment,
      isRunning: this.#running !== undefined,
      isMissing: this.#sides.some(({ error }) => error !== undefined),
      details: this.#details,
      change: (changed) => this.#change(changed),
      load: () => void this.#load(),
      run: () => {
        void this.#run();
        this.#reveal();
      },
      stop: () => (this.#stop(), this.#draw()),
    });
    return html`${form}
      <div class="results"></div>`;
  }

  async #copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    this.#note = 'The command is copied';
    this.#draw();
  }
}

/** Makes `<ec-playground>` an element of the page. */
export function definePlayground(): void {
  customElements.define('ec-playground', Playground);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
