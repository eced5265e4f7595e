import type { Argument, Command, Option } from 'commander';
import { pageTable, type TableMaker } from './markdown-table.ts';

/** Options of every command, which the page describes once. */
const EVERYWHERE = new Set(['--json']);

/**
 * Tables of the commands of a program, by the name in their marker: `commands`, a list of all, and for each command its arguments and
 * options under its own name, such as `turn` or `seats-add`.
 */
export function commandTables(program: Command): Map<string, TableMaker> {
  const commands = lastCommands(program, [program.name()]);
  const list = commands.map(({ path, command }) => [code(usage(path, command)), command.description()]);
  const own = commands.map(({ path, command }) => {
    const rows = [...command.registeredArguments.map(argumentRow), ...optionsOf(command).map(optionRow)];
    const columns = ['Argument or option', 'Meaning', 'When left out'];
    return [path.slice(1).join('-'), () => pageTable(columns, rows)] as const;
  });
  return new Map([['commands', () => pageTable(['Command', 'What it does'], list)], ...own]);
}

interface NamedCommand {
  /** Words that call it, the program's name first. */
  readonly path: readonly string[];
  readonly command: Command;
}

/** The commands that do something, rather than group others. */
function lastCommands(command: Command, path: readonly string[]): NamedCommand[] {
  if (command.commands.length === 0) return [{ path, command }];
  return command.commands.flatMap((one) => lastCommands(one, [...path, one.name()]));
}

function usage(path: readonly string[], command: Command): string {
  return [...path, ...command.registeredArguments.map(bracketed)].join(' ');
}

function bracketed(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function argumentRow(argument: Argument): string[] {
  return [code(bracketed(argument)), argument.description, argument.required ? 'must be given' : ''];
}

function optionsOf(command: Command): Option[] {
  return command.options.filter(({ long }) => !EVERYWHERE.has(long ?? ''));
}

function optionRow(option: Option): string[] {
  const choices = option.argChoices ? `: ${option.argChoices.join(', ')}` : '';
  return [code(option.flags), `${option.description}${choices}`, defaultOf(option)];
}

function defaultOf({ mandatory, envVar, defaultValue, defaultValueDescription }: Option): string {
  if (defaultValueDescription !== undefined) return defaultValueDescription;
  const value: unknown = defaultValue;
  if (typeof value === 'string' || typeof value === 'number') return code(`${value}`);
  if (envVar !== undefined) return `the variable ${code(envVar)}`;
  return mandatory ? 'must be given' : '';
}

function code(text: string): string {
  return `\`${text}\``;
}
