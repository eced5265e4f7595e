import { command, quantity, type Answer, type Command } from '@ec/cli';
import { answering } from '../answering.js';

/** `ec renew`. */
export function renewCommand(): Command {
  return command('renew', 'Replace the secrets of a hall, once somebody else has read its file "hall.db".')
    .argument('<folder>', 'folder with the files of games and of their hall')
    .addHelpText(
      'after',
      `
The hall may be open meanwhile. Addresses that players answer to are worthless from then on, those in mails that wait
included; notifications have to be turned on again, and links to sign in that were not used yet have to be asked for again.`,
    )
    .action(answering(renew));
}

async function renew(folder: string): Promise<Answer> {
  const { renewSecrets } = await import('@ec/hall/serve');
  const renewed = renewSecrets(folder);
  const { browsers, links } = renewed;
  const lines = [
    'The secret of reply addresses and the keys of notifications are replaced.',
    ...(browsers === 0 ? [] : [`Notifications are turned off in ${quantity(browsers, 'browser')}.`]),
    ...(links === 0 ? [] : [`${quantity(links, 'link')} to sign in can no longer be used.`]),
    'Tell the players: until their next report or reminder they hand in at their desks, or with their tokens.',
  ];
  return { text: lines.join('\n'), data: renewed };
}
