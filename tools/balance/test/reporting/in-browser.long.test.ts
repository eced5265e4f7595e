import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { renderHtml } from '../../src/reporting/render-html.js';
import { isInstalled } from '../is-installed.js';
import { fullReport } from './made-up.js';

test.runIf(isInstalled('chromium'))('a browser opens it without an error or a request', () => {
  using folder = new TemporaryFolder();
  folder.write('report.html', renderHtml(fullReport()));
  const script = join(import.meta.dirname, '../../scripts/screenshot.ts');
  const args = [script, folder.of('report.html'), folder.path];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
