/** Look of a board; colours and type are CSS properties that a page may set. */
const BACKGROUND = 'var(--desk-background, Canvas)';
const TEXT = 'var(--desk-text, CanvasText)';
const QUIET = 'var(--desk-quiet, color-mix(in srgb, CanvasText 70%, Canvas))';
const LINE = 'var(--desk-line, color-mix(in srgb, CanvasText 22%, Canvas))';
const ACCENT = 'var(--desk-accent, LinkText)';
/** Of what is chosen and ordered: no colour of a side. */
const MARK = 'var(--desk-mark, light-dark(#8a5a00, #ffc94d))';
const RED = 'var(--desk-red, light-dark(#b3261e, #ff9d94))';
const BLUE = 'var(--desk-blue, light-dark(#0b57d0, #9cc2ff))';

export const BOARD_STYLE = `
:host { color: ${TEXT}; container-type: inline-size; display: block; font-family: var(--desk-font, inherit); }
.tone-red { --tone: ${RED}; }
.tone-blue { --tone: ${BLUE}; }
.neutral { --tone: ${QUIET}; }
.layout { display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); }
.board { min-inline-size: 0; }
svg { background: ${BACKGROUND}; block-size: auto; display: block; inline-size: 100%; max-block-size: 85vh; overflow: visible;
  touch-action: manipulation; user-select: none; }
svg text { dominant-baseline: central; fill: ${TEXT}; font-size: 19px; text-anchor: middle; }
.ground line { stroke: ${LINE}; }
.ground text { fill: ${QUIET}; font-size: 18px; }
marker path { fill: context-stroke; }
.way { stroke-width: 2; }
.route { stroke: var(--tone); stroke-dasharray: 2 4; }
.ordered { stroke: ${MARK}; stroke-width: 3; }
.planned { stroke: ${MARK}; stroke-dasharray: 8 5; stroke-width: 3; }
.place { cursor: pointer; outline: none; }
.reach { fill: transparent; stroke: transparent; stroke-width: 3; }
.place:hover .reach { fill: color-mix(in srgb, ${MARK} 15%, transparent); }
.place:focus-visible .reach { stroke: ${TEXT}; }
.place.from .reach, .place.to .reach { fill: color-mix(in srgb, ${MARK} 25%, transparent); stroke: ${MARK}; }
.place:is(.from, .to):focus-visible .reach { stroke: ${TEXT}; }
.place.to .reach { stroke-dasharray: 6 4; }
.body { fill: ${BACKGROUND}; stroke: var(--tone); stroke-width: 2; }
.place:not(.neutral) .body { fill: color-mix(in srgb, var(--tone) 22%, ${BACKGROUND}); stroke-width: 3; }
.place.own .body { fill: var(--tone); }
.place.own text { fill: ${BACKGROUND}; font-weight: 700; }
.badges { pointer-events: none; }
.badge rect { fill: ${BACKGROUND}; stroke: var(--tone); stroke-width: 2; }
.badge text { fill: var(--tone); font-size: 14px; font-weight: 700; }
.badge .when { font-size: 10px; font-weight: 400; }
.beside { display: grid; gap: 0.75rem; align-content: start; min-inline-size: 0; }
.beside p { margin: 0; }
.hint { color: ${QUIET}; }
form { border: 1px solid ${LINE}; border-radius: 0.5rem; display: grid; gap: 0.75rem; padding: 0.75rem; }
.ends { font-size: 1.15rem; }
fieldset { border: 0; display: grid; gap: 0.25rem; margin: 0; padding: 0; }
legend { float: inline-start; inline-size: 100%; }
.way-choice { align-items: center; display: flex; gap: 0.5rem; min-block-size: 2rem; }
.slider { display: grid; gap: 0.25rem; }
input[type="range"] { accent-color: ${ACCENT}; block-size: 2rem; inline-size: 100%; margin: 0; }
.number { align-items: center; display: flex; gap: 0.5rem; }
input[type="number"] { background: ${BACKGROUND}; border: 1px solid ${LINE}; border-radius: 0.25rem; color: inherit; font: inherit; inline-size: 6rem; padding: 0.4rem 0.6rem; }
output { min-block-size: 1.5em; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
button { background: ${BACKGROUND}; border: 1px solid ${LINE}; border-radius: 0.25rem; color: inherit; cursor: pointer; font: inherit; padding: 0.5rem 0.9rem; }
button.main { background: ${ACCENT}; border-color: ${ACCENT}; color: ${BACKGROUND}; font-weight: 600; }
:is(input, button, summary):focus-visible { outline: 2px solid ${ACCENT}; outline-offset: 2px; }
.told { display: grid; gap: 0.25rem; min-block-size: 1.5em; }
.news { border-inline-start: 0.25rem solid ${ACCENT}; font-weight: 600; padding-inline-start: 0.5rem; }
ul { list-style: none; margin: 0; padding: 0; }
.sides { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
.sides li { align-items: center; display: flex; gap: 0.4rem; }
.mark { background: var(--tone); block-size: 0.9em; border-radius: 50%; display: inline-block; inline-size: 0.9em; }
.mark.square { border-radius: 2px; }
summary { cursor: pointer; padding-block: 0.25rem; }
.movements { font-size: 0.9rem; max-block-size: 12rem; overflow-y: auto; }
.hidden { block-size: 1px; clip-path: inset(50%); inline-size: 1px; overflow: hidden; position: absolute; white-space: nowrap; }
@container (inline-size < 30rem) {
  .badge text { font-size: 17px; }
  .badge .when { display: none; }
}
@container (inline-size >= 52rem) {
  .layout { gap: 1.5rem; grid-template-columns: minmax(0, 1fr) minmax(16rem, 22rem); }
}
`;
