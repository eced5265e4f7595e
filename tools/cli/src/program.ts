/**
 * Command lines whose commands are loaded when they are needed; a module of its own, so that a program starts without what its commands take.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { explainCommon } from './explained.js';
import { STANDARD_OUTPUT } from './print.js';

/** Commands by name, in the order in which help lists them. */
export type CommandLoaders = Readonly<Record<string, () => Promise<Command>>>;

/** What a program is, without its commands. */
export interface ProgramParts {
  readonly name: string;
  readonly description: string;
  readonly version: string;
}

/** A command line with its commands. */
export async function makeProgram(parts: ProgramParts, loaders: CommandLoaders): Promise<Command> {
  const { programOf } = await import('./program-of.js');
  return programOf(parts, await Promise.all(Object.values(loaders).map((load) => load())));
}

/**
 * Runs a program to its end: with the one command that its arguments name, without any to print its version, and with all of them for help,
 * completion and names that it does not know.
 *
 * @param loaders - of its commands
 * @param paths - names of the arguments that are files or folders, for completion
 */
export async function runProgram(
  parts: ProgramParts,
  loaders: CommandLoaders,
  paths: ReadonlySet<string>,
): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that stops reading has read enough; a full disk has lost a part of the answer.
    if (error.code === 'EPIPE') return;
    const { text, exitCode } = explainCommon(Object.assign(error, { path: STANDARD_OUTPUT }), parts.name);
    console.error(text);
    process.exitCode = exitCode;
  });
  const [first = '', ...rest] = process.argv.slice(2);
  if (first === '--version' || first === '-V') {
    console.log(parts.version);
    return;
  }
  const load = Object.hasOwn(loaders, first) ? loaders[first] : undefined;
  const program = await makeProgram(parts, load ? { [first]: load } : loaders);
  if (!load) {
    const { addCompletion } = await import('./completion.js');
    addCompletion(program, paths);
  }
  const unknown = first === 'help' ? unknownIn(program, rest) : undefined;
  // Asked for help with a command that there is not, the program says so, as if that command were called.
  await (unknown === undefined ? program.parseAsync() : program.parseAsync([unknown], { from: 'user' }));
}

/** The word that is to name a command of a program, if there is one, and there is no such command. */
function unknownIn({ commands }: Command, words: readonly string[]): string | undefined {
  const [named] = words.filter((word) => !word.startsWith('-'));
  const isKnown =
    named === undefined || named === 'help' || commands.some((command) => command.name() === named);
  return isKnown ? undefined : named;
}
