/**
 * Colours of pages and charts. Lines and bars are those of Okabe and Ito, darkened for white paper and lightened for dark screens;
 * maps go from light to dark (blue) on paper and the other way round on dark screens, or from orange to blue around a middle. All can be told
 * apart by colour-blind readers, and no colour is the only sign: there are patterns, dashes, marks and figures too.
 */

/** Colours of one scheme by name, as `#rrggbb`; no two of the light scheme are the same. */
export interface Palette {
  readonly page: string;
  readonly text: string;
  /** Notes, axes and labels. */
  readonly quiet: string;
  readonly link: string;
  /** Background of headings and panels. */
  readonly band: string;
  /** Rules and grid lines: decoration only. */
  readonly line: string;
  /** Verdicts. */
  readonly holds: string;
  readonly undecided: string;
  readonly breached: string;
  /** Lines of a chart, and edges and patterns of its bars, by number. */
  readonly c1: string;
  readonly c2: string;
  readonly c3: string;
  readonly c4: string;
  /** Insides of bars, by number. */
  readonly b1: string;
  readonly b2: string;
  readonly b3: string;
  readonly b4: string;
  /** Areas around a line, from the outer to the inner. */
  readonly a1: string;
  readonly a2: string;
  /** Cells of a map, from the least to the greatest, and the text on them. */
  readonly h1: string;
  readonly h2: string;
  readonly h3: string;
  readonly h4: string;
  readonly h5: string;
  readonly h6: string;
  readonly h7: string;
  readonly t1: string;
  readonly t2: string;
  readonly t3: string;
  readonly t4: string;
  readonly t5: string;
  readonly t6: string;
  readonly t7: string;
  /** Cells of a map that goes apart from its middle, from below to above, and the text on them. */
  readonly d1: string;
  readonly d2: string;
  readonly d3: string;
  readonly d4: string;
  readonly d5: string;
  readonly d6: string;
  readonly d7: string;
  readonly u1: string;
  readonly u2: string;
  readonly u3: string;
  readonly u4: string;
  readonly u5: string;
  readonly u6: string;
  readonly u7: string;
}

/** Texts have a contrast of at least 4.5 : 1 on their ground, page texts of 7 : 1, lines and bars of 3 : 1 on the page. */
export const PALETTES: { readonly light: Palette; readonly dark: Palette } = {
  light: {
    page: '#ffffff',
    text: '#1b1c1f',
    quiet: '#45484f',
    link: '#0b3f9c',
    band: '#f2f4f8',
    line: '#c3c8d2',
    holds: '#005a3c',
    undecided: '#5c4400',
    breached: '#8c1c00',
    c1: '#0072b2',
    c2: '#d55e00',
    c3: '#00805e',
    c4: '#a3407c',
    b1: '#9dcbea',
    b2: '#fcd7b5',
    b3: '#a5e3ce',
    b4: '#eec6de',
    a1: '#d3e6f3',
    a2: '#a3cbe6',
    h1: '#e9f2fb',
    h2: '#d3e5f4',
    h3: '#b1d2ea',
    h4: '#82badb',
    h5: '#3d87c0',
    h6: '#1a5f9e',
    h7: '#0a3a70',
    t1: '#14161b',
    t2: '#14161c',
    t3: '#14161d',
    t4: '#14161e',
    t5: '#06080b',
    t6: '#fffffe',
    t7: '#fffffd',
    d1: '#a84c00',
    d2: '#e08a3c',
    d3: '#f7cf9f',
    d4: '#e8e9ec',
    d5: '#b4d3ea',
    d6: '#5b9fd0',
    d7: '#0b5394',
    u1: '#fffffc',
    u2: '#14161f',
    u3: '#141620',
    u4: '#141621',
    u5: '#141622',
    u6: '#0a0c10',
    u7: '#fffffb',
  },
  dark: {
    page: '#14161a',
    text: '#eceef2',
    quiet: '#bcc1cb',
    link: '#a9c7ff',
    band: '#1e2128',
    line: '#434954',
    holds: '#6fe0b4',
    undecided: '#f2cf6b',
    breached: '#ffb09a',
    c1: '#56b4e9',
    c2: '#f0953f',
    c3: '#2fc796',
    c4: '#e08fc2',
    b1: '#1c4f75',
    b2: '#63360f',
    b3: '#11523d',
    b4: '#5c2f4a',
    a1: '#1c3446',
    a2: '#28526f',
    h1: '#202b38',
    h2: '#1d3550',
    h3: '#1f4a74',
    h4: '#23659d',
    h5: '#4a94cc',
    h6: '#8cc3ea',
    h7: '#d6ecfb',
    t1: '#ffffff',
    t2: '#ffffff',
    t3: '#ffffff',
    t4: '#ffffff',
    t5: '#06080b',
    t6: '#06080b',
    t7: '#06080b',
    d1: '#ff9d45',
    d2: '#b8661c',
    d3: '#5f3c1c',
    d4: '#2e333c',
    d5: '#1f4261',
    d6: '#3478b0',
    d7: '#7cc4f7',
    u1: '#06080b',
    u2: '#06080b',
    u3: '#ffffff',
    u4: '#ffffff',
    u5: '#ffffff',
    u6: '#ffffff',
    u7: '#06080b',
  },
};

/** Classes of a map, from the least to the greatest. */
export const HEAT_CLASSES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'] as const;
/** Classes of a map around a middle. */
export const SPLIT_CLASSES = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;
/** Texts on the classes of maps. */
export const ON_HEAT = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'] as const;
/** Texts on the classes of maps around a middle. */
export const ON_SPLIT = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7'] as const;
/** Colours of lines and edges. */
export const LINES = ['c1', 'c2', 'c3', 'c4'] as const;
/** Insides of bars. */
export const FILLS = ['b1', 'b2', 'b3', 'b4'] as const;

/** The colours as declarations of custom properties, which charts are drawn with. */
export function paletteVariables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');
}
