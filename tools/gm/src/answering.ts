import { answeringWith } from '@ec/cli';

/** What the commands of `ec` do. What went wrong is explained by what is loaded when something does. */
export const answering = answeringWith(async (error) => (await import('@ec/hall/game')).explain(error));

/** The same for a mail that a mail server hands over: whatever hinders it now, the server keeps the mail and tries again. */
export const answeringServer = answeringWith(async (error) => {
  const { explain, EXIT } = await import('@ec/hall/game');
  return { ...explain(error), exitCode: EXIT.later };
});
