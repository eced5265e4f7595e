import { escapeMarkup } from '../document/escape-markup.js';
import type { Anchor, ArrowShape, PictureBlock, PictureShape, Stroke } from './picture.js';
import { plainLine } from '../document/plain-line.js';

/** Length and half width of the head of an arrow, in dots. */
const HEAD = { length: 9, halfWidth: 4 };

/** Dots drawn and left out in turn. */
const DASHES: Readonly<Record<Stroke, string>> = {
  solid: '',
  dashed: ' stroke-dasharray="9 5"',
  dotted: ' stroke-dasharray="2 5"',
};

/** What the style sheet must know of a text that does not lie around its point. */
const ANCHOR_CLASSES: Readonly<Record<Anchor, string>> = { middle: '', start: ' from', end: ' to' };

/** Least share of its width that a wide picture is drawn at: letters of 14 dots are 10.5 dots high then. */
const LEAST_SHARE = 0.75;

/**
 * Least widths at which pictures are drawn, in hundreds of dots, from the first to the last. Each is a class of the style sheet: pages that allow
 * no style of single elements, as those of a hall, show them all the same. Narrower pictures have room on every screen.
 */
export const LEAST_WIDTHS = { first: 3, last: 20 } as const;

/**
 * A picture as an SVG element, which takes its colours from the page, in a box in which it scrolls where it would be too small to read.
 *
 * @param titleId - ID for its title, unique in the page
 */
export function renderPicture({ alt, width, height, shapes }: PictureBlock, titleId: string): string {
  return `<div class="scroll" role="group" aria-labelledby="${titleId}" tabindex="0">
<svg role="img" aria-labelledby="${titleId}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${leastWidth(width)}>
<title id="${titleId}">${escape(alt)}</title>
${shapes.map((shape) => `${writeShape(shape)}\n`).join('')}</svg>
</div>
`;
}

/** The class of a picture that is not to be drawn too narrow. */
function leastWidth(width: number): string {
  const { first, last } = LEAST_WIDTHS;
  if (width < 100 * first) return '';
  return ` class="least-${Math.min(last, Math.ceil((width * LEAST_SHARE) / 100))}"`;
}

function writeShape(shape: PictureShape): string {
  const tone = `class="t-${shape.tone}"`;
  switch (shape.shape) {
    case 'rectangle':
      return `<rect ${tone} x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}"/>`;
    case 'bar':
      return `<rect class="t-${shape.tone} full" x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}"/>`;
    case 'curve':
      return `<polyline ${tone} points="${shape.points.join(' ')}"/>`;
    case 'circle':
      return `<circle ${tone} cx="${shape.x}" cy="${shape.y}" r="${shape.radius}"/>`;
    case 'line':
      return `<path ${tone} d="M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}"${DASHES[shape.stroke]}/>`;
    case 'arrow':
      return `<path ${tone} d="M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}${headOf(shape)}"/>`;
    case 'text':
      return `<text class="t-${shape.tone}${ANCHOR_CLASSES[shape.anchor ?? 'middle']}" x="${shape.x}" y="${shape.y}">${escape(shape.text)}</text>`;
  }
}

/** Path of the head of an arrow: from one barb to the tip, and to the other barb. */
function headOf({ x1, y1, x2, y2 }: ArrowShape): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return '';
  const [along, across] = [HEAD.length / length, HEAD.halfWidth / length];
  const barb = (side: 1 | -1): string =>
    `${Math.round(x2 - along * dx + side * across * dy)} ${Math.round(y2 - along * dy - side * across * dx)}`;
  return `M${barb(1)}L${x2} ${y2}L${barb(-1)}`;
}

function escape(text: string): string {
  return escapeMarkup(plainLine(text));
}
