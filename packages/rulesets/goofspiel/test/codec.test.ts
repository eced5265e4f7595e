import { StateError } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import { codec } from '../src/codec.js';
import type { GoofspielState } from '../src/state.js';
import { newGame, turns } from './games.js';

const { state } = turns(9, newGame(), 'fleet 5');

/** The state with a change, as JSON. */
function changed(change: (copy: GoofspielState) => unknown): string {
  const copy = structuredClone(state);
  change(copy);
  return JSON.stringify(copy);
}

describe('architecture 6: the codec', () => {
  it('architecture 6: reads a state as it was written', () => {
    expect(codec.decode(codec.encode(state))).toEqual(state);
  });

  it.each([
    ['text that is not JSON', '{', 'JSON'],
    ['a fleet out of nowhere', changed(({ war }) => war.fleets[0].fill(7)), 'war: expected 7 fleets'],
    [
      'a value twice',
      changed(({ war }) => war.galaxies.map((galaxy) => (galaxy.value = 3))),
      'war.galaxies: ',
    ],
    ['a worth twice', changed(({ war }) => war.galaxies[2]?.worths.fill(1)), 'war.galaxies.2.worths: '],
    ['a third player', changed(({ players }) => players.push({ name: 'Cy', playerId: 3 })), 'players: '],
    [
      'an unknown galaxy',
      changed(({ war }) => (war.galaxies[6] = { ...war.galaxies[0], name: 'H' } as never)),
      'war.galaxies.6.name: ',
    ],
  ])('architecture 6: refuses %s, and says where', (_, json, message) => {
    expect(() => codec.decode(json)).toThrow(StateError);
    expect(() => codec.decode(json)).toThrow(message);
  });
});
