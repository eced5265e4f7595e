import type { BalanceReport } from '../reporting/balance-report.js';
import { reportOf } from '../reporting/report-of.js';
import { unmeasured } from '../running/job.js';
import { leagueFigures } from './league-figures.js';
import type { LeagueReportInput } from './league-input.js';
import { leagueSentences } from './league-sentences.js';
import { leagueVerdicts } from './league-verdicts.js';

/** The report of a league: what is played where everybody plays well, what was found in each round, and what the plans do. */
export function leagueReport(input: LeagueReportInput): BalanceReport {
  const { experiment, job, seats, command, confidence } = input;
  const title = experiment.title.replace(/^.*: /, '');
  const made = reportOf({
    experiment,
    results: [unmeasured(job, input.played)],
    measures: [],
    figures: leagueFigures(input),
    summary: leagueSentences(input),
    title: `${title}: plans that beat plans`,
    question: `Which plans are played where everybody plays well, and what beats them? (${seats} players a game)`,
    command,
    confidence,
  });
  return { ...made, verdicts: leagueVerdicts(input) };
}
