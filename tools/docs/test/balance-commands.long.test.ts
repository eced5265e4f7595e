import { symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { balanceProgram } from '@ec/balance/program';
import { runHere } from '@ec/cli/testing';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeBlocks, readDocument } from '../src/documents.ts';
import { FILE_NAME } from './example-file.ts';

/** Commands on pages: blocks of `sh` that begin with `ec-balance`, each with the block of `text` below it, if there is one. */
const PAGES = [
  'README.md',
  'tools/balance/README.md',
  'docs/guides/balance.md',
  'docs/guides/balance-which-value.md',
];
const BLOCK =
  /^```sh\n((?:ec-balance|npx pnpm@12\.21\.0 balance) [^]*?)^```$(?:\n\n```text\n([^]*?)^```$)?/gm;

describe.each(PAGES)('commands on %s', (page) => {
  const text = readDocument(page);
  const folder = new TemporaryFolder();

  beforeAll(() => {
    const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
    symlinkSync(modules, folder.of('node_modules'), 'junction');
    for (const code of codeBlocks(text, 'ts')) {
      const [, file] = FILE_NAME.exec(code) ?? [];
      if (file !== undefined) folder.write(file, code);
    }
  });
  afterAll(() => folder[Symbol.dispose]());

  it.each([...text.matchAll(BLOCK)].map(([, commands = '', said]) => ({ commands: commands.trim(), said })))(
    '$commands',
    async ({ commands, said }) => {
      let printed = '';
      for (const line of commands.split('\n')) {
        const words = wordsOf(line.replace(/^(ec-balance|npx pnpm@12\.21\.0 balance) /, ''));
        const main = async (): Promise<void> => {
          await (await balanceProgram()).parseAsync(words, { from: 'user' });
        };
        const { code, stdout } = await runHere(main, words, { cwd: folder.path, env: { ...process.env, NO_COLOR: '1' } }); // prettier-ignore
        expect(code).toBe(0);
        printed = stdout;
      }
      expect(printed).not.toBe('');
      if (said !== undefined) expectQuoted(printed, said);
    },
  );
});

/** Words as a shell reads them: what stands in single quotes is one. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

/** Expects what was printed to be as quoted, where a line of `…` stands for any lines. */
function expectQuoted(printed: string, said: string): void {
  let from = 0;
  const parts = said.split(/^…\n/m);
  for (const [i, part] of parts.entries()) {
    const rest = printed.slice(from);
    expect(i === 0 ? rest.slice(0, part.length) : rest).toContain(part);
    from += rest.indexOf(part) + part.length;
  }
  if (parts.at(-1) !== '') expect(printed.slice(from)).toBe('');
}
