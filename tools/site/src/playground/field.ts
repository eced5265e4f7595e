import { html, type TemplateResult } from 'lit-html';
import type { OfferedParameter } from './offered-experiment.ts';

/** Widest range that a slider offers, in steps: beyond it a pixel would be too many. */
const WIDEST_SLIDER = 1_000;

/**
 * The field of a parameter, with a slider where its range is small enough.
 *
 * @param written - its value as it is written; `undefined` for the default
 * @param change - called with another text, `undefined` for the default
 */
export function fieldOf(
  row: OfferedParameter,
  written: string | undefined,
  change: (written: string | undefined) => void,
): TemplateResult {
  const usual = String(row.default);
  const value = written ?? usual;
  const changed = (event: Event): void => {
    const { target } = event;
    if (target instanceof HTMLInputElement) change(target.value === usual ? undefined : target.value);
  };
  const facts = [
    ...(row.kind === 'integer' ? [`${row.min} to ${row.max}`] : row.bounds === undefined ? [] : [row.bounds]),
    `in ${row.unit}`,
    `usually ${usual}`,
    row.source,
  ];
  const hasSlider = row.kind === 'integer' && row.max - row.min <= WIDEST_SLIDER;
  return html`<label class=${written === undefined ? '' : 'changed'}>
    <span>${row.key}</span>
    <input
      name=${row.key}
      inputmode=${row.kind === 'integer' ? 'numeric' : 'text'}
      .value=${value}
      @change=${changed}
    />
    ${
      hasSlider
        ? html`<input
            type="range"
            aria-label=${`${row.key}, slider`}
            min=${row.min}
            max=${row.max}
            .value=${value}
            @input=${changed}
          />`
        : ''
    }
    <small>${row.description}<br />${facts.join(' · ')}</small>
  </label>`;
}
