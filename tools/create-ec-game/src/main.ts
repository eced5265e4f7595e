import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { CreateError, makeGame } from './make-game.js';

const HELP = `Usage: npm create ec-game <folder> [-- options]

Makes a game of your own in a new folder: rules, orders, views, reports and bots in TypeScript, with tests, an experiment and a workflow.

Arguments:
  folder               new or empty folder; its name is that of the game, such as my-game

Options:
  -n, --name <name>    name of the package, such as @me/my-game; that of the folder when left out
  -v, --version        print the version
  -h, --help           print this
`;

/**
 * Runs the command.
 *
 * @param args - of the command line, without the program
 * @returns exit code: 0 when the game was made, 1 when it could not be, 2 when it was not clear what to do
 */
export function main(args: readonly string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string', short: 'n' },
        version: { type: 'boolean', short: 'v' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return say(HELP.trimEnd());
    if (values.version) return say(manifest.version);
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0)
      return fail(`expected one folder, received ${positionals.length}: npm create ec-game my-game`, 2);
    const made = makeGame(folder, { version: manifest.version, name: values.name });
    return say(
      [
        `${made.name}: ${made.files} files in ${relative('.', made.folder) || '.'}`,
        '',
        ...(made.folder === process.cwd() ? [] : [`  cd ${folder}`]),
        '  npm install',
        '  npm test',
        '  npm run play',
        '',
        'README.md says what to change.',
      ].join('\n'),
    );
  } catch (error) {
    if (error instanceof CreateError) return fail(error.message, 1);
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      return fail(`${error.message.split('. ')[0]}: npm create ec-game -- --help`, 2);
    throw error;
  }
}

function say(text: string): number {
  console.log(text);
  return 0;
}

function fail(message: string, code: number): number {
  console.error(`error: ${message}`);
  return code;
}
