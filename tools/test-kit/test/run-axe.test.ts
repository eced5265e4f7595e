import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { runAxe } from '../src/run-axe.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>Harbour</title><main>${body}</main></html>`;

test('a page that everybody can use breaks no rule, and the rules that it kept are named', async () => {
  const { violations, passes } = await runAxe(page('<h1>Harbour</h1>'));
  expect(violations).toEqual([]);
  expect(passes).toEqual(expect.arrayContaining(['document-title', 'html-has-lang', 'region']));
});

test('an image without a text breaks a rule, in HTML as in a window', async () => {
  const html = page('<h1>Harbour</h1><img src="pier.png">');
  const broken = [['image-alt', ['<img src="pier.png">']]];
  expect((await runAxe(html)).violations).toEqual(broken);
  expect((await runAxe(new JSDOM(html, { runScripts: 'outside-only' }).window)).violations).toEqual(broken);
});
