import type { GameState, JournalEvent, Ruleset } from '@ec/engine';

/**
 * A ruleset whose standings are a number that it names, such as the goods in store. What wins a game stays as it is; a game that is broken off counts for those
 * who have most of that number.
 *
 * @param feature - name of a feature of the ruleset; an empty one leaves its standings as they are
 * @throws RangeError when it names no such feature
 */
export function judgedBy<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  feature: string,
): Ruleset<State, Order, View, Event> {
  if (feature === '') return ruleset;
  const { features = {}, id } = ruleset;
  const number = Object.hasOwn(features, feature) ? features[feature] : undefined;
  if (!number) {
    const names = Object.keys(features).join(', ');
    throw new RangeError(
      names === '' ? `expected nothing, as ${id} names no features` : `expected one of ${names}`,
    );
  }
  return { ...ruleset, standing: (state, seat) => number(ruleset.view(state, [], seat)) };
}
