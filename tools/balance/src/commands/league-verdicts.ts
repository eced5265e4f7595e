import type { ReportVerdict } from '../reporting/balance-report.js';
import { fairOf, GOAL_WORDS } from '../league/goals.js';
import { isFieldKnown } from '../league/league.js';
import { percent, shareText, unfairSeats, unusedOrders, type LeagueReportInput } from './league-input.js';

/** What is said of a field that is not known. */
const UNKNOWN = 'not known: the league ended before its plans had met as often as asked for';

/** Whether what is expected of a league holds, of those expectations that are given. */
export function leagueVerdicts(input: LeagueReportInput): ReportVerdict[] {
  const { league, seats, goal, most, strong, fairSeats, allUsed } = input;
  const { plans, equilibrium, rounds, ended } = league;
  const isKnown = isFieldKnown(league);
  const verdicts: ReportVerdict[] = [];
  if (most.share !== undefined) {
    const [at, greatest] = [...equilibrium.entries()].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
    verdicts.push({
      text: `no plan is played more often than ${percent(most.share)}`,
      because: 'a game in which one plan beats all others has been solved',
      verdict: !isKnown ? 'undecided' : greatest > most.share ? 'breached' : 'fits',
      observed: isKnown ? `${plans[at]?.text ?? ''} ${percent(greatest)}` : UNKNOWN,
      breachP: null,
      holdP: null,
    });
  }
  if (most.gain !== undefined) {
    const gains = rounds.map(({ best }) => ({
      plan: best.plan,
      low: best.share.low - fairOf(goal, seats),
      share: best.share,
    }));
    const worst = gains.toSorted((a, b) => b.low - a.low)[0];
    const isOver = worst !== undefined && worst.low > most.gain;
    verdicts.push({
      text:
        goal === 'wins'
          ? `no plan that is found wins ${percent(most.gain)} more than a fair share`
          : `no plan that is found gets ${percent(most.gain)} ${GOAL_WORDS[goal]}`,
      because: goal === 'wins' ? 'a plan that beats all others is an exploit' : 'what does so is an exploit',
      verdict: isOver ? 'breached' : ended === 'nothing-better' ? 'fits' : 'undecided',
      observed: worst ? `${worst.plan} ${shareText(worst.share)}` : 'nothing was found',
      breachP: null,
      holdP: null,
    });
  }
  if (fairSeats) {
    const unfair = strong ? unfairSeats(strong) : [];
    const isOpen = !isKnown || !strong || strong.won === 0;
    verdicts.push({
      text: 'every seat wins as often as the others where everybody plays well',
      because: 'a seat is drawn, not chosen',
      verdict: isOpen ? 'undecided' : unfair.length > 0 ? 'breached' : 'fits',
      observed: !isKnown
        ? UNKNOWN
        : isOpen
          ? 'no game that a seat won alone'
          : strong.seats.map((share, i) => `seat ${i + 1} ${shareText(share)}`).join(', '),
      breachP: null,
      holdP: null,
    });
  }
  if (allUsed) {
    const unused = unusedOrders(input);
    verdicts.push({
      text: 'every order is given by a plan that is played',
      because: 'what nobody uses who plays well is not part of the game',
      verdict: !isKnown ? 'undecided' : unused.length > 0 ? 'breached' : 'fits',
      observed: !isKnown
        ? UNKNOWN
        : unused.length > 0
          ? `nobody gives ${unused.join(', ')}`
          : 'every order is given',
      breachP: null,
      holdP: null,
    });
  }
  return verdicts;
}
