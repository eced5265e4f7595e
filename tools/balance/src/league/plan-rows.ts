import { outsideCommand } from '@ec/cli/outside';
import {
  planFor,
  type GameState,
  type JournalEvent,
  type Parameters,
  type Ruleset,
  type TextParameter,
} from '@ec/engine';
import { parseField, parsePlans, printPlans } from './field.js';
import { GOALS, type Goal } from './goals.js';
import { judgedBy } from './judged-by.js';
import { parsePartners } from './partners.js';

/** Plans that can be held against a field in one run (included). */
export const MOST_PLANS = 64;

/** Parameter `goal`: what plans are looked for. */
export function goalRow(): TextParameter {
  const bounds = GOALS.join(', ');
  return textRow('goal', 'wins', {
    unit: 'goal',
    bounds,
    description:
      'What a plan is to be good for: wins, its lead (margin), or how low the last of the others stands (ruin).',
    check(text) {
      if (!GOALS.some((goal) => goal === text)) throw new RangeError(`expected a goal: ${bounds}`);
    },
  });
}

/** Parameter `standing`: by which number seats are judged. */
export function standingRow<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
): TextParameter {
  return textRow('standing', '', {
    unit: 'feature',
    bounds: ['nothing', ...Object.keys(ruleset.features ?? {})].join(', '),
    description:
      'Number by which seats stand, for margin and ruin and in games that are broken off; as the ruleset has it when empty.',
    check(text) {
      judgedBy(ruleset, text);
    },
  });
}

/** Parameter `plans`: those that play. */
export function plansRow<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
): TextParameter {
  return textRow('plans', printPlans(Object.keys(ruleset.bots).slice(0, MOST_PLANS)), {
    unit: 'plans',
    bounds: `up to ${MOST_PLANS} plans, separated by |`,
    description:
      'Plans that play, each in every game: bots with changes, such as builder{-tax +attack*3}; those of allies with & between them.',
    check(text) {
      const plans = parsePlans(text);
      if (plans.length > MOST_PLANS) throw new RangeError(`up to ${MOST_PLANS} plans, not ${plans.length}`);
      for (const plan of plans) expectPlan(ruleset, plan);
    },
  });
}

/** Parameter `field`: from whom every other seat is drawn. */
export function fieldRow<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
): TextParameter {
  return textRow('field', printPlans(Object.keys(ruleset.bots)), {
    unit: 'plans',
    bounds: 'plans with their weights, separated by |',
    description: 'Opponents, from whom every other seat is drawn: 3 builder | 2 conqueror.',
    check(text) {
      for (const { plan } of parseField(text)) expectPlan(ruleset, plan);
    },
  });
}

/** @param check - throws RangeError for a text that will not do */
function textRow(
  key: string,
  value: string,
  {
    check,
    ...row
  }: Pick<TextParameter, 'unit' | 'description'> & {
    readonly bounds: string;
    readonly check: (text: string) => void;
  },
): TextParameter {
  return {
    kind: 'text',
    key,
    default: value,
    source: 'experiment',
    ...row,
    check(text) {
      try {
        check(text);
        return undefined;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return error.message.replace(/^expected /, '');
      }
    },
  };
}

/** The goal among the parameters of such an experiment. */
export function goalOf(parameters: Parameters): Goal {
  return GOALS.find((goal) => goal === parameters['goal']) ?? 'wins';
}

/** @throws RangeError when a text is neither a plan nor a program, nor several of partners */
export function expectPlan<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  text: string,
): void {
  for (const part of parsePartners(text)) {
    const command = outsideCommand(part);
    if (command === undefined) planFor(ruleset, part);
    else if (command.trim() === '')
      throw new RangeError(`expected a command, such as cmd:python3 mybot.py, received "${part}"`);
  }
}
