import type { Ec4xView } from '../view/view.js';
import { Names } from './names.js';

/** What the sections of a report are made with. */
export interface Reporter {
  readonly view: Ec4xView;
  readonly names: Names;
}

/** What the sections of a report are made with, for a view. */
export function reporterOf(view: Ec4xView): Reporter {
  return { view, names: new Names(view) };
}
