import { composeStatement, type ExplainedField, type ExplainedStatement } from '@ec/orders-parser';
import { html, type TemplateResult } from 'lit-html';
import type { Phrasebook } from '../clerk.js';

/** A statement that is being filled in, field by field. */
export interface FilledStatement {
  readonly kind: string;
  /** Text of each field, by its place. */
  readonly values: readonly string[];
}

/** What the form of a statement tells. */
export interface FormEvents {
  /** Another statement, or another text in a field. */
  readonly fill: (filled: FilledStatement) => void;
  /** The statement goes into the sheet. */
  readonly insert: (text: string) => void;
}

/** The statement as it will stand in the sheet; names of fields stand where nothing is filled in yet. */
export function writtenIn({ statements, separator }: Phrasebook, { kind, values }: FilledStatement): string {
  const statement = statements.find((one) => one.kind === kind);
  return statement ? composeStatement(statement, values, separator) : '';
}

/** The form of a statement: its fields with what may stand in each, and the statement that they make. */
export function statementForm(
  book: Phrasebook,
  filled: FilledStatement,
  { fill, insert }: FormEvents,
): TemplateResult {
  const statement = book.statements.find(({ kind }) => kind === filled.kind);
  const written = writtenIn(book, filled);
  return html`<form
    class="statement"
    @submit=${(event: Event) => {
      event.preventDefault();
      insert(written);
    }}
  >
    <label>
      <span>Order</span>
      <select
        name="kind"
        @change=${(event: Event) => fill({ kind: (event.target as HTMLSelectElement).value, values: [] })}
      >
        ${book.statements.map(
          ({ kind }) => html`<option value=${kind} ?selected=${kind === filled.kind}>${kind}</option>`,
        )}
      </select>
    </label>
    ${statement ? about(statement) : ''}
    ${statement?.fields.map((field, place) =>
      fieldOf(field, place, filled.values[place] ?? '', (text) => {
        const values = statement.fields.map((_, at) => (at === place ? text : (filled.values[at] ?? '')));
        fill({ kind: filled.kind, values });
      }),
    )}
    <output>${written}</output>
    <button type="submit">Put it into the sheet</button>
  </form>`;
}

/** What a statement does, when, by which rule, and where to read about it. */
export function about({ form, meaning, phase, rule, page }: ExplainedStatement): TemplateResult {
  return html`<p class="about">
    <code>${form}</code> ${meaning} Phase ${phase.number},
    ${phase.name}.${rule === undefined ? '' : ` Rule: ${rule}.`}
    ${page === undefined ? '' : html`<a href=${page} target="_blank" rel="noopener">Read more</a>`}
  </p>`;
}

function fieldOf(
  { name, expects, occurs, choices, until, isOptional }: ExplainedField,
  place: number,
  value: string,
  change: (text: string) => void,
): TemplateResult {
  const list = `choices-${place}`;
  const changed = (event: Event): void => change((event.target as HTMLInputElement).value);
  const hint = occurs === '' ? expects : `${expects}; ${occurs}`;
  return html`<label>
    <span>${name} <small>${hint}</small></span>
    ${
      until === undefined
        ? html`<input
            autocomplete="off"
            spellcheck="false"
            list=${list}
            ?required=${!isOptional}
            .value=${value}
            @input=${changed}
          />`
        : html`<textarea rows="4" ?required=${!isOptional} .value=${value} @input=${changed}></textarea>`
    }
    <datalist id=${list}>
      ${choices.map(({ text, description }) => html`<option value=${text}>${description}</option>`)}
    </datalist>
  </label>`;
}
