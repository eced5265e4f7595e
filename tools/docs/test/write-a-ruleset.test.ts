import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { balanceProgram } from '@ec/balance/program';
import { runHere } from '@ec/cli/testing';
import { ecProgram } from '@ec/gm/program';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, describe, expect, it } from 'vitest';
import { CLAIM_FOLDER } from '../src/claim-pieces.ts';
import { codeBlocks, readDocument, workspaceRoot } from '../src/documents.ts';

const commands = codeBlocks(readDocument('docs/guides/write-a-ruleset.md'), 'sh')
  .flatMap((block) => block.trimEnd().split('\n'))
  .filter((line) => /^npx pnpm@12\.21\.0 (?:ec|balance) /.test(line));

describe('the guide to writing a ruleset', () => {
  const out = new TemporaryFolder();
  afterAll(() => out[Symbol.dispose]());

  it('builds a game in fewer than 120 lines', () => {
    const file = readFileSync(join(workspaceRoot, CLAIM_FOLDER, 'claim.ts'), 'utf8');
    expect(file.trimEnd().split('\n').length).toBeLessThan(120);
  });

  it('has commands that run', async () => {
    expect(commands).toHaveLength(5);
    for (const command of commands) {
      const [, , name, ...rest] = command.split(' ');
      const program = await (name === 'ec' ? ecProgram() : balanceProgram());
      const words = rest.map((word) => word.replace(/^out\//, `${out.path}/`));
      const main = async (): Promise<void> => {
        await program.parseAsync(words, { from: 'user' });
      };
      const { code, stdout } = await runHere(main, words, { cwd: workspaceRoot, env: process.env });
      expect(code).toBe(0);
      expect(stdout).not.toBe('');
    }
  });
});
