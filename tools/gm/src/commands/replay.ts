import { type Answer, command, InputError, quantity, progressBar } from '@ec/cli';
import type { Command } from 'commander';
import { replay, SetupError, type ReplayDifference } from '@ec/engine';
import { recordOf, verifyGame, type StoredGame } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { isDatabase } from '../is-database.js';
import { rulesetFor, withGame, type RulesetOptions } from '../open-game.js';
import { gameRulesetOption } from '../options.js';
import { readExported } from '../read-exported.js';

/** `ec replay`. */
export function replayCommand(): Command {
  return command('replay', 'Play a game again from its seed, and show what differs from what is stored.')
    .argument('<game>', 'file of a game, or one that "ec export" wrote')
    .addOption(gameRulesetOption())
    .action(
      answering((path: string, options: RulesetOptions) =>
        isDatabase(path)
          ? withGame(path, options, (stored) => replayStored(path, stored))
          : replayExport(path, options),
      ),
    );
}

function replayStored(path: string, stored: StoredGame): Answer {
  using bar = progressBar('turns');
  const { turns, otherRules, findings } = verifyGame(stored, bar.update);
  const lines = findings.map(
    ({ turn, what, message }) => `${path}: turn ${turn}: error: ${what}: ${message}`,
  );
  const others =
    otherRules.length === 0
      ? ''
      : `; resolved by other versions of the rules, and only their hashes were checked: turns ${otherRules.join(', ')}`;
  const result =
    findings.length === 0
      ? `${quantity(turns, 'turn')}, set-up and undone ones included: as the seed and the orders give them`
      : quantity(findings.length, 'finding');
  return {
    text: [...lines, `${path}: ${result}${others}`].join('\n'),
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
      : `${path}: the same in all ${quantity(turns, 'turn')}`,
    data: { turns, difference: difference ?? null },
    exitCode: difference ? 1 : 0,
  };

  function attempt(): ReplayDifference | undefined {
    try {
      return replay(ruleset, record);
    } catch (error) {
      if (!(error instanceof SetupError || error instanceof RangeError)) throw error;
      throw new InputError(`${path}: error: ${error.message}`, { cause: error });
    }
  }
}

function describe({ turn, phase, expected, received }: ReplayDifference): string {
  const where = phase === null ? `turn ${turn}` : `turn ${turn}, phase "${phase}"`;
  return `differs first in ${where}: expected ${expected}, received ${received}`;
}
