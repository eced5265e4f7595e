import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/**
 * The JSON Schema of a definition file, as text. `readScenario` checks what the schema cannot express, such as that the first distance of a
 * range is not the greater one.
 */
export function jsonSchema(schema: GenericSchema): string {
  const converted = toJsonSchema(schema, {
    target: 'draft-07',
    typeMode: 'input',
    ignoreActions: ['check'],
    // Editors read patterns as Unicode, so the flag is not needed.
    overrideAction: ({ valibotAction, jsonSchema: soFar }) =>
      isPattern(valibotAction) ? { ...soFar, pattern: valibotAction.requirement.source } : undefined,
  });
  return `${JSON.stringify(converted, null, 2)}\n`;
}

function isPattern(action: { readonly type: string }): action is { type: 'regex'; requirement: RegExp } {
  return action.type === 'regex';
}
