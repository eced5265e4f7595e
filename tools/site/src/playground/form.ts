import { html, type TemplateResult } from 'lit-html';
import { MODULES } from './modules.ts';
import type { OfferedExperiment } from './offered-experiment.ts';
import type { OpenedDetails } from './opened-details.ts';
import { parameterFields } from './parameter-fields.ts';
import { solveFields } from './solve-fields.ts';
import { valueIn } from './value-in.ts';
import { DEFAULTS, type Changed, type Settings } from './settings.ts';

/** What the form shows, and what it calls. */
export interface Form {
  readonly settings: Settings;
  readonly experiments: readonly OfferedExperiment[];
  /** That of the settings; none while the experiments of a game are loaded. */
  readonly experiment: OfferedExperiment | undefined;
  readonly isRunning: boolean;
  /** Whether the experiments of the game could not be loaded. */
  readonly isMissing: boolean;
  readonly details: OpenedDetails;
  readonly change: (changed: Changed) => void;
  /** Called after another game has been chosen, and when that of the settings is to be loaded once more. */
  readonly load: () => void;
  readonly run: () => void;
  readonly stop: () => void;
}

/** The form in which a designer says what is to be run. */
export function formOf(form: Form): TemplateResult {
  const { experiment, isMissing, run, load } = form;
  const missing = isMissing
    ? html`<button class="main" type="submit">Try again</button>`
    : html`<p>Loading …</p>`;
  // The form stays where it is, and so does the focus, while another game is loaded.
  return html`<form
    @submit=${(event: Event) => {
      event.preventDefault();
      if (experiment) run();
      else load();
    }}
  >
    ${choicesOf(form)} ${experiment ? fieldsOf({ ...form, experiment }) : missing}
  </form>`;
}

/** A form of an experiment. */
type LoadedForm = Form & { readonly experiment: OfferedExperiment };

function fieldsOf(form: LoadedForm): TemplateResult {
  const { settings, experiment, details, change } = form;
  const { set, against } = settings;
  return html`<p>${experiment.question}</p>
    ${parameterFields(experiment, {
      title: 'Parameters',
      written: set,
      details,
      change: (written) => change({ set: written }),
    })}
    ${
      against
        ? parameterFields(experiment, {
            title: 'Parameters of the other side',
            written: against,
            details,
            change: (written) => change({ against: written }),
          })
        : ''
    }
    ${variedIn(form)} ${solveFields(form)} ${buttonsOf(form)}`;
}

function choicesOf({ settings, experiments, experiment, change, load, run }: Form): TemplateResult {
  const { game, seed, trials } = settings;
  return html`<div class="choices">
    <label>
      <span>Game</span>
      <select
        name="game"
        @change=${(event: Event) => {
          change({ ...DEFAULTS, game: valueIn(event), experiment: '' });
          load();
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
          change({ ...DEFAULTS, experiment: valueIn(event) });
          run();
        }}
      >
        ${experiments.map(
          ({ id, title }) => html`<option value=${id} ?selected=${id === experiment?.id}>${title}</option>`,
        )}
      </select>
    </label>
    <label>
      <span>Seed</span>
      <input name="seed" .value=${seed} @change=${(event: Event) => change({ seed: valueIn(event) })} />
    </label>
    <label>
      <span>Trials</span>
      <input
        name="trials"
        inputmode="numeric"
        placeholder="the experiment's own number"
        .value=${trials}
        @change=${(event: Event) => change({ trials: valueIn(event) })}
      />
    </label>
  </div>`;
}

function variedIn({ settings: { vary }, experiment, change }: LoadedForm): TemplateResult {
  const key = experiment.parameters.find(({ kind }) => kind === 'integer')?.key ?? 'parameter';
  return html`<details ?open=${vary.length > 0}>
    <summary>Vary one parameter, or two for a map</summary>
    <label>
      <span>Values, one parameter a line</span>
      <textarea
        name="vary"
        rows="2"
        placeholder="${key}=1:10"
        .value=${vary.join('\n')}
        @change=${(event: Event) => change({ vary: linesOf(valueIn(event)), target: '' })}
      ></textarea>
      <small>1:9 is every number from 1 to 9, 0:100:25 goes in steps of 25, 1,5 is these two.</small>
    </label>
  </details>`;
}

function buttonsOf({ settings: { set, against }, isRunning, change, stop }: Form): TemplateResult {
  return html`<div class="row">
    <button class="main" type="submit">Run</button>
    <button type="button" ?disabled=${!isRunning} @click=${stop}>Stop</button>
    <button
      type="button"
      aria-pressed=${against ? 'true' : 'false'}
      @click=${() => change({ against: against ? undefined : set })}
    >
      Compare two sides
    </button>
    <button type="button" @click=${() => change(DEFAULTS)}>Back to the defaults</button>
  </div>`;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
