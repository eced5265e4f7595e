/** Templates and parameters as a stranger's folder may have them: a game comes out that can be played, or a `SetupError` says what is wrong. */
import { botSheets, resolveTurn, SetupError } from '@ec/engine';
import { fuzz, onlyThrows, type Fuzzed, type FuzzOptions } from './fuzz.ts';
import { newGame, type Target } from './games.ts';
import { mutatedJson } from './mutate.ts';

/** Milliseconds for a set-up and a turn. */
const BOUND = 10_000;

/** Fuzzes the set-up of one game. */
export function fuzzTemplates(target: Target, options: FuzzOptions): Promise<Fuzzed> {
  const { ruleset } = target;
  const defaults = Object.fromEntries(ruleset.parameters.map((row) => [row.key, row.default]));
  return fuzz(`set-up of ${ruleset.id}`, options, BOUND, (rng) => {
    const both = mutatedJson(
      { parameters: { ...defaults, ...target.parameters }, templates: target.templates },
      rng,
    );
    if (!isRecords(both)) return;
    return onlyThrows([SetupError], () => {
      const game = newGame({ ...target, ...both }, 'fuzz');
      const [bot = ''] = Object.keys(ruleset.bots);
      const bots = new Map(ruleset.seats(game.state).map(({ id }) => [id, bot]));
      resolveTurn(ruleset, game, botSheets(ruleset, game, bots));
    });
  });
}

/** What a caller can pass: records, whatever is in them. */
function isRecords(value: unknown): value is Pick<Target, 'parameters' | 'templates'> {
  const isRecord = (part: unknown): boolean =>
    typeof part === 'object' && part !== null && !Array.isArray(part);
  return (
    isRecord(value) &&
    ['parameters', 'templates'].every((key) => isRecord((value as Record<string, unknown>)[key]))
  );
}
