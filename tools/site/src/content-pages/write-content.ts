/** Writes the pages of the site, as Astro reads them, from the documentation of the repository and its API reference. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictureSize } from '../picture-size.ts';
import { apiPage } from './api-page.ts';
import { PLAYGROUND } from './rule-page.ts';
import { experimentPages, rulePages } from './rule-pages.ts';
import { PICTURES, sitePage } from './site-page.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const SITE = join(import.meta.dirname, '../..');

/** Folder of the API reference, one page an entry point, as it is made; and where links find it. */
export const REFERENCE = join(SITE, '.reference');
const REFERENCE_PATH = 'docs/api';

/** Markdown files that become pages, as paths from the root. */
const PAGES = [
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/**/*.md',
  '{packages,packages/rulesets}/*/README.md',
  'tools/{balance,cli,create-ec-game,gm,site}/README.md',
];

/** Writes all pages into `.content`, and the pictures that they show where Astro copies them from. */
export async function writeContent(): Promise<void> {
  const written = new Map(documents());
  const texts = new Map([...written, ...reference(), ...(await rulePages()), ...(await experimentPages())]);
  const content = join(SITE, '.content');
  const media = join(SITE, 'public', PICTURES);
  rmSync(content, { recursive: true, force: true });
  rmSync(media, { recursive: true, force: true });
  for (const [path, markdown] of texts) {
    const { place, text, pictures } = sitePage(path, markdown, {
      isPage: (one) => one === 'README.md' || one === PLAYGROUND || texts.has(one),
      sizeOf: (picture) => pictureSize(readFileSync(join(ROOT, picture), 'utf8')),
      isMade: !written.has(path),
    });
    const file = join(content, `${place}.md`);
    if (existsSync(file))
      throw new Error(`${path}: expected a place of its own, received ${place}, which another page has`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    for (const picture of pictures) cpSync(join(ROOT, picture), join(media, picture));
  }
  console.log(`${texts.size} pages written`);
}

/** What people have written, by path. */
function documents(): [string, string][] {
  return globSync(PAGES, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith(`${REFERENCE_PATH}/`) && !path.includes('/node_modules/'))
    .toSorted()
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]);
}

/** What is made of the code, by the path at which links look for it. The READMEs of packages are pages already. */
function reference(): [string, string][] {
  return globSync('@ec/**/*.md', { cwd: REFERENCE })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('/README.md'))
    .toSorted()
    .map((path) => [`${REFERENCE_PATH}/${path}`, apiPage(path, readFileSync(join(REFERENCE, path), 'utf8'))]);
}
