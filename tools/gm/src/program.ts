import { makeProgram, type CommandLoaders } from '@ec/cli/program';
import type { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };

/** Every command, in the order in which a game needs them; what one takes is loaded when it is called. */
export const COMMANDS: CommandLoaders = {
  new: async () => (await import('./commands/new.js')).newCommand(),
  seats: async () => (await import('./commands/seats.js')).seatsCommand(),
  status: async () => (await import('./commands/status.js')).statusCommand(),
  template: async () => (await import('./commands/template.js')).templateCommand(),
  orders: async () => (await import('./commands/orders.js')).ordersCommand(),
  check: async () => (await import('./commands/check.js')).checkCommand(),
  submit: async () => (await import('./commands/submit.js')).submitCommand(),
  sheet: async () => (await import('./commands/sheet.js')).sheetCommand(),
  turn: async () => (await import('./commands/turn.js')).turnCommand(),
  live: async () => (await import('./commands/live.js')).liveCommand(),
  mail: async () => (await import('./commands/mail.js')).mailCommand(),
  serve: async () => (await import('./commands/serve.js')).serveCommand(),
  move: async () => (await import('./commands/move.js')).moveCommand(),
  backup: async () => (await import('./commands/backup.js')).backupCommand(),
  restore: async () => (await import('./commands/restore.js')).restoreCommand(),
  renew: async () => (await import('./commands/renew.js')).renewCommand(),
  report: async () => (await import('./commands/report.js')).reportCommand(),
  due: async () => (await import('./commands/due.js')).dueCommand(),
  calendar: async () => (await import('./commands/calendar.js')).calendarCommand(),
  contact: async () => (await import('./commands/contact.js')).contactCommand(),
  bots: async () => (await import('./commands/bots.js')).botsCommand(),
  undo: async () => (await import('./commands/undo.js')).undoCommand(),
  log: async () => (await import('./commands/log.js')).logCommand(),
  replay: async () => (await import('./commands/replay.js')).replayCommand(),
  export: async () => (await import('./commands/export.js')).exportCommand(),
  import: async () => (await import('./commands/export.js')).importCommand(),
  doctor: async () => (await import('./commands/doctor.js')).doctorCommand(),
  rules: async () => (await import('./commands/rules.js')).rulesCommand(),
  rulesets: async () => (await import('./commands/rulesets.js')).rulesetsCommand(),
  play: async () => (await import('./commands/play.js')).playCommand(),
};

/** The command line without its commands. */
export const EC = { name: 'ec', description: 'Runs play-by-mail games.', version: manifest.version };

/** The whole command line. */
export function ecProgram(): Promise<Command> {
  return makeProgram(EC, COMMANDS);
}
