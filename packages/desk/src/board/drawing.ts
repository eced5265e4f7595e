import type { Board, BoardMove, BoardMovement, BoardPlace } from '@ec/engine';
import { svg, type TemplateResult } from 'lit-html';
import { isOwn, placeText, unitsLeft, type Plan } from './plan.js';

/** What is drawn, and what happens when somebody points at it. */
export interface Drawing {
  readonly board: Board;
  readonly moves: readonly BoardMove[];
  readonly plan: Plan;
  /** Name of the place that the keyboard is at. */
  readonly at: string | undefined;
  readonly pick: (name: string) => void;
  readonly press: (event: KeyboardEvent) => void;
}

/** Dots from the centre of a place to the edges of what can be touched. */
const REACH = 28;

/** Dots from the centre of a badge to its edge. */
const BADGE = 15;

/** The board as a picture whose places are buttons. */
export function drawing({ board, moves, plan, at, pick, press }: Drawing): TemplateResult {
  const { width, height, turn, turnName, lines, labels, places, movements } = board;
  const placeAt = (name: string | undefined): BoardPlace | undefined =>
    places.find((one) => one.name === name);
  return svg`<svg
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="xMinYMin meet"
    role="group"
    aria-label="Board after ${turnName} ${turn}"
    @keydown=${press}
  >
    <defs>
      <marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0 10 5 0 10z" />
      </marker>
    </defs>
    <g class="ground" aria-hidden="true">
      ${lines.map(({ x1, y1, x2, y2 }) => svg`<line x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`)}
      ${labels.map(({ x, y, text }) => svg`<text x=${x} y=${y}>${text}</text>`)}
    </g>
    <g aria-hidden="true">
      ${movements.map((one) => arrow(`route ${toneOf(board, one.side)}`, placeAt(one.from), placeAt(one.to)))}
      ${moves.map(({ from, to }) => arrow('ordered', placeAt(from), placeAt(to)))}
      ${arrow('planned', placeAt(plan.from), placeAt(plan.to))}
    </g>
    <g>
      ${places.map((place) => {
        const { name } = place;
        const chosen = name === plan.from ? 'from' : name === plan.to ? 'to' : '';
        return svg`<g
          class="place ${toneOf(board, place.side)} ${isOwn(board, place) ? 'own' : ''} ${chosen}"
          role="button"
          tabindex=${name === (at ?? places[0]?.name) ? 0 : -1}
          aria-label=${placeText(board, place, moves)}
          aria-pressed=${chosen !== ''}
          data-name=${name}
          transform="translate(${place.x} ${place.y})"
          @click=${() => pick(name)}
        >
          <rect class="reach" x=${-REACH} y=${-REACH} width=${2 * REACH} height=${2 * REACH} rx="6" />
          ${outline(board, place)}
          <text>${unitsLeft(place, moves)}</text>
        </g>`;
      })}
    </g>
    <g class="badges" aria-hidden="true">
      ${movements.map((one) => badge(board, one))}
    </g>
  </svg>`;
}

/** Sides differ in shape, too: the first is round, the second square. */
function outline({ sides }: Board, { side, radius }: BoardPlace): TemplateResult {
  const isSquare = sides.findIndex(({ id }) => id === side) % 2 === 1;
  const half = radius - 2;
  return isSquare
    ? svg`<rect class="body" x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx="3" />`
    : svg`<circle class="body" r=${radius} />`;
}

function badge(board: Board, movement: BoardMovement): TemplateResult {
  const { x, y, units, side, from, to, arrives } = movement;
  const isSquare = board.sides.findIndex(({ id }) => id === side) % 2 === 1;
  return svg`<g class="badge ${toneOf(board, side)}" data-movement="${side} ${from} ${to} ${arrives}" data-x=${x} data-y=${y} transform="translate(${x} ${y})">
    <g>
      <rect x=${-BADGE} y=${-BADGE} width=${2 * BADGE} height=${2 * BADGE} rx=${isSquare ? 3 : BADGE} />
      <text y="-3">${units}</text>
      <text class="when" y="8">${arrives}</text>
    </g>
  </g>`;
}

/** An arrow from the edge of a place to that of another. */
function arrow(
  kind: string,
  from: BoardPlace | undefined,
  to: BoardPlace | undefined,
): TemplateResult | string {
  if (!from || !to || from === to) return '';
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const on = (place: BoardPlace, distance: number): readonly [number, number] => [
    Math.round(place.x + (distance * dx) / length),
    Math.round(place.y + (distance * dy) / length),
  ];
  const [x1, y1] = on(from, from.radius);
  const [x2, y2] = on(to, -to.radius - 3);
  return svg`<line class=${`way ${kind}`} x1=${x1} y1=${y1} x2=${x2} y2=${y2} marker-end="url(#head)" />`;
}

function toneOf({ sides }: Board, side: string | null): string {
  const tone = sides.find(({ id }) => id === side)?.tone;
  return tone === undefined ? 'neutral' : `tone-${tone}`;
}
