import { Command, type CommanderError } from 'commander';
import { addCompletion } from './completion.js';
import { EXIT, type Explained } from './explained.js';
import { masked } from './masked.js';

/** What a program is made of. */
export interface ProgramParts {
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly commands: readonly Command[];
}

/** A command line whose wrong usage has an exit code of its own; programs that ask for JSON get it. */
export function makeProgram({ name, description, version, commands }: ProgramParts): Command {
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

/**
 * Runs a program to its end.
 *
 * @param paths - names of the arguments that are files or folders, for completion
 * @param explain - says what went wrong
 */
export async function runProgram(
  program: Command,
  paths: ReadonlySet<string>,
  explain: (error: unknown) => Explained,
): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that stops reading has read enough; a full disk has lost a part of the answer.
    if (error.code === 'EPIPE') return;
    console.error(explain(Object.assign(error, { path: 'standard output' })).text);
    process.exitCode = EXIT.file;
  });
  addCompletion(program, paths);
  await program.parseAsync();
}

function leave({ exitCode, message }: CommanderError): never {
  if (exitCode !== 0 && process.argv.includes('--json'))
    console.log(JSON.stringify({ error: { code: 'usage', message: message.replace(/^error: /, '') } }));
  process.exit(exitCode === 0 ? EXIT.done : EXIT.usage);
}

function allCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allCommands)];
}
