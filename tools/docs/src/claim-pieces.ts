import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './documents.ts';
import type { PieceMaker } from './pages.ts';

/** Folder of the game that the guide to writing a ruleset builds. */
export const CLAIM_FOLDER = 'docs/examples/claim';

/** What comes before the first part, and then each part, which begins with a comment such as `// 3. The rules`. */
const PARTS = read('claim.ts').split(/^(?=\/\/ \d+\. )/m);

/** The files of the game, by their names in the markers of the guide; `claim-3` is the third part of the game. */
export const claimPieces: ReadonlyMap<string, PieceMaker> = new Map([
  ...PARTS.map((part, i): [string, PieceMaker] => [`claim-${i}`, () => fenced('typescript', part)]),
  ['claim-test', () => fenced('typescript', read('claim.test.ts'))],
  ['claim-package', () => fenced('json', read('package.json'))],
]);

function read(file: string): string {
  return readFileSync(join(workspaceRoot, CLAIM_FOLDER, file), 'utf8');
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trim()}\n\`\`\``;
}
