import { Command, type CommanderError } from './commander.js';
import { EXIT } from './explained.js';
import { masked } from './masked.js';
import type { ProgramParts } from './program.js';

/** A command line whose wrong usage has an exit code of its own; programs that ask for JSON get it. */
export function programOf(
  { name, description, version }: ProgramParts,
  commands: readonly Command[],
): Command {
  const program = new Command(name).description(description).version(version);
  for (const one of commands) program.addCommand(one);
  for (const one of allCommands(program)) {
    // What was typed is echoed.
    one.configureOutput({ writeErr: (text) => process.stderr.write(masked(text)) });
    one.showHelpAfterError('("--help" shows the usage)');
    one.exitOverride(leave);
  }
  return program;
}

function leave({ exitCode, message }: CommanderError): never {
  if (exitCode !== 0 && process.argv.includes('--json'))
    console.log(JSON.stringify({ error: { code: 'usage', message: message.replace(/^error: /, '') } }));
  process.exit(exitCode === 0 ? EXIT.done : EXIT.usage);
}

function allCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allCommands)];
}
