import { importModule, InputError, ModuleError } from '@ec/cli';
import { isRuleset, type AnyRuleset } from '@ec/engine';

/** @throws InputError when a module cannot be found, or exports no ruleset with bots */
export async function rulesetOf(module: string): Promise<AnyRuleset> {
  const exported = await importModule(module, import.meta).catch((error: unknown) => {
    if (!(error instanceof ModuleError)) throw error;
    throw new InputError(`ruleset: error: ${error.message}`, { cause: error });
  });
  const { ruleset } = exported;
  if (!isRuleset(ruleset) || Object.keys(ruleset.bots).length === 0)
    throw new InputError(
      `ruleset: error: expected a module that exports a "ruleset" with bots, received ${module}`,
    );
  return ruleset;
}
