/**
 * Colours of a picture in light and dark schemes. Readers can tell those from `red` to `brown` apart where texts or numbers help; `line` and
 * the four grounds behind it are for decoration alone, and every other colour can be read upon them.
 */
// prettier-ignore
export const TONES = [
  'text', 'quiet', 'red', 'blue', 'green', 'orange', 'violet', 'teal', 'pink', 'brown',
  'line', 'meadow', 'sand', 'stone', 'water',
] as const;

/** Colour of a shape. */
export type Tone = (typeof TONES)[number];

/** How a line is drawn, so that readers can tell lines apart without colours. */
export const STROKES = ['solid', 'dashed', 'dotted'] as const;

/** How a line is drawn. */
export type Stroke = (typeof STROKES)[number];

/**
 * A drawing, also as lines for text and Markdown. All numbers are integers in units of one dot of a screen, from
 * the upper left corner.
 */
export interface PictureBlock {
  kind: 'picture';
  /** What it shows, in a sentence for those who hear the report. */
  alt: string;
  /** At least 1. */
  width: number;
  /** At least 1. */
  height: number;
  /** Later ones lie above earlier ones. */
  shapes: PictureShape[];
  /** What text and Markdown show in its place, as the lines of a `lines` block. */
  lines: string[];
}

/** A piece of a picture. */
export type PictureShape =
  RectangleShape | BarShape | CircleShape | LineShape | CurveShape | ArrowShape | TextShape;

/** The outline of a rectangle. */
export interface RectangleShape {
  shape: 'rectangle';
  tone: Tone;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle that is full of its colour. */
export interface BarShape extends Omit<RectangleShape, 'shape'> {
  shape: 'bar';
}

/** A circle in the colour of the page, and its outline. */
export interface CircleShape {
  shape: 'circle';
  tone: Tone;
  x: number;
  y: number;
  radius: number;
}

/** A straight line. */
export interface LineShape {
  shape: 'line';
  tone: Tone;
  stroke: Stroke;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Straight lines from each point to the next. */
export interface CurveShape {
  shape: 'curve';
  tone: Tone;
  /** Each x and y in turn; at least two points. */
  points: number[];
}

/** A straight line with a head at its second end. */
export interface ArrowShape {
  shape: 'arrow';
  tone: Tone;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** What of a text lies at its point. */
export const ANCHORS = ['middle', 'start', 'end'] as const;

/** What of a text lies at its point. */
export type Anchor = (typeof ANCHORS)[number];

/** A short text at a point. */
export interface TextShape {
  shape: 'text';
  tone: Tone;
  x: number;
  y: number;
  text: string;
  /** Its middle when absent. */
  anchor?: Anchor;
}
