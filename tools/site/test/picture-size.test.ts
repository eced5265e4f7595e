import { expect, test } from 'vitest';
import { pictureSize } from '../src/picture-size.ts';

test('a picture has the size of its first element, whatever is drawn in it', () =>
  expect(
    pictureSize(
      '<svg viewBox="0 0 9 9" width="720" height="418" role="img"><rect width="1" height="2"/></svg>',
    ),
  ).toEqual({ width: 720, height: 418 }));

test.each(['', '<svg viewBox="0 0 9 9"></svg>', '<svg width="100%" height="20"></svg>'])(
  'a picture that states none is named: %j',
  (svg) => expect(() => pictureSize(svg)).toThrow('picture: expected an svg element with width and height'),
);
