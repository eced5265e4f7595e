import { resolveParameters } from '../../contract/parameters.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import type { ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** Names that hosts take from command lines, files and the streams of chance. */
export function declarations<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'ID, version, phases, parameters and bots have names of their own, and defaults are in bounds',
    run() {
      const { id, version, phases, parameters, bots } = games.ruleset;
      for (const name of [id, ...Object.keys(bots)])
        expectName(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name), 'a name in kebab-case', name);
      expectName(/^\S+$/.test(version), 'a version without blanks', version);
      const names = phases.map(({ name }) => name);
      for (const name of names) expectName(/^\S(.*\S)?$/.test(name), 'the name of a phase', name);
      // each phase draws from the stream of its name
      expectDistinct('phases', names);
      expectDistinct('parameters', parameters.map(({ key }) => key)); // prettier-ignore
      for (const { key, description, source } of parameters)
        expectName(
          description.trim() !== '' && source.trim() !== '',
          `a description and a source of ${key}`,
          '',
        );
      resolveParameters(parameters, Object.fromEntries(parameters.map((row) => [row.key, row.default])));
    },
  };
}

function expectName(holds: boolean, expected: string, received: string): void {
  if (!holds) throw new Error(`expected ${expected}, received "${received}"`);
}

function expectDistinct(what: string, names: readonly string[]): void {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`${what}: expected names of their own, received "${twice}" twice`);
}
