import { nearest } from '@ec/orders-parser';
import { shown } from '@ec/prng';

/** The end of a refusal of a name that there is not: `; did you mean "tax"?`, or nothing where no other name is near. */
export function guessAmong(names: Iterable<string>, name: string): string {
  const meant = nearest(name, names);
  return meant === undefined || meant === name ? '' : `; did you mean ${shown(meant)}?`;
}
