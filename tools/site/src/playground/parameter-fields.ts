import { html, type TemplateResult } from 'lit-html';
import { fieldOf } from './field.ts';
import type { OfferedExperiment } from './offered-experiment.ts';
import type { OpenedDetails } from './opened-details.ts';
import type { Written } from './settings.ts';

/** Source of the parameters that are an experiment's own. */
export const OWN = 'experiment';

/** What the fields of one side show. */
export interface ParameterFields {
  readonly title: string;
  readonly written: Written;
  readonly details: OpenedDetails;
  readonly change: (written: Written) => void;
}

/** The fields of an experiment's parameters: its own first, those of the rules in details. */
export function parameterFields(
  { parameters }: OfferedExperiment,
  { title, written, details, change }: ParameterFields,
): TemplateResult {
  const fields = (rows: typeof parameters): TemplateResult[] =>
    rows.map((row) =>
      fieldOf(row, written[row.key], (text) => {
        const { [row.key]: _, ...others } = written;
        change(text === undefined ? others : { ...others, [row.key]: text });
      }),
    );
  const own = parameters.filter(({ source }) => source === OWN);
  const rules = parameters.filter(({ source }) => source !== OWN);
  const isChanged = rules.some(({ key }) => written[key] !== undefined);
  return html`<fieldset>
    <legend>${title}</legend>
    <div class="choices">${fields(own)}</div>
    ${
      rules.length === 0
        ? ''
        : details.of(
            title,
            'Parameters of the rules',
            () => html`<div class="choices">${fields(rules)}</div>`,
            isChanged,
          )
    }
  </fieldset>`;
}
