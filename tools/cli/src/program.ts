/**
 * Command lines whose commands are loaded when they are needed; a module of its own, so that a program starts without what its commands take.
 *
 * @packageDocumentation
 */
import { Command, type CommanderError } from 'commander';
import { EXIT, explainCommon } from './explained.js';
import { masked } from './masked.js';

/** Commands by name, in the order in which help lists them. */
export type CommandLoaders = Readonly<Record<string, () => Promise<Command>>>;

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

/** All commands. */
export function loadCommands(loaders: CommandLoaders): Promise<Command[]> {
  return Promise.all(Object.values(loaders).map((load) => load()));
}

/**
 * Runs a program to its end: with the one command that its arguments name, without any to tell its version, and with all of them for help,
 * completion and names that it does not know.
 *
 * @param parts - all but the commands
 * @param loaders - of its commands
 * @param paths - names of the arguments that are files or folders, for completion
 */
export async function runProgram(
  parts: Omit<ProgramParts, 'commands'>,
  loaders: CommandLoaders,
  paths: ReadonlySet<string>,
): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that stops reading has read enough; a full disk has lost a part of the answer.
    if (error.code === 'EPIPE') return;
    console.error(explainCommon(Object.assign(error, { path: 'standard output' }), parts.name).text);
    process.exitCode = EXIT.file;
  });
  const [first = ''] = process.argv.slice(2);
  const load = Object.hasOwn(loaders, first) ? loaders[first] : undefined;
  if (load || first === '--version' || first === '-V') {
    await makeProgram({ ...parts, commands: load ? [await load()] : [] }).parseAsync();
    return;
  }
  const program = makeProgram({ ...parts, commands: await loadCommands(loaders) });
  const { addCompletion } = await import('./completion.js');
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
