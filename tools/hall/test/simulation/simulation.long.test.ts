import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PLANTED_BUGS } from './planted-bugs.js';

const script = fileURLToPath(new URL('../../scripts/simulate.ts', import.meta.url));

/** Runs `pnpm hall:simulate`; returns its exit code and what it says. */
function simulation(
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly said: string }> {
  const argv = ['--disable-warning=ExperimentalWarning', script, ...args];
  return new Promise((done) => {
    const child = execFile(process.execPath, argv, (_, stdout, stderr) => {
      done({ code: child.exitCode, said: stdout + stderr });
    });
  });
}

test('all laws hold in the simulated halls of 40 seeds', async () => {
  const { code, said } = await simulation('--seed', '1', '--seeds', '40');
  expect(said).toContain('0 seeds broke a law');
  expect(code).toBe(0);
});

describe('a bug that is planted is found:', () => {
  test.each(Object.entries(PLANTED_BUGS))('%s', async (name, { law }) => {
    const { code, said } = await simulation('--seeds', '60', '--plant', name);
    expect(said).toMatch(law);
    expect(code).toBe(1);
  });
});

test('a seed that is named is told with everything that happens', async () => {
  const { code, said } = await simulation('--seed', '4');
  expect(said).toContain('the power is cut');
  expect(code).toBe(0);
});
