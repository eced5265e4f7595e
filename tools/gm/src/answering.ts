import { answeringWith } from '@ec/cli';

/** What the commands of `ec` do. What went wrong is explained by what is loaded when something does. */
export const answering = answeringWith(async (error) => (await import('@ec/hall/game')).explain(error));
