import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { EXIT, type Command, type Option } from '@ec/cli';
import type { CommandField, Ended, MasterCommand, MasterCommands } from '@ec/hall/serve';
import { ecProgram } from './program.js';

type Argument = Command['registeredArguments'][number];

/**
 * Commands that a game master can use in the page, what they do in words, whether they change the game, and the options that the page has. An option
 * of the command line is not in the page before it is named here: a master is a player whom the host trusts with one game, and files, modules and
 * programs are the host's.
 */
const OFFERED: readonly (readonly [
  name: string,
  label: string,
  isChange: boolean,
  options?: readonly string[],
])[] = [
  ['status', 'Show how the game stands', false],
  [
    'turn',
    'Resolve the next turn',
    true,
    ['turn', 'dryRun', 'maxSilent', 'newRules', 'playOn', 'due', 'notice', 'agreedEnd'],
  ],
  ['due', 'Set when orders are due', true],
  [
    'calendar',
    'Set the calendar',
    true,
    [
      ...['zone', 'weekdays', 'time', 'every', 'holidays', 'early', 'reminders', 'maxSilent', 'grace'],
      ...['extensions', 'tick', 'planning', 'pause', 'resume', 'extend', 'from', 'remove'],
    ],
  ],
  ['undo', 'Take the last turn back', true, ['turn']],
  ['seats list', 'List the seats', false],
  ['seats add', 'Give a seat to a player', true, ['id', 'email']],
  ['seats remove', 'Take a seat from its player', true],
  ['seats email', 'Change the address of a player', true],
  ['seats token', 'Make a new token for a seat', true],
  ['bots list', 'List the bots', false],
  ['bots set', 'Let a bot play a seat', true],
  ['bots clear', 'Let no bot play a seat any more', true],
  ['contact', 'Say how to reach you', true],
  ['log', 'Show what has happened', false],
  ['replay', 'Play the game again and compare', false],
  ['doctor', 'Check the file of the game', false],
];

/** What a master confirms before a command that takes something from a player, by the command's name. */
const ASKED: Readonly<Record<string, string>> = {
  'seats remove': 'Yes: its player loses the seat, and their token is void.',
};

/** What the command line adds to a mistake, and a page has no use for. */
const USAGE = /^\("--help" shows the usage\)\n?/gm;

/** Bytes (included) of the longest word of a command line: Linux takes none that is a third longer. */
const WORD_BYTES = 100_000;

/** Longest time that a command may take, in milliseconds. */
const PATIENCE = 600_000;

/** The commands of `ec` for a page, each run in a process of its own, so that no turn holds up the hall. */
export async function masterCommands(): Promise<MasterCommands> {
  const program = await ecProgram();
  const found = new Map(
    OFFERED.flatMap(([name, label, isChange, names = []]) => {
      const command = commandOf(program, name);
      if (!command) return [];
      const options = command.options.filter((option) => names.includes(option.attributeName()));
      return [[name, { command, label, isChange, options }] as const];
    }),
  );
  const list = [...found].map(([name, { command, label, isChange, options }]): MasterCommand => ({
    name,
    label,
    description: command.description(),
    fields: [
      ...ownArguments(command).map(fieldOfArgument),
      ...options.map((option) => standingField(name, option) ?? fieldOfOption(option)),
    ],
    isChange,
    ...(ASKED[name] !== undefined && { asks: ASKED[name] }),
  }));
  return {
    list,
    async run(file, { name }, values) {
      const offered = found.get(name);
      if (!offered) throw new RangeError(`expected a command that is offered, received ${name}`);
      const words = wordsOf(offered, file, values);
      const wrong = words.find((word) => word.includes('\0') || Buffer.byteLength(word) > WORD_BYTES);
      if (wrong !== undefined)
        return {
          text: `error: expected fields of at most ${WORD_BYTES} bytes and without the character NUL, received another\n`,
          code: EXIT.wrong,
        };
      const { text: said, code } = await runCommand([...name.split(' '), ...words]);
      // Where the host keeps the game is nobody else's business.
      return { text: said.replaceAll(`${dirname(file)}${sep}`, '').replaceAll(USAGE, ''), code };
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

function fieldOfArgument(argument: Argument): CommandField {
  return { name: argument.name(), label: argument.description, kind: 'line', isRequired: argument.required };
}

/**
 * A field of an option that says how the game stands when the form is sent, as the page knows; `undefined` for any other option. A form that is
 * sent twice is refused the second time.
 */
function standingField(command: string, option: Option): CommandField | undefined {
  const name = option.attributeName();
  const turn = command === 'undo' ? 'last turn' : 'next turn';
  const kind = name === 'turn' ? turn : name === 'from' ? 'due' : undefined;
  return kind && { name, label: option.description, kind, isRequired: false };
}

function fieldOfOption(option: Option): CommandField {
  const isFlag = !option.required && !option.optional;
  const kind = isFlag ? 'flag' : option.attributeName() === 'notice' ? 'text' : 'line';
  return { name: option.attributeName(), label: option.description, kind, isRequired: option.mandatory };
}

/** Words of the command line; nothing that somebody writes into a field is taken for an option. */
function wordsOf(
  { command, options }: { readonly command: Command; readonly options: readonly Option[] },
  file: string,
  values: Readonly<Record<string, string>>,
): string[] {
  const given = options.flatMap((option) => {
    const value = values[option.attributeName()] ?? '';
    if (value === '') return [];
    return [option.required || option.optional ? `${option.long}=${value}` : `${option.long}`];
  });
  const rest = ownArguments(command).flatMap((argument) => {
    const value = (values[argument.name()] ?? '').trim();
    if (value === '') return [];
    return argument.variadic ? value.split(/[\s,]+/) : [value];
  });
  return [...given, '--', file, ...rest];
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
