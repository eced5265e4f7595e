import { shown } from '@ec/prng';
import { ANCHORS, STROKES, TONES, type PictureBlock, type PictureShape } from '../pictures/picture.js';
import {
  numberOf,
  requireKnown,
  requireLines,
  requireList,
  requireObject,
  requireText,
  type Place,
} from './require-field.js';

/**
 * Refuses a picture that breaks a promise of its type: everything that a renderer writes into an attribute is an integer or a known word.
 *
 * @throws RangeError that names the place
 */
export function requirePicture({ alt, width, height, shapes, lines }: PictureBlock, section: Place): void {
  const where = (): string => `${section()}, picture`;
  requireLines(lines, where);
  requireText(alt, where, ', alt');
  if (!Number.isSafeInteger(width) || !Number.isSafeInteger(height) || Math.min(width, height) < 1) {
    throw new RangeError(
      `${where()}: expected a size of at least 1 by 1, received ${shown(width)} by ${shown(height)}`,
    );
  }
  requireList(shapes, where, ', shapes');
  for (const shape of shapes) requireShape(shape, () => `${where()}, shape ${numberOf(shape, shapes)}`);
}

/** The figures of each shape; a curve has points instead. */
const FIGURES: Readonly<Record<PictureShape['shape'], readonly string[]>> = {
  rectangle: ['x', 'y', 'width', 'height'],
  bar: ['x', 'y', 'width', 'height'],
  circle: ['x', 'y', 'radius'],
  line: ['x1', 'y1', 'x2', 'y2'],
  curve: [],
  arrow: ['x1', 'y1', 'x2', 'y2'],
  text: ['x', 'y'],
};

const SHAPES = Object.keys(FIGURES);

function requireShape(shape: PictureShape, where: Place): void {
  requireObject(shape, where);
  requireKnown(shape.shape, SHAPES, where);
  requireKnown(shape.tone, TONES, where, ', tone');
  if (shape.shape === 'line') requireKnown(shape.stroke, STROKES, where, ', stroke');
  if (shape.shape === 'text') {
    requireText(shape.text, where, ', text');
    if (shape.anchor !== undefined) requireKnown(shape.anchor, ANCHORS, where, ', anchor');
  }
  if (shape.shape === 'curve') requirePoints(shape.points, where);
  for (const key of FIGURES[shape.shape]) {
    const value: unknown = shape[key as keyof PictureShape];
    if (!Number.isSafeInteger(value))
      throw new RangeError(`${where()}, ${key}: expected a safe integer, received ${shown(value)}`);
  }
}

function requirePoints(points: readonly number[], where: Place): void {
  requireList(points, where, ', points');
  if (points.length >= 4 && points.length % 2 === 0 && !points.some((one) => !Number.isSafeInteger(one)))
    return;
  throw new RangeError(
    `${where()}, points: expected x and y of at least two points, safe integers, received ${points.map(shown).join(', ')}`,
  );
}
