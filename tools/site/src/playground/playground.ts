import {
  describeFigure,
  figureTable,
  formatEstimated,
  renderBalanceReport,
  type AnyExperiment,
  type BalanceReport,
} from '@ec/balance';
import { transfer } from 'comlink';
import { html, render, type TemplateResult } from 'lit-html';
import type { ShownSide } from './bench.ts';
import { BenchThreads } from './bench-threads.ts';
import { fieldOf } from './field.ts';
import { experimentsOf, moduleOfGame, MODULES } from './modules.ts';
import { formatSettings, parseSettings, type Settings, type Written } from './settings.ts';

/** Source of the parameters that are an experiment's own. */
const OWN = 'experiment';

/** Narrowest and widest picture, in pixels. */
const NARROWEST = 320;
const WIDEST = 720;

/** One side of what is shown: its last report with its pictures, or why there is none. */
interface Side {
  readonly report?: BalanceReport;
  readonly pictures?: readonly string[];
  readonly of?: number;
  readonly error?: string;
}

/** Settings that are changed; without a second side where `against` is `undefined`. */
type Changed = Partial<Omit<Settings, 'against'>> & { readonly against?: Written | undefined };

/** The playground: experiments of all games, run in the page. Its settings are in the address. */
class Playground extends HTMLElement {
  #settings: Settings = parseSettings(location.hash);
  readonly #bench = new BenchThreads(Math.max(1, navigator.hardwareConcurrency), this.#settings.game);
  #experiments: readonly AnyExperiment[] = [];
  #sides: readonly Side[] = [];
  #running: AbortController | undefined;
  #note = '';
  /** Whether details are open, by a key of them, once somebody has opened or closed them. */
  readonly #opened = new Map<string, boolean>();

