import { Command, type CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { botsCommand } from './commands/bots.js';
import { checkCommand } from './commands/check.js';
import { doctorCommand } from './commands/doctor.js';
import { dueCommand } from './commands/due.js';
import { exportCommand, importCommand } from './commands/export.js';
import { logCommand } from './commands/log.js';
import { newCommand } from './commands/new.js';
import { playCommand } from './commands/play.js';
import { replayCommand } from './commands/replay.js';
import { reportCommand } from './commands/report.js';
import { rulesCommand } from './commands/rules.js';
import { seatsCommand } from './commands/seats.js';
import { statusCommand } from './commands/status.js';
import { submitCommand } from './commands/submit.js';
import { templateCommand } from './commands/template.js';
import { turnCommand } from './commands/turn.js';
import { undoCommand } from './commands/undo.js';
import { EXIT } from './explain.js';

/** Every command, in the order in which a game needs them. */
const COMMANDS = [
  newCommand,
  seatsCommand,
  statusCommand,
  templateCommand,
  checkCommand,
  submitCommand,
  turnCommand,
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
  playCommand,
];

/** The command line. */
export function makeProgram(): Command {
  const program = new Command('ec').description('Runs play-by-mail games.').version(manifest.version);
  for (const make of COMMANDS) program.addCommand(make());
  for (const one of allCommands(program)) {
    one.showHelpAfterError('("--help" shows what can be given)');
    one.exitOverride(leave);
  }
  return program;
}

/** Wrong usage has an exit code of its own; programs that ask for JSON get it. */
function leave({ exitCode, message }: CommanderError): never {
  if (exitCode !== 0 && process.argv.includes('--json'))
    console.log(JSON.stringify({ error: { code: 'usage', message: message.replace(/^error: /, '') } }));
  process.exit(exitCode === 0 ? EXIT.done : EXIT.usage);
}

function allCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allCommands)];
}
