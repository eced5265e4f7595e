import { html, type TemplateResult } from 'lit-html';
import type { OfferedExperiment } from './offered-experiment.ts';
import { solvableParameters, wholeRange } from './solvable-parameters.ts';
import type { Changed, Settings } from './settings.ts';
import { valueIn } from './value-in.ts';

/** What the fields show, and what they call. */
interface SolveForm {
  readonly settings: Settings;
  /** That of the settings. */
  readonly experiment: OfferedExperiment;
  readonly change: (changed: Changed) => void;
}

/** The fields in which a designer says what a figure is to be, and along which parameter that is looked for; nothing where it cannot be. */
export function solveFields({ settings, experiment, change }: SolveForm): TemplateResult | '' {
  const { along, target, measure } = settings;
  const { measures } = experiment;
  const rows = solvableParameters(experiment);
  const [firstRow, firstMeasure] = [rows[0], measures[0]];
  if (!firstRow || !firstMeasure) return '';
  const [, key = firstRow.key, range = ''] = /^([^=]+)=(.*)$/.exec(along || wholeRange(firstRow)) ?? [];
  const chosen = measures.find(({ figures }) => figures.some(({ name }) => name === measure)) ?? firstMeasure;
  const figure = measure === '' ? (chosen.figures[0]?.name ?? '') : measure;
  // What the other fields show stands in the settings, too.
  const look = (changed: Partial<Pick<Settings, 'along' | 'measure' | 'target'>>): void =>
    change({
      along: `${key}=${range}`,
      measure: figure,
      ...changed,
      ...((changed.target ?? target) !== '' && { vary: [] }),
    });
  return html`<details ?open=${target !== ''}>
    <summary>Find the value at which a figure is what it should be</summary>
    <div class="choices">
      <label>
        <span>Figure</span>
        <select
          name="figure"
          @change=${(event: Event) => look({ measure: measures[Number(valueIn(event))]?.figures[0]?.name ?? figure })}
        >
          ${measures.map((one, i) => html`<option value=${i} ?selected=${one === chosen}>${one.title}</option>`)}
        </select>
      </label>
      ${
        chosen.figures.length === 1
          ? ''
          : html`<label>
              <span>${chosen.before}</span>
              <select name="place" @change=${(event: Event) => look({ measure: valueIn(event) })}>
                ${chosen.figures.map(
                  ({ name, place }) =>
                    html`<option value=${name} ?selected=${name === figure}>${place}</option>`,
                )}
              </select>
            </label>`
      }
      <label>
        <span>Is to be</span>
        <input
          name="target"
          placeholder="50% of a share, or a number"
          .value=${target}
          @change=${(event: Event) => look({ target: valueIn(event).trim() })}
        />
        <small>Nothing is looked for while this is empty.</small>
      </label>
      <label>
        <span>By a change of</span>
        <select
          name="along"
          @change=${(event: Event) => {
            const row = rows.find((one) => one.key === valueIn(event));
            if (row) look({ along: wholeRange(row) });
          }}
        >
          ${rows.map((row) => html`<option value=${row.key} ?selected=${row.key === key}>${row.key}: ${row.description}</option>`)}
        </select>
      </label>
      <label>
        <span>Among</span>
        <input
          name="among"
          .value=${range}
          @change=${(event: Event) => look({ along: `${key}=${valueIn(event)}` })}
        />
        <small>1:9 is every number from 1 to 9, 0:100:25 goes in steps of 25.</small>
      </label>
    </div>
  </details>`;
}
