import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

test.each([
  ['README.md', ''],
  ['src/index.ts', ' * '],
])('the example of %s prints what its comments say', (file, margin) => {
  const lines = readFileSync(`${folder}${file}`, 'utf8').split('\n');
  const from = lines.indexOf(`${margin}\`\`\`ts`);
  const to = lines.indexOf(`${margin}\`\`\``, from);
  const code = lines.slice(from + 1, to).map((line) => line.slice(margin.length));
  const said = code.filter((line) => line.startsWith('//')).map((line) => line.slice(2).replace(/^ /, ''));
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code.join('\n')], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(from).toBeGreaterThan(0);
  expect(said.length).toBeGreaterThan(0);
  expect(printed.trimEnd().split('\n')).toEqual(said);
});
