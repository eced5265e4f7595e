import { HEAT_CLASSES, PALETTES, paletteVariables, SPLIT_CLASSES } from './palette.js';

/**
 * Style sheet of a report: a phone first, then wide pages, dark schemes and paper. Charts are drawn for wide pages and for phones, and one
 * of the two is shown.
 */
export const STYLE = `
:root { color-scheme: light dark; ${paletteVariables(PALETTES.light)} }
@media (prefers-color-scheme: dark) { :root { ${paletteVariables(PALETTES.dark)} } }
* { box-sizing: border-box; }
body { margin: 0 0 3rem; background: var(--page); color: var(--text); line-height: 1.5;
  font-family: system-ui, sans-serif; font-size: 1rem; overflow-wrap: anywhere; }
header, main { max-width: 56rem; margin: 0 auto; padding: 0 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1.75rem 0 0.25rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.5rem 0 0.75rem; padding-bottom: 0.25rem;
  border-bottom: 2px solid var(--line); }
h3 { font-size: 1.05rem; line-height: 1.3; margin: 1.5rem 0 0.5rem; }
figcaption h3 { margin: 0; }
p { margin: 0.5rem 0; }
.question { font-size: 1.1rem; color: var(--quiet); }
.facts, .quiet { color: var(--quiet); }
.facts { font-size: 0.9rem; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 0.5rem; padding: 0.5rem; background: var(--page); }
ul { margin: 0.5rem 0; padding: 0 0 0 1.2rem; }
.verdicts { list-style: none; padding: 0; margin: 0; }
.verdicts li { margin: 0 0 0.6rem; padding: 0.6rem 0.8rem; background: var(--band);
  border-left: 6px solid var(--mark); }
.verdicts p { margin: 0.15rem 0; }
.verdicts b { color: var(--mark); margin-right: 0.4rem; }
.holds, .fits { --mark: var(--holds); }
.undecided { --mark: var(--undecided); border-left-style: dashed !important; }
.breached { --mark: var(--breached); border-left-style: double !important; }
figure { margin: 2rem 0; }
figcaption { margin: 0 0 0.6rem; }
figcaption p { margin: 0.15rem 0; font-size: 0.9rem; color: var(--quiet); }
svg { display: block; max-width: 100%; height: auto; font-family: system-ui, sans-serif; }
.chart { display: grid; grid-template-columns: minmax(0, 1fr); }
.chart svg { grid-area: 1 / 1; }
.big, .zoomed { grid-template-columns: max-content; overflow: auto; max-height: 85vh; }
.big svg, .zoomed svg { max-width: none; }
.big .left, .big .corner { position: sticky; left: 0; }
.big .top, .big .corner { position: sticky; top: 0; }
.big .left, .big .top, .big .corner { pointer-events: none; }
.narrow, .log, .scale:checked ~ .lin { display: none; }
.scale:checked ~ .log.wide { display: grid; }
.scale, .scale-label { cursor: pointer; font-size: 0.875rem; }
.scale { margin: 0 0.4rem 0 0; }
.cursor, .pinned { fill: none; stroke: var(--link); stroke-width: 1.5; pointer-events: none; }
path.pinned { stroke-dasharray: 5 3; }
#tip { position: absolute; z-index: 2; max-width: 20rem; padding: 0.3rem 0.6rem; background: var(--page); color: var(--text);
  border: 1px solid var(--quiet); font-size: 0.85rem; font-variant-numeric: tabular-nums; pointer-events: none; }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4rem; margin: 0.4rem 0; font-size: 0.875rem; }
button, input { font: inherit; color: var(--text); background: var(--page); border: 1px solid var(--quiet); }
button { padding: 0.1rem 0.6rem; cursor: pointer; }
input[type='search'] { padding: 0.1rem 0.4rem; }
th button { padding: 0; border: 0; background: none; text-align: inherit; font-weight: inherit; }
th button:hover { text-decoration: underline; }
[aria-sort='ascending'] button::after { content: ' ↑'; }
[aria-sort='descending'] button::after { content: ' ↓'; }
.pin { color: var(--link); font-size: 0.75rem; }
.pin[aria-pressed='true'] { text-decoration: underline; }
tr.pinned > *, .scroll tr.pinned th { background: var(--band); }
.pins { font-size: 0.85rem; font-variant-numeric: tabular-nums; }
[hidden] { display: none !important; }
${[...HEAT_CLASSES, ...SPLIT_CLASSES].map((name) => `.${name} { background: var(--${name}); }`).join('\n')}
.classes { list-style: none; margin: 0.5rem 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; font-size: 0.8rem; }
.classes i { display: inline-block; width: 1.5em; height: 1em; margin-right: 0.4em; vertical-align: -0.1em;
  border: 1px solid var(--quiet); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
summary { padding: 0.5rem 0; cursor: pointer; color: var(--link); }
.scroll { overflow: auto; max-height: 85vh; }
.scroll thead th, .scroll thead td { position: sticky; top: 0; z-index: 1; background: var(--band); }
.scroll tbody th { position: sticky; left: 0; background: var(--page); }
.scroll thead :first-child { left: 0; z-index: 2; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: normal; font-size: 0.9rem; }
th, td { padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th { background: var(--band); vertical-align: bottom; }
tbody th { font-weight: inherit; }
.n { text-align: right; white-space: nowrap; }
.changed th { font-weight: 700; }
pre { overflow-x: auto; margin: 0.5rem 0; padding: 0.6rem; background: var(--band); border: 1px solid var(--line);
  font-family: ui-monospace, monospace; font-size: 0.875rem; }
dl { margin: 0.5rem 0; }
dl div { display: grid; grid-template-columns: minmax(6rem, 12rem) 1fr; gap: 0 1rem; padding: 0.25rem 0;
  border-bottom: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; }
@media screen and (max-width: 45rem) {
  .wide, .scale:checked ~ .log.wide { display: none; }
  .narrow.lin, .scale:checked ~ .log.narrow { display: grid; }
  h1 { font-size: 1.4rem; }
}
@media print {
  :root { color-scheme: light; ${paletteVariables(PALETTES.light)} }
  @page { margin: 16mm; }
  :root { font-size: 10pt; }
  body { margin: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  header, main { max-width: none; padding: 0; }
  .skip { display: none; }
  pre { white-space: pre-wrap; }
  .scroll { overflow: visible; max-height: none; }
  .scroll thead th, .scroll tbody th { position: static; }
  .big, .zoomed { grid-template-columns: minmax(0, 1fr); max-height: none; }
  .big svg, .zoomed svg { width: auto !important; max-width: 100%; }
  .left, .top, .corner, .tools, .pin, .pins button, .scale, .scale-label, #tip { display: none; }
  details:not([open]) { display: none; }
  figure, .verdicts li, tr, dl div { break-inside: avoid; }
  h2, h3, figcaption { break-after: avoid; }
  thead { display: table-header-group; }
}
`;
