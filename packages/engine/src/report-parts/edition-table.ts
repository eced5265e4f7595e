import { type Cell, type TableBlock, textColumn } from '@ec/reports';
import { editionNamed, editionsOf, editionValues, type WithEditions } from '../contract/editions.js';

/**
 * Where the editions of a ruleset differ: one row for each parameter and template that one of them sets otherwise than another, with its
 * value in each.
 *
 * @throws SetupError when an edition has a value that no game can have
 */
export function editionTable(ruleset: WithEditions & { readonly templates?: readonly string[] }): TableBlock {
  const editions = Object.keys(editionsOf(ruleset)).map((name) => {
    const edition = editionNamed(ruleset, name);
    return { name, templates: edition.templates, values: editionValues(ruleset.parameters, edition) };
  });
  const parameters = ruleset.parameters.map(({ key }): Cell[] => [
    key,
    ...editions.map(({ values }) => values[key] ?? ''),
  ]);
  const templates = (ruleset.templates ?? []).map((template): Cell[] => [
    `template ${template}`,
    ...editions.map(({ name, templates }) => (Object.hasOwn(templates, template) ? `of ${name}` : 'usual')),
  ]);
  return {
    kind: 'table',
    caption: 'Editions',
    columns: [textColumn('key', 'Key'), ...editions.map(({ name }) => textColumn(name, name))],
    rows: [...parameters, ...templates].filter(([, first, ...others]) =>
      others.some((cell) => cell !== first),
    ),
  };
}
