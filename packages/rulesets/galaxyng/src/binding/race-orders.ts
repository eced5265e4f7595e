import { DONE } from '@ec/engine';
import { nameFault } from '../names.js';
import { Refusal, warned, withFigures } from '../orders/results.js';
import type { Binding, BindingsOf } from './binding.js';
import { deferred } from './binding.js';

/** Smallest side of a map (included), in light years. */
const LEAST_EXTENT = 1;

/** Orders about the race itself, its messages and its stances. */
export const RACE_ORDERS: BindingsOf<
  | 'broadcast'
  | 'message'
  | 'reveal'
  | 'ally'
  | 'war'
  | 'real-name'
  | 'map'
  | 'option'
  | 'name-race'
  | 'quit'
  | 'password'
  | 'addresses'
> = {
  broadcast: (_, { text }) => deferred({ kind: 'message', raceIds: null, text }),
  message(books, { races, text }) {
    const known = races.flatMap((name) => books.directory.race(name)?.id ?? []);
    const raceIds = [...new Set(known)].sort((a, b) => a - b);
    const unknown = races.filter((name) => !books.directory.race(name)).map((name) => `"${name}"`);
    const sentence = withFigures('unknown-race', unknown.join(', '));
    if (raceIds.length === 0) return new Refusal('unknown-race', sentence);
    const warning = unknown.length > 0 ? warned('unknown-race', sentence) : null;
    return deferred({ kind: 'message', raceIds, text }, warning);
  },
  reveal(books, { race: name }) {
    const race = books.race(name);
    return race instanceof Refusal ? race : deferred({ kind: 'reveal', raceId: race.id });
  },
  ally: stance,
  war: stance,
  'real-name'({ own }, { name }) {
    own.realName = name;
    return DONE;
  },
  map({ own }, { x, y, extent }) {
    if (extent < LEAST_EXTENT)
      return new Refusal('too-little', `The side of a map is at least ${LEAST_EXTENT}.`);
    own.map = { x, y, extent };
    return DONE;
  },
  option({ own }, { option, off }) {
    own.options[option] = off === undefined;
    return DONE;
  },
  'name-race'({ state }, { name }) {
    const fault = nameFault(state.rules.classic.names, name);
    return fault ?? deferred({ kind: 'name-race', name });
  },
  quit: (books, { race }) =>
    books.race(race) === books.own ? deferred({ kind: 'quit' }) : new Refusal('not-your-race'),
  password: (_, { word }) => deferred({ kind: 'password', word }),
  addresses: (_, { addresses }) => deferred({ kind: 'addresses', addresses: addresses.split(',') }),
};

function stance(
  ...[books, { kind, race: name }]: Parameters<Binding<'ally' | 'war'>>
): ReturnType<Binding<'ally'>> {
  const race = books.otherRace(name);
  return race instanceof Refusal ? race : deferred({ kind, raceId: race.id });
}
