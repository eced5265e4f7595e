import { squaredDistance, type Coordinates } from '@ec/cluster';

/** Distance of two points in hundredths of a light year, truncated; exact, as the square root is correctly rounded and then checked. */
export function lightYearHundredths(a: Coordinates, b: Coordinates): number {
  return rootHundredths(squaredDistance(a, b));
}

/** The same of a squared distance, in square light years. */
export function rootHundredths(squared: number): number {
  const scaled = squared * 10_000;
  const root = Math.floor(Math.sqrt(scaled));
  return root * root > scaled ? root - 1 : root;
}
