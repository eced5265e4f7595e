import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Command, Option } from '@ec/cli';
import type { CommandField, Ended, MasterCommand, MasterCommands } from '@ec/hall/serve';
import { ecProgram } from './program.js';

type Argument = Command['registeredArguments'][number];

/** Commands that a game master can use in the page, and whether they change the game. Files of the host are no part of any. */
const OFFERED: readonly (readonly [name: string, isChange: boolean])[] = [
  ['status', false],
  ['turn', true],
  ['due', true],
  ['calendar', true],
  ['undo', true],
  ['seats list', false],
  ['seats add', true],
  ['seats remove', true],
  ['seats token', true],
  ['bots list', false],
  ['bots set', true],
  ['bots clear', true],
  ['contact', true],
  ['log', false],
  ['replay', false],
  ['doctor', false],
];

/** Options that the page leaves out: they name files and programs of the host, or are there for programs. */
const LEFT_OUT = new Set([
  'ruleset',
  'out',
  'bot',
  'botTime',
  'botMemory',
  'details',
  'width',
  'public',
  'json',
]);

/** Longest time that a command may take, in milliseconds. */
const PATIENCE = 600_000;

/** The commands of `ec` for a page, each run in a process of its own, so that no turn holds up the hall. */
export async function masterCommands(): Promise<MasterCommands> {
  const program = await ecProgram();
  const found = new Map(
    OFFERED.flatMap(([name, isChange]) => {
      const command = commandOf(program, name);
      return command ? [[name, { command, isChange }] as const] : [];
    }),
  );
  const list = [...found].map(([name, { command, isChange }]): MasterCommand => ({
    name,
    description: command.description(),
    fields: [...ownArguments(command).map(fieldOfArgument), ...ownOptions(command).map(fieldOfOption)],
    isChange,
  }));
  return {
    list,
    run(file, { name }, values) {
      const { command } = found.get(name) ?? {};
      if (!command) throw new RangeError(`expected a command that is offered, received ${name}`);
      return runCommand([...name.split(' '), ...wordsOf(command, file, values)]);
    },
  };
}

function commandOf(program: Command, name: string): Command | undefined {
  return name
    .split(' ')
    .reduce<Command | undefined>(
      (command, word) => command?.commands.find((one) => one.name() === word),
      program,
    );
}

/** Arguments beside the file of the game, which comes first. */
function ownArguments(command: Command): readonly Argument[] {
  return command.registeredArguments.slice(1);
}

function ownOptions(command: Command): readonly Option[] {
  return command.options.filter((option) => !LEFT_OUT.has(option.attributeName()));
}

function fieldOfArgument(argument: Argument): CommandField {
  return { name: argument.name(), label: argument.description, kind: 'line', isRequired: argument.required };
}

function fieldOfOption(option: Option): CommandField {
  const isFlag = !option.required && !option.optional;
  const kind = isFlag ? 'flag' : option.attributeName() === 'notice' ? 'text' : 'line';
  return { name: option.attributeName(), label: option.description, kind, isRequired: option.mandatory };
}

/** Words of the command line; nothing that somebody writes into a field is taken for an option. */
function wordsOf(command: Command, file: string, values: Readonly<Record<string, string>>): string[] {
  const options = ownOptions(command).flatMap((option) => {
    const value = values[option.attributeName()] ?? '';
    if (value === '') return [];
    return [option.required || option.optional ? `${option.long}=${value}` : `${option.long}`];
  });
  const rest = ownArguments(command).flatMap((argument) => {
    const value = (values[argument.name()] ?? '').trim();
    if (value === '') return [];
    return argument.variadic ? value.split(/[\s,]+/) : [value];
  });
  return [...options, '--', file, ...rest];
}

async function runCommand(words: readonly string[]): Promise<Ended> {
  const bin = fileURLToPath(new URL('bin.js', import.meta.url));
  const { EC_TOKEN: _, FORCE_COLOR: __, ...env } = process.env;
  const child = spawn(process.execPath, [bin, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE,
    env: { ...env, NO_COLOR: '1' },
  });
  const [out, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined,
  ]);
  return { text: out + errors, code: child.exitCode ?? 1 };
}
