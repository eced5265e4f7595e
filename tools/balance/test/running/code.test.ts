import { expect, test } from 'vitest';
import { ChunkRunner } from '../../src/running/chunk-runner.js';
import { codeOfModule, LOADED } from '../../src/running/load-experiment.js';
import { TOYS } from './toys.js';

const job = { module: TOYS, experiment: 'everything', parameters: { bonus: 0 }, seed: '1' };

test('a worker refuses a job of other code, and says what differs', async () => {
  const code = await codeOfModule(TOYS);
  const { node, ...others } = code.parts;
  expect(node).toBe(process.versions.node.split('.')[0]);
  const chunk = (parts: Readonly<Record<string, string>>, hash: string) => ({
    job: { ...job, code: { hash, parts } },
    from: 0,
    to: 1,
  });
  expect(await new ChunkRunner(LOADED).run(chunk(code.parts, code.hash))).toHaveProperty('measured');
  const { refused } = (await new ChunkRunner(LOADED).run(chunk({ ...others, node: '22' }, '0'))) as {
    refused: string;
  };
  expect(refused).toMatch(
    /expected the code of the run, received other code on .*: node \(22, \d+\); a worker keeps/,
  );
});
