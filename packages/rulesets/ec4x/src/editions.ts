import type { Edition } from '@ec/engine';
import type { FigureKey, ParameterKey } from './parameters.js';

/**
 * Parameters with which the game plays as before version 3 of its rules.
 *
 * @see
 */
export const FIRST: Readonly<Partial<Record<FigureKey, number>>> = {
  'spy.repeat': 100,
  'spy.naked': 0,
  'spy.gainOnce': 0,
  'spy.gainMost': 1000,
  'spy.lossTurn': 1000,
  'spy.lossWindow': 10_000,
  'blockade.each': 1,
  'blockade.least': 0,
  'prestige.blockaded': -2,
  'prestige.depopulated': 0,
  'ship.CA.ds': 6,
  'battery.roe': 0,
  'pact.cooling': 0,
  'rout.window': 0,
  'rout.share': 0,
  'rout.destroyed': 0,
  'capitulation.war': 0,
  'capitulation.purse': 100,
  'capitulation.people': 100,
  'capitulation.fleets': 1,
  'milestone.most': 0,
  'purse.decay': 0,
  'works.people': 0,
  'docks.price': 0,
  'home.aa': 0,
  'home.gb': 0,
};

/** Sets of parameters beside `standard`, which has the defaults. */
export const EDITIONS = {
  first: {
    description:
      'As before version 3 of the rules: espionage, victories, blockades, bombardment, pacts, capitulation and milestones as they were, no loss of idle money, no public works, no docks for money, heavy cruisers with a defence of 6, and home worlds without a garrison.',
    parameters: FIRST,
  },
} as const satisfies Readonly<Record<string, Edition<ParameterKey>>>;
