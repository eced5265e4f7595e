import { command } from '@ec/cli';
import type { Command } from 'commander';
import { gameRulesetOption } from './options.js';

/** A command about one stored game, whose file is its first argument. */
export function gameCommand(name: string, description: string): Command {
  return command(name, description).argument('<game>', 'file of the game').addOption(gameRulesetOption());
}
