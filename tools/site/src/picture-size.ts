/** Size of a picture, in pixels: a page that knows it keeps the place free until the picture is there. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the size of an SVG picture from its first element.
 *
 * @throws RangeError when it states none
 */
export function pictureSize(svg: string): PictureSize {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [width = 0, height = 0] = ['width', 'height'].map((side) =>
    Number(new RegExp(`\\s${side}="(\\d+)"`).exec(root)?.[1]),
  );
  if (!(width > 0 && height > 0))
    throw new RangeError(
      `picture: expected an svg element with width and height in pixels, received ${root}`,
    );
  return { width, height };
}
