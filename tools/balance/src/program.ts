import { makeProgram, type CommandLoaders } from '@ec/cli/program';
import type { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };

/** Every command, in the order in which a designer meets them; what one takes is loaded when it is called. */
export const COMMANDS: CommandLoaders = {
  list: async () => (await import('./commands/list.js')).listCommand(),
  run: async () => (await import('./commands/run.js')).runCommand(),
  sweep: async () => (await import('./commands/sweep.js')).sweepCommand(),
  sensitivity: async () => (await import('./commands/sensitivity.js')).sensitivityCommand(),
  solve: async () => (await import('./commands/solve.js')).solveCommand(),
  league: async () => (await import('./commands/league.js')).leagueCommand(),
  tune: async () => (await import('./commands/tune.js')).tuneCommand(),
  dice: async () => (await import('./commands/dice.js')).diceCommand(),
  compare: async () => (await import('./commands/compare.js')).compareCommand(),
  check: async () => (await import('./commands/check.js')).checkCommand(),
  report: async () => (await import('./commands/report.js')).reportCommand(),
  merge: async () => (await import('./commands/merge.js')).mergeCommand(),
  environment: async () => (await import('./commands/environment.js')).environmentCommand(),
  worker: async () => (await import('./commands/worker.js')).workerCommand(),
};

/** The command line without its commands. */
export const EC_BALANCE = {
  name: 'ec-balance',
  description: 'Finds out what the formulas of a game really do.',
  version: manifest.version,
};

/** The whole command line. */
export function balanceProgram(): Promise<Command> {
  return makeProgram(EC_BALANCE, COMMANDS);
}
