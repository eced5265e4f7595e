/** Marks a bot that is a program: `cmd:python3 mybot.py`. */
const COMMAND = 'cmd:';

/** The command of a bot that is a program; `undefined` of the name of a bot. */
export function outsideCommand(bot: string): string | undefined {
  return bot.startsWith(COMMAND) ? bot.slice(COMMAND.length) : undefined;
}
