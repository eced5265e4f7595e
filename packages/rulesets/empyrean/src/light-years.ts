import { squaredDistance, type Coordinates } from '@ec/cluster';

/** Distance of two points in hundredths of a light year, truncated; exact, as the square root is correctly rounded and then checked. */
export function lightYearHundredths(a: Coordinates, b: Coordinates): number {
  const scaled = squaredDistance(a, b) * 10_000;
  const root = Math.floor(Math.sqrt(scaled));
  return root * root > scaled ? root - 1 : root;
}
