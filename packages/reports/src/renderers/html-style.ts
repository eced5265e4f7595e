import { TONES } from '../pictures/picture.js';
import { LEAST_WIDTHS } from '../pictures/render-picture.js';

/** Colours of one scheme, as `#rrggbb`. */
export interface Palette {
  readonly page: string;
  readonly text: string;
  /** Subtitle, captions and labels. */
  readonly quiet: string;
  readonly link: string;
  /** From here on of pictures. */
  readonly red: string;
  readonly blue: string;
  readonly green: string;
  readonly orange: string;
  readonly violet: string;
  readonly teal: string;
  readonly pink: string;
  readonly brown: string;
  /** Grounds of pictures, as decoration. */
  readonly meadow: string;
  readonly sand: string;
  readonly stone: string;
  readonly water: string;
  /** Background of headings and every other row of a table. */
  readonly band: string;
  /** Lines: decoration only, unlike the focus ring. */
  readonly line: string;
}

/** Every text colour has a contrast of at least 7 : 1 against page, band and grounds. */
export const PALETTES: { readonly light: Palette; readonly dark: Palette } = {
  light: {
    page: '#ffffff',
    text: '#1b1c1f',
    quiet: '#45484f',
    link: '#0b3f9c',
    red: '#8f1414',
    blue: '#0b3f9c',
    green: '#0d4a1e',
    orange: '#6e3300',
    violet: '#55209b',
    teal: '#00474a',
    pink: '#7d1050',
    brown: '#4f3a10',
    meadow: '#e4f2dc',
    sand: '#f7efd8',
    stone: '#e9e6e4',
    water: '#dfeefa',
    band: '#f2f4f8',
    line: '#c3c8d2',
  },
  dark: {
    page: '#14161a',
    text: '#eceef2',
    quiet: '#bcc1cb',
    link: '#a9c7ff',
    red: '#ffb4ab',
    blue: '#a9c7ff',
    green: '#9fe3ac',
    orange: '#ffc58f',
    violet: '#d6c1ff',
    teal: '#92e2e0',
    pink: '#ffb8dc',
    brown: '#dfcb9f',
    meadow: '#1d2b1c',
    sand: '#2e2817',
    stone: '#2a2828',
    water: '#16263a',
    band: '#1e2128',
    line: '#434954',
  },
};

/** Hundreds of dots at which a picture may have its least width. */
const LEAST = /* @__PURE__ */ fromTo(LEAST_WIDTHS);

function fromTo({ first, last }: typeof LEAST_WIDTHS): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/**
 * Style sheet of a report: a phone first, then wide pages, dark schemes and paper. The caption of a table that is wider than its
 * box wraps in the box and stays there while the table scrolls.
 */
export const styleSheet = (): string => `
:root { color-scheme: light dark; ${variables(PALETTES.light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(PALETTES.dark)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); line-height: 1.45;
  font-family: system-ui, sans-serif; font-size: 1rem; overflow-wrap: anywhere; }
header, nav, main { max-width: 70rem; margin: 0 auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 1rem 0 0.25rem; }
h2 { font-size: 1.15rem; line-height: 1.3; margin: 2rem 0 0.5rem; padding-bottom: 0.25rem;
  border-bottom: 2px solid var(--line); }
p { margin: 0.5rem 0; }
.subtitle { color: var(--quiet); }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 0.5rem; padding: 0.5rem; background: var(--page); }
summary { padding: 0.6rem 0; cursor: pointer; color: var(--link); }
nav ol { margin: 0; padding: 0; list-style: none; columns: 17rem; }
nav li a { display: block; padding: 0.4rem 0; }
dl { margin: 0.5rem 0; }
dl div { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; padding: 0.3rem 0;
  border-bottom: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; }
ul.notes { margin: 0.5rem 0; padding-left: 1.25rem; }
.notes li { padding: 0.25rem 0; }
.notes strong { color: var(--red); }
.notes code { display: inline-block; padding: 0 0.4rem; background: var(--band); color: var(--text);
  font-family: ui-monospace, monospace; font-size: 0.875rem; }
.scroll { overflow-x: auto; margin: 0.75rem 0; container-type: inline-size; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
caption { text-align: left; color: var(--quiet); padding: 0.25rem 0;
  position: sticky; left: 0; max-width: 100cqi; }
th, td { padding: 0.35rem 0.6rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th { background: var(--band); vertical-align: bottom; }
tbody th { font-weight: inherit; }
tbody tr:nth-child(even) { background: var(--band); }
pre { overflow-x: auto; margin: 0.75rem 0; padding: 0.6rem; background: var(--band); border: 1px solid var(--line);
  font-family: ui-monospace, monospace; font-size: 0.875rem; }
svg { display: block; min-width: var(--least); max-width: 100%; height: auto; }
${LEAST.map((hundreds) => `.least-${hundreds} { --least: ${hundreds}00px; }`).join('\n')}
svg rect, svg path, svg polyline { fill: none; stroke: var(--tone); }
svg rect.full { fill: var(--tone); stroke: none; }
svg polyline { stroke-width: 2; stroke-linejoin: round; }
svg circle { fill: var(--page); stroke: var(--tone); stroke-width: 2; }
svg text { fill: var(--tone); font-size: 14px; text-anchor: middle; dominant-baseline: central; }
svg text.from { text-anchor: start; }
svg text.to { text-anchor: end; }
${TONES.map((tone) => `.t-${tone} { --tone: var(--${tone}); }`).join('\n')}
.n { text-align: right; }
.k, td.n, tbody th.n { white-space: nowrap; }
@media (min-width: 45rem) { dl div { grid-template-columns: 20rem 1fr; } }
@media print {
  :root { color-scheme: light; ${variables(PALETTES.light)} }
  body { font-size: 9pt; }
  header, nav, main { max-width: none; padding: 0; }
  .skip, nav { display: none; }
  .scroll { overflow: visible; container-type: normal; }
  svg { min-width: 0; break-inside: avoid; }
  caption { position: static; max-width: none; }
  pre { overflow: visible; white-space: pre-wrap; }
  h2 { break-after: avoid; }
  tr, dl div { break-inside: avoid; }
  thead { display: table-header-group; }
}
`;

function variables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');
}
