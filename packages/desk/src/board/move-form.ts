import type { Board, BoardMove } from '@ec/engine';
import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { counted, journeyOf } from './plan.js';

/** A move that is being put together. */
export interface MoveForm {
  readonly board: Board;
  readonly move: BoardMove;
  /** Most units that can be sent; at least 1. */
  readonly most: number;
  readonly change: (move: BoardMove) => void;
  readonly send: () => void;
  readonly drop: () => void;
}

/** How many units are sent, and by which way, with when they arrive. */
export function moveForm({ board, move, most, change, send, drop }: MoveForm): TemplateResult {
  const { from, to, way, units } = move;
  const setUnits = ({ target }: Event): void => {
    const { value } = target as HTMLInputElement;
    // somebody is about to write another number
    if (value === '') return;
    const given = Math.round(Number(value));
    change({ ...move, units: Math.min(most, Math.max(1, given)) });
  };
  const journey = journeyOf(board, move);
  const unitName = board.units[1];
  return html`<form
    @submit=${(event: Event) => {
      event.preventDefault();
      send();
    }}
    @keydown=${(event: KeyboardEvent) => {
      // not every browser sends a form from a slider
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      event.target.form?.requestSubmit();
    }}
  >
    <p class="ends"><b>${from}</b> to <b>${to}</b></p>
    <fieldset>
      <legend>Way</legend>
      ${board.ways.map(({ id, name }) => {
        const known = journeyOf(board, { ...move, way: id });
        return html`<label class="way-choice">
          <input
            type="radio"
            name="way"
            value=${id}
            .checked=${live(id === way)}
            @change=${() => change({ ...move, way: id })}
          />
          <span>${name}${known ? html`, <small>${countedTurns(board, known.turns)}</small>` : ''}</span>
        </label>`;
      })}
    </fieldset>
    <label class="slider"
      ><span>How many ${unitName}</span>
      <input type="range" min="1" max=${most} .value=${live(String(units))} @input=${setUnits} />
    </label>
    <label class="number"
      ><span class="hidden">Number of ${unitName}</span>
      <input
        type="number"
        inputmode="numeric"
        min="1"
        max=${most}
        .value=${live(String(units))}
        @input=${setUnits}
      />
      <span>of ${most}</span>
    </label>
    <output>
      ${
        journey
          ? journey.units === 0
            ? html`None of them arrives.`
            : html`${counted(board, journey.units)} ${journey.units === 1 ? 'arrives' : 'arrive'} in
                ${board.turnName} <b>${journey.arrives}</b>.`
          : ''
      }
    </output>
    <p class="buttons">
      <button class="main">Send ${counted(board, units)}</button>
      <button type="button" @click=${drop}>Cancel</button>
    </p>
  </form>`;
}

function countedTurns({ turnName }: Board, turns: number): string {
  return `${turns} ${turnName}${turns === 1 ? '' : 's'}`;
}
