/** Commands that pages show, in code blocks and in the midst of text. */
import { codeBlocks, readDocument } from './documents.ts';

/** A command of pnpm as a page shows it: what it runs, and in which package. */
export interface PnpmCommand {
  /** Name of the package (`@ec/docs`) or its folder; `.` for the workspace. */
  readonly where: string;
  /** Whether `run` or `exec` stands before the name. */
  readonly by: 'run' | 'exec' | 'name';
  /** Script or program. */
  readonly name: string;
  /** What follows the name. */
  readonly rest: readonly string[];
}

const PNPM = 'npx pnpm@12.21.0 ';

/** Lines of code on a page: those of blocks for shells, and pieces of code in texts; without their comments. */
export function shownLines(path: string): string[] {
  const text = readDocument(path);
  const blocks = ['sh', 'bash', 'console'].flatMap((language) => codeBlocks(text, language));
  const inline = [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)];
  return [...blocks.flatMap((block) => block.split('\n')), ...inline.map(([, code = '']) => code)].map(
    (line) => line.replace(/ +#.*$/, '').trim(),
  );
}

/** The command of pnpm in a line, if there is one. */
export function pnpmCommand(line: string): PnpmCommand | undefined {
  const from = line.indexOf(PNPM);
  if (from === -1) return undefined;
  const words = wordsOf(line.slice(from + PNPM.length));
  let where = '.';
  while (['--filter', '-F', '-C'].includes(words[0] ?? '')) where = words.splice(0, 2)[1] ?? where;
  const by = words[0] === 'run' || words[0] === 'exec' ? words[0] : 'name';
  if (by !== 'name') words.shift();
  const [name = '', ...rest] = words;
  return { where, by, name, rest };
}

/** Words that a line gives to a program, `ec` or `ec-balance`, whichever way it calls it; nothing for other lines. */
export function wordsFor(program: 'ec' | 'ec-balance', line: string): string[] | undefined {
  const script = { ec: 'ec', 'ec-balance': 'balance' }[program];
  const command = pnpmCommand(line);
  if (command?.name === script) return [...command.rest];
  const [first, ...rest] = wordsOf(line.replace(/^npx /, ''));
  return first === program && rest.length > 0 ? rest : undefined;
}

/** Words as a shell reads them: what stands in quotes is one; what follows a sign of the shell is none of them. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );
  const end = words.findIndex((word) => /^([|&;<>]+|2>.*)$/.test(word));
  return end === -1 ? words : words.slice(0, end);
}
