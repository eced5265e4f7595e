import { answeringWith } from '@ec/cli';
import { explain } from './explain.js';

/** What the commands of `ec` do. */
export const answering = answeringWith(explain);
