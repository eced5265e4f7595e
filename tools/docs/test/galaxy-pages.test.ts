import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from '@ec/galaxyng/rules';
import { describe, expect, it } from 'vitest';
import { readDocument, workspaceRoot } from '../src/documents.ts';
import { GALAXY_FOLDER } from '../src/galaxy-game.ts';
import { pagesIn } from '../src/pages.ts';

const guide = readDocument('docs/galaxyng/guide.md');

/** Orders in the text of a page, such as `s 12 Zephir`; those that the page shows as mistakes are in its tables. */
function ordersOn(text: string): string[] {
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/^<!-- table[^]*?<!-- end -->$/gm, '');
  return [...prose.matchAll(/`([a-z@=] [^`\n]+)`/g)].map(([, order = '']) => order);
}

/** What is wrong with a sheet; a message without its end is read as if it had one. */
function faults(sheet: string): string[] {
  return parse(sheet)
    .diagnostics.filter(({ code }) => code !== 'lines-unclosed')
    .map(({ code, line }) => `${code} in line ${line} of ${sheet}`);
}

describe('orders on the pages about GalaxyNG', () => {
  it.each(pagesIn('galaxyng'))('%s: every order can be read', (path) => {
    expect(ordersOn(readDocument(path)).flatMap(faults)).toEqual([]);
  });

  it('are found in text, not in tables of the code', () => {
    expect(pagesIn('galaxyng').flatMap((path) => ordersOn(readDocument(path))).length).toBeGreaterThan(40);
    const text = 'Try `s 12 Zephir`.\n\n<!-- table: a -->\n\n`k 12`\n\n<!-- end -->\n';
    expect(ordersOn(text)).toEqual(['s 12 Zephir']);
    expect(faults('s 12')).toEqual(['missing in line 1 of s 12']);
  });

  it('the sheets of the guide can be read', () => {
    const sheets = [...guide.matchAll(/^\*\*`[\w.]+`\*\*\n\n```text\n([^]*?)^```$/gm)].map(
      ([, text = '']) => text,
    );
    expect(sheets).toHaveLength(2);
    expect(sheets.flatMap(faults)).toEqual([]);
  });

  it('the guide quotes what a check prints', async () => {
    const bin = join(workspaceRoot, 'tools/gm/dist/bin.js');
    const { stdout } = await promisify(execFile)(process.execPath, [bin, 'check', GALAXY_FOLDER], {
      cwd: workspaceRoot,
    });
    const [, quoted = ''] = /ec check \S+\n```\n\n```text\n([^]*?)^```$/m.exec(guide) ?? [];
    expect(quoted).toContain('warning');
    expect(stdout).toContain(quoted);
  });
});
