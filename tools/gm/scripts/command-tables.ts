/** Tables of the commands for the reference page, from the program itself. */
import type { Argument, Command, Option } from 'commander';

/** What every command has, and the page tells once. */
const EVERYWHERE = new Set(['--json']);

const SLOT = /(<!-- table: ([\w-]+) -->)[^]*?(<!-- end -->)/g;

/** Names of the tables that a page asks for, in order. */
export function tableNames(page: string): string[] {
  return [...page.matchAll(SLOT)].map(([, , name = '']) => name);
}

/**
 * The page with every table made anew: `commands`, a list of all, and of each its arguments and options under its name, such
 * as `turn` or `seats-add`.
 *
 * @throws RangeError when the page asks for a command that there is not
 */
export function freshReference(page: string, program: Command): string {
  const tables = commandTables(program);
  return page.replaceAll(SLOT, (_, start: string, name: string, end: string) => {
    const table = tables.get(name);
    if (table === undefined) throw new RangeError(`expected a known command, received "${name}"`);
    return `${start}\n\n${table}\n\n${end}`;
  });
}

/** Markdown of every table, by its name. */
export function commandTables(program: Command): Map<string, string> {
  const commands = lastCommands(program, []);
  const list = commands.map(({ path, command }) => [code(usage(path, command)), command.description()]);
  const own = commands.map(({ path, command }) => {
    const rows = [...command.registeredArguments.map(argumentRow), ...optionsOf(command).map(optionRow)];
    return [path.join('-'), markdownTable(['Argument or option', 'Meaning', 'When left out'], rows)] as const;
  });
  return new Map([['commands', markdownTable(['Command', 'What it does'], list)], ...own]);
}

interface NamedCommand {
  readonly path: readonly string[];
  readonly command: Command;
}

/** The commands that do something, rather than group others. */
function lastCommands(command: Command, path: readonly string[]): NamedCommand[] {
  if (command.commands.length === 0) return [{ path, command }];
  return command.commands.flatMap((one) => lastCommands(one, [...path, one.name()]));
}

function usage(path: readonly string[], command: Command): string {
  return ['ec', ...path, ...command.registeredArguments.map(bracketed)].join(' ');
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
  const value: unknown = defaultValueDescription ?? defaultValue;
  if (typeof value === 'string' || typeof value === 'number') return code(`${value}`);
  if (envVar !== undefined) return `the variable ${code(envVar)}`;
  return mandatory ? 'must be given' : '';
}

function code(text: string): string {
  return `\`${text}\``;
}

/** A table as the formatter of the workspace leaves it. */
function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [columns, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = columns.map((_, i) => Math.max(3, ...cells.map((row) => row[i]?.length ?? 0)));
  const lines = cells.map((row) => widths.map((width, i) => (row[i] ?? '').padEnd(width)));
  const rule = widths.map((width) => `:${'-'.repeat(width - 1)}`);
  const [head = [], ...body] = lines;
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
