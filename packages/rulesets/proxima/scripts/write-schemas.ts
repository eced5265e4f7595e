/** Writes the JSON Schemas of the definition files from the schemas of the last build. */
import { writeFileSync } from 'node:fs';
import { FILE_SCHEMAS } from '@ec/proxima/rules';
import { jsonSchema } from './json-schemas.ts';

for (const [name, schema] of Object.entries(FILE_SCHEMAS)) {
  const file = new URL(`../schema/${name}.schema.json`, import.meta.url);
  writeFileSync(file, jsonSchema(schema));
}
