import { Command } from './commander.js';
import type { Explained } from './explained.js';
import { masked } from './masked.js';
import { print } from './print.js';

/** What a command has to say. */
export interface Answer {
  /** For people. */
  readonly text: string;
  /** For programs: plain JSON data; `undefined` where all has been said before. */
  readonly data: unknown;
  /** 0 when absent; 1 when something that was looked at is wrong; 75 when a mail server is to bring a mail again; 130 when the user interrupted it. */
  readonly exitCode?: 0 | 1 | 75 | 130;
}

/** A command that gives its answer to people or, with `--json`, to programs. */
export function command(name: string, description: string): Command {
  return new Command(name).description(description).option('--json', 'print the answer as JSON');
}

/** Makes a command's action from the function that gives its answer; the options come last among the arguments. */
export type Answering = <Arguments extends readonly unknown[]>(
  answer: (...args: Arguments) => Answer | Promise<Answer>,
) => (...args: [...Arguments, Command]) => Promise<void>;

/**
 * Makes the actions of a program's commands: they print the answer, or what is wrong, and set the exit code.
 *
 * @param explain - says what went wrong
 */
export function answeringWith(explain: (error: unknown) => Explained | Promise<Explained>): Answering {
  return <Arguments extends readonly unknown[]>(answer: (...args: Arguments) => Answer | Promise<Answer>) =>
    async (...args: [...Arguments, Command]) => {
      const given = args.slice(0, -1) as unknown as Arguments;
      const isJson = Boolean((given.at(-1) as { json?: true } | undefined)?.json);
      try {
        const { text, data, exitCode = 0 } = await answer(...given);
        if (isJson) {
          if (data !== undefined) print(JSON.stringify(data));
        } else if (text !== '') print(coloured(shown(text.replace(/\n$/, '')), process.stdout));
        process.exitCode = exitCode;
      } catch (error) {
        const { code, message, text, exitCode } = await explain(error);
        if (isJson) console.log(JSON.stringify({ error: { code, message } }));
        console.error(coloured(masked(text), process.stderr));
        process.exitCode = exitCode;
      }
    };
}

/** A text for a terminal without controls; for a file or another program as it is. */
function shown(text: string): string {
  return process.stdout.isTTY ? masked(text) : text;
}

const COLOURS = { error: 'red', warning: 'yellow' } as const;

/** Errors in red and warnings in yellow, where a terminal shows colours. */
function coloured(text: string, stream: NodeJS.WriteStream): string {
  return text.replaceAll(
    /^(.*?: )?(error|warning)(?=: )/gm,
    (_, place: string | undefined, kind: 'error' | 'warning') =>
      `${place ?? ''}${process.getBuiltinModule('node:util').styleText(COLOURS[kind], kind, { stream })}`,
  );
}
