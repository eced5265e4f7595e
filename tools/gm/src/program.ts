import { makeProgram } from '@ec/cli';
import type { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { botsCommand } from './commands/bots.js';
import { checkCommand } from './commands/check.js';
import { doctorCommand } from './commands/doctor.js';
import { dueCommand } from './commands/due.js';
import { exportCommand, importCommand } from './commands/export.js';
import { logCommand } from './commands/log.js';
import { liveCommand } from './commands/live.js';
import { newCommand } from './commands/new.js';
import { playCommand } from './commands/play.js';
import { replayCommand } from './commands/replay.js';
import { reportCommand } from './commands/report.js';
import { rulesCommand } from './commands/rules.js';
import { rulesetsCommand } from './commands/rulesets.js';
import { seatsCommand } from './commands/seats.js';
import { statusCommand } from './commands/status.js';
import { submitCommand } from './commands/submit.js';
import { templateCommand } from './commands/template.js';
import { turnCommand } from './commands/turn.js';
import { undoCommand } from './commands/undo.js';

/** Every command, in the order in which a game needs them. */
const COMMANDS = [
  newCommand,
  seatsCommand,
  statusCommand,
  templateCommand,
  checkCommand,
  submitCommand,
  turnCommand,
  liveCommand,
  reportCommand,
  dueCommand,
  botsCommand,
  undoCommand,
  logCommand,
  replayCommand,
  exportCommand,
  importCommand,
  doctorCommand,
  rulesCommand,
  rulesetsCommand,
  playCommand,
];

/** The command line. */
export function ecProgram(): Command {
  return makeProgram({
    name: 'ec',
    description: 'Runs play-by-mail games.',
    version: manifest.version,
    commands: COMMANDS.map((make) => make()),
  });
}
