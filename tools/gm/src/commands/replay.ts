import { type Answer, command, InputError, inputErrorIn, quantity, progressBar } from '@ec/cli';
import type { Command } from 'commander';
import { replay, SetupError, type ReplayDifference } from '@ec/engine';
import { recordOf, verifyGame, type StoredGame } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { isDatabase } from '../is-database.js';
import { rulesetFor, type RulesetOptions, withGame } from '@ec/hall/game';
import { loadRuleset } from '@ec/hall/sheets';
import { gameRulesetOption } from '../options.js';
import { readExported } from '../read-exported.js';

/** `ec replay`. */
export function replayCommand(): Command {
  return command('replay', 'Play a game again from its seed, and show what differs from what is stored.')
    .argument('<game>', 'file of a game, or one that "ec export" wrote')
    .addOption(gameRulesetOption())
    .option(
      '--earlier <module>',
      'package, file or URL of another version of the ruleset, for the turns that it resolved; may be repeated',
      (module: string, others?: readonly string[]) => [...(others ?? []), module],
    )
    .action(
      answering((path: string, options: ReplayOptions) =>
        isDatabase(path)
          ? withGame(path, options, (stored) => replayStored(path, stored, options))
          : replayExport(path, options),
      ),
    );
}

interface ReplayOptions extends RulesetOptions {
  readonly earlier?: readonly string[];
}

async function replayStored(
  path: string,
  stored: StoredGame,
  { earlier = [] }: ReplayOptions,
): Promise<Answer> {
  const others = await Promise.all(earlier.map(loadRuleset));
  for (const [i, { id, version }] of others.entries())
    if (id !== stored.ruleset.id || version === stored.ruleset.version)
      throw new InputError(
        `--earlier: error: expected another version of ${stored.ruleset.id} than ${stored.ruleset.version}, received ${id} ${version} (${earlier[i] ?? ''})`,
      );
  using bar = progressBar('turns');
  const { turns, otherRules, findings } = verifyGame(stored, bar.update, others);
  const lines = findings.map(
    ({ turn, what, message }) => `${path}: turn ${turn}: error: ${what}: ${message}`,
  );
  const unplayed =
    otherRules.length === 0
      ? ''
      : `; resolved by other versions of the rules, and only their hashes were checked: turns ${otherRules.join(', ')}`;
  const result =
    findings.length === 0
      ? `${quantity(turns, 'turn')}, set-up and undone ones included: as the seed and the orders give them`
      : quantity(findings.length, 'finding');
  return {
    text: [...lines, `${path}: ${result}${unplayed}`].join('\n'),
    data: { turns, otherRules, findings },
    exitCode: findings.length === 0 ? 0 : 1,
  };
}

async function replayExport(path: string, options: RulesetOptions): Promise<Answer> {
  const game = readExported(path);
  const record = recordOf(game);
  const ruleset = await rulesetFor(path, game.package, options);
  const difference = attempt();
  const turns = record.turns.length;
  return {
    text: difference
      ? `${path}: ${describe(difference)}`
      : `${path}: the same in ${turns > 1 ? 'all ' : ''}${quantity(turns, 'turn')}`,
    data: { turns, difference: difference ?? null },
    exitCode: difference ? 1 : 0,
  };

  function attempt(): ReplayDifference | undefined {
    try {
      return replay(ruleset, record);
    } catch (error) {
      if (!(error instanceof SetupError || error instanceof RangeError)) throw error;
      throw inputErrorIn(path, error.message, { cause: error });
    }
  }
}

function describe({ turn, phase, expected, received }: ReplayDifference): string {
  const where = phase === null ? `turn ${turn}` : `turn ${turn}, phase "${phase}"`;
  return `differs first in ${where}: expected ${expected}, received ${received}`;
}
