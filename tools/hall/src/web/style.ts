/** Look of all pages of the hall: one column on a phone, two on a wide screen, in the colours of the system. */
export const STYLE = `
:root { color-scheme: light dark; --line: #8886; --quiet: color-mix(in srgb, CanvasText 70%, Canvas);
  --accent: light-dark(#0b57d0, #a8c7fa); --good: light-dark(#146c2e, #6dd58c); --bad: light-dark(#b3261e, #f2b8b5);
  --desk-accent: var(--accent); font-family: system-ui, sans-serif; line-height: 1.5; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { background: Canvas; color: CanvasText; margin: 0; }
a { color: var(--accent); }
.skip { left: -999px; position: absolute; }
.skip:focus { background: Canvas; left: 0.5rem; padding: 0.5rem; top: 0.5rem; z-index: 1; }
.top { align-items: baseline; border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0 2rem;
  justify-content: space-between; padding: 0.5rem 1rem; }
.top > a { color: inherit; font-weight: 600; text-decoration: none; }
main { margin: 0 auto; max-width: 90rem; padding: 1rem; }
h1 { font-size: 1.4rem; line-height: 1.2; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 0.5rem; }
p { max-width: 45rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid var(--line); padding: 0.3rem 1rem 0.3rem 0; text-align: start; vertical-align: top; }
caption { caption-side: top; font-weight: 600; text-align: start; }
.quiet { color: var(--quiet); font-size: 0.9rem; }
.good { color: var(--good); }
.bad { color: var(--bad); }
form { display: grid; gap: 0.75rem; justify-items: start; max-width: 45rem; }
form.row { margin-block-end: 0.5rem; align-items: end; display: flex; flex-wrap: wrap; }
label { display: grid; gap: 0.25rem; min-width: 0; }
input, select, textarea, button { background: Canvas; border: 1px solid var(--line); border-radius: 0.25rem; color: CanvasText;
  font: inherit; max-width: 100%; padding: 0.4rem 0.6rem; }
textarea { font-family: ui-monospace, monospace; width: 100%; }
form label:has(textarea) { width: 100%; }
label.flag { align-items: baseline; display: flex; gap: 0.5rem; }
summary { cursor: pointer; padding-block: 0.25rem; }
details form { padding: 0.5rem 1rem 1rem; }
button { cursor: pointer; }
button.main { background: var(--accent); border-color: var(--accent); color: Canvas; font-weight: 600; }
pre { overflow-x: auto; }
pre.letter { overflow-wrap: anywhere; white-space: pre-wrap; }
.desk { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
.desk form { max-width: none; }
.desk ec-order-editor { display: block; width: 100%; }
.desk iframe { border: 1px solid var(--line); display: block; height: 70vh; width: 100%; }
.desk details.changes { margin-block-end: 1rem; }
.desk details.changes iframe { height: 40vh; }
.clock { align-items: baseline; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin-block-end: 0.75rem; }
.clock p { margin: 0; }
.countdown { font-size: 1.3rem; font-variant-numeric: tabular-nums; font-weight: 600; }
.answer { white-space: pre-wrap; }
.lines { display: grid; gap: 0.5rem; padding-inline-start: 1.5rem; }
.lines form { display: inline; margin-inline-start: 0.5rem; }
.lines code { font-weight: 600; margin-inline-end: 0.5rem; }
p.row { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0; }
ec-board { display: block; margin-block: 0.5rem 1.5rem; }
.notice { border-inline-start: 0.25rem solid var(--accent); padding-inline-start: 0.75rem; }
code.hash { overflow-wrap: anywhere; }
@media (min-width: 70rem) { .desk { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } .desk iframe { height: calc(100vh - 14rem); } .desk details.changes iframe { height: 45vh; } }
@media screen { .printed { display: none; } }
@media print { .top, .skip, .orders, .desk iframe, .desk details.changes, form { display: none !important; } }
`;