  connectedCallback(): void {
    this.replaceChildren();
    this.#bench.open();
    window.addEventListener('hashchange', () => {
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
    try {
      this.#experiments = await experimentsOf(moduleOfGame(game));
    } catch (error) {
      if (this.#settings.game !== game) return;
      this.#experiments = [];
      this.#sides = [{ error: messageOf(error) }];
      this.#draw();
      return;
    }
    // The page may draw before it goes on.
    await new Promise((go) => setTimeout(go));
    // Another game has been chosen meanwhile.
    if (this.#settings.game !== game) return;
    const { experiment } = this.#settings;
    const [first] = this.#experiments;
    if (first && !this.#experiments.some(({ id }) => id === experiment))
      this.#settings = { ...this.#settings, experiment: first.id, set: {}, vary: [], trials: '' };
    await this.#run();
  }

  /** Changes settings, and keeps them in the address. */
  #change(changed: Changed): void {
    const { against, ...settings } = { ...this.#settings, ...changed };
    this.#settings = against === undefined ? settings : { ...settings, against };
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

  /** Width of a picture beside those of other sides. */
  #width(sides: number): number {
    const room = this.querySelector('.results')?.clientWidth ?? WIDEST;
    return Math.min(WIDEST, Math.max(NARROWEST, Math.floor(room / (room < 2 * NARROWEST ? 1 : sides)) - 16));
  }

  get #experiment(): AnyExperiment | undefined {
    return this.#experiments.find(({ id }) => id === this.#settings.experiment);
  }

  #draw(): void {
    this.dataset['state'] = this.#running ? 'running' : 'done';
    render(this.#page(), this);
    this.#drawResults();
  }

  /** Draws what is known so far, and leaves the form as it is. */
  #drawResults(): void {
    const results = this.querySelector<HTMLElement>('.results');
    if (results) render(this.#results(), results);
  }

  /** The figures of the first side, as the command beside it writes them into a file. */
  async csv(): Promise<string> {
    const report = this.#sides[0]?.report;
    return report ? renderBalanceReport(report, 'csv') : '';
  }

  #page(): TemplateResult {
    const experiment = this.#experiment;
    if (!experiment)
      return this.#sides.length > 0 ? html`<div class="results"></div>` : html`<p>Loading …</p>`;
    const { game, seed, trials, set, against, vary } = this.#settings;
    return html`
      <form
        @submit=${(event: Event) => {
          event.preventDefault();
          void this.#run();
        }}
      >
        <div class="choices">
          <label>
            <span>Game</span>
            <select
              name="game"
              @change=${(event: Event) => {
                this.#change({
                  game: valueIn(event),
                  experiment: '',
                  set: {},
                  vary: [],
                  trials: '',
                  against: undefined,
                });
                void this.#load();
              }}
            >
              ${MODULES.map((one) => html`<option value=${one.game} ?selected=${one.game === game}>${one.title}</option>`)}
            </select>
          </label>
          <label>
            <span>Experiment</span>
            <select
              name="experiment"
              @change=${(event: Event) => {
                this.#change({
                  experiment: valueIn(event),
                  set: {},
                  vary: [],
                  trials: '',
                  against: undefined,
                });
                void this.#run();
              }}
            >
              ${this.#experiments.map(
                (one) =>
                  html`<option value=${one.id} ?selected=${one.id === experiment.id}>${one.title}</option>`,
              )}
            </select>
          </label>
          <label>
            <span>Seed</span>
            <input
              name="seed"
              .value=${seed}
              @change=${(event: Event) => this.#change({ seed: valueIn(event) })}
            />
          </label>
          <label>
            <span>Trials</span>
            <input
              name="trials"
              inputmode="numeric"
              placeholder="the experiment's own number"
              .value=${trials}
              @change=${(event: Event) => this.#change({ trials: valueIn(event) })}
            />
          </label>
        </div>
        <p>${experiment.question}</p>
        ${this.#parameters('Parameters', experiment, set, (written) => this.#change({ set: written }))}
        ${
          against
            ? this.#parameters('Parameters of the other side', experiment, against, (written) =>
                this.#change({ against: written }),
              )
            : ''
        }
        <details ?open=${vary.length > 0}>
          <summary>Vary one parameter, or two for a map</summary>
          <label>
            <span>Values, one parameter a line</span>
            <textarea
              name="vary"
              rows="2"
              placeholder="${experiment.parameters.find(({ kind }) => kind === 'integer')?.key ?? 'parameter'}=1:10"
              .value=${vary.join('\n')}
              @change=${(event: Event) =>
                this.#change({
                  vary: valueIn(event)
                    .split('\n')
                    .map((line) => line.trim())
                    .filter((line) => line !== ''),
                })}
            ></textarea>
            <small>1:9 is every number from 1 to 9, 0:100:25 goes in steps of 25, 1,5 is these two.</small>
          </label>
        </details>
        <div class="row">
          <button class="main" type="submit">Run</button>
          <button type="button" ?disabled=${!this.#running} @click=${() => (this.#stop(), this.#draw())}>
            Stop
          </button>
          <button
            type="button"
            aria-pressed=${against ? 'true' : 'false'}
            @click=${() => this.#change({ against: against ? undefined : set })}
          >
            Compare two sides
          </button>
          <button
            type="button"
            @click=${() => this.#change({ set: {}, vary: [], trials: '', against: undefined })}
          >
            Back to the defaults
          </button>
        </div>
      </form>
      <div class="results"></div>
    `;
  }

  #results(): TemplateResult {
    return html`
      <p role="status">${this.#status}</p>
      <div class="sides">${this.#sides.map((side, i) => this.#side(side, i))}</div>
    `;
  }

  get #status(): string {
    const [{ report, of } = {}] = this.#sides.filter((side) => side.report).toReversed();
    const done = report
      ? `${report.trials.toLocaleString('en')} of ${(of ?? 0).toLocaleString('en')} trials`
      : '';
    return [this.#running ? `Running: ${done || 'starting'}` : done, this.#note]
      .filter((part) => part !== '')
      .join('. ');
  }

  #parameters(
    title: string,
    { parameters }: AnyExperiment,
    written: Written,
    change: (written: Written) => void,
  ): TemplateResult {
    const fields = (rows: typeof parameters): TemplateResult[] =>
      rows.map((row) =>
        fieldOf(row, written[row.key], (text) => {
          const { [row.key]: _, ...others } = written;
          change(text === undefined ? others : { ...others, [row.key]: text });
        }),
      );
    const [own, rules] = [true, false].map((isOwn) =>
      parameters.filter(({ source }) => (source === OWN) === isOwn),
    );
    return html`<fieldset>
      <legend>${title}</legend>
      <div class="choices">${fields(own ?? [])}</div>
      ${
        (rules ?? []).length === 0
          ? ''
          : this.#details(
              title,
              'Parameters of the rules',
              () => html`<div class="choices">${fields(rules ?? [])}</div>`,
              (rules ?? []).some(({ key }) => written[key] !== undefined),
            )
      }
    </fieldset>`;
  }

  #side({ report, pictures = [], error }: Side, index: number): TemplateResult {
    if (error !== undefined) return html`<p class="error" role="alert">${error}</p>`;
    if (!report) return html`<p>…</p>`;
    return html`<section aria-label=${this.#sides.length > 1 ? `Side ${index + 1}` : 'Figures'}>
      <ul>
        ${report.summary.map((line) => html`<li>${line}</li>`)}
      </ul>
      ${
        report.verdicts.length === 0
          ? ''
          : html`<ul>
              ${report.verdicts.map(
                ({ text, verdict, observed }) =>
                  html`<li><b>${verdict}</b>: ${text}. Observed: ${observed}</li>`,
              )}
            </ul>`
      }
      ${report.figures.map(
        (figure, i) =>
          html`<figure>
            <img
              decoding="async"
              loading="lazy"
              @load=${forget}
              src=${pictures[i] ?? ''}
              alt=${describeFigure(figure)}
            />
            ${this.#details(`${index}, ${figure.title}`, `Data of “${figure.title}”`, () => tableOf(figure))}
          </figure>`,
      )}
      <p>The command that prints the same figures:</p>
      <pre><code>${report.command}</code></pre>
      <div class="row">
        <button type="button" @click=${() => void this.#copy(report.command)}>Copy the command</button>
        <button type="button" @click=${() => void save(report, 'csv')}>Save as CSV</button>
        <button type="button" @click=${() => void save(report, 'html')}>Save as a page</button>
      </div>
    </section>`;
  }

  /** Details that are made when somebody opens them. */
  #details(key: string, summary: string, made: () => TemplateResult, isOpenAtFirst = false): TemplateResult {
    const isOpen = this.#opened.get(key) ?? isOpenAtFirst;
    return html`<details
      ?open=${isOpen}
      @toggle=${({ target }: Event) => {
        const { open } = target as HTMLDetailsElement;
        if (open === isOpen) return;
        this.#opened.set(key, open);
        this.#draw();
      }}
    >
      <summary>${summary}</summary>
      ${isOpen ? made() : ''}
    </details>`;
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

/** Gives back the address of a picture that the page has. */
function forget({ target }: Event): void {
  URL.revokeObjectURL((target as HTMLImageElement).src);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function valueIn(event: Event): string {
  const { target } = event;
  return target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
    ? target.value
    : '';
}

function tableOf(figure: BalanceReport['figures'][number]): TemplateResult {
  const { corner, columns, rows } = figureTable(figure);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${corner}</th>
        ${columns.map(({ title }) => html`<th scope="col">${title === '' ? 'value' : title}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ label, cells }) =>
          html`<tr>
            <th scope="row">${label}</th>
            ${columns.map((column, i) => {
              const cell = cells[i];
              return html`<td>${cell ? formatEstimated(cell, column) : ''}</td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Saves a report as a file. */
async function save(report: BalanceReport, format: 'csv' | 'html'): Promise<void> {
  const text = await renderBalanceReport(report, format);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: format === 'csv' ? 'text/csv' : 'text/html' }));
  link.download = `${report.experiment}.${format}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
