import { ec4x, type Ec4xParameters } from '@ec/ec4x';
import { empyrean, type EmpyreanParameters } from '@ec/empyrean';
import { createGame, playBots } from '@ec/engine';
import { galaxyng, type GalaxyParameters } from '@ec/galaxyng';
import { goofspiel, type GoofspielParameters } from '@ec/goofspiel';
import { multiplanetary, type MultiplanetaryParameters } from '@ec/multiplanetary';
import { proxima, type ProximaParameters } from '@ec/proxima';
import { describe, expect, test } from 'vitest';

// What must not compile stands below `@ts-expect-error`: the compiler refuses this file where one of them has nothing to say.

const players = ['Ada', 'Bo'].map((name, i) => ({ id: i + 1, email: `${i}@example.org`, name }));
const asked = { name: 'Names', seed: 1978n, players };
const UNKNOWN_KEY = 'expected the key of a parameter';
const UNKNOWN_BOT = 'expected one of';

describe('a parameter or a bot that a game does not have does not compile', () => {
  test('in Empyrean Challenge', () => {
    // @ts-expect-error no row has this key
    expect(({} as EmpyreanParameters)['cluster.starCuont']).toBeUndefined();
    // @ts-expect-error no row has this key
    expect(() => createGame(empyrean, { ...asked, parameters: { starCuont: 3 } })).toThrow(UNKNOWN_KEY);
    const game = createGame(empyrean, asked);
    // @ts-expect-error there is no such bot
    expect(() => playBots(empyrean, game, new Map([[1, 'setler']]))).toThrow(UNKNOWN_BOT);
    // @ts-expect-error there is no such bot
    expect(empyrean.bots.setler).toBeUndefined();
  });

  test('in EC4X', () => {
    // @ts-expect-error no row has this key
    expect(({} as Ec4xParameters)['spy.repaet']).toBeUndefined();
    // @ts-expect-error no row has this key
    expect(() => createGame(ec4x, { ...asked, parameters: { 'spy.repaet': 3 } })).toThrow(UNKNOWN_KEY);
    const game = createGame(ec4x, asked);
    // @ts-expect-error there is no such bot
    expect(() => playBots(ec4x, game, new Map([[1, 'bilder']]))).toThrow(UNKNOWN_BOT);
    // @ts-expect-error there is no such bot
    expect(ec4x.bots.bilder).toBeUndefined();
  });

  test('in GalaxyNG', () => {
    // @ts-expect-error no row has this key
    expect(({} as GalaxyParameters).shotLimits).toBeUndefined();
    // @ts-expect-error no row has this key
    expect(() => createGame(galaxyng, { ...asked, parameters: { shotLimits: 3 } })).toThrow(UNKNOWN_KEY);
    const game = createGame(galaxyng, asked);
    // @ts-expect-error there is no such bot
    expect(() => playBots(galaxyng, game, new Map([[1, 'radier']]))).toThrow(UNKNOWN_BOT);
    // @ts-expect-error there is no such bot
    expect(galaxyng.bots.radier).toBeUndefined();
  });

  test('in Multiplanetary Empire', () => {
    // @ts-expect-error no row has this key
    expect(({} as MultiplanetaryParameters).planetPair).toBeUndefined();
    // @ts-expect-error no row has this key
    expect(() => createGame(multiplanetary, { ...asked, parameters: { planetPair: 7 } })).toThrow(
      UNKNOWN_KEY,
    );
    const game = createGame(multiplanetary, asked);
    // @ts-expect-error there is no such bot
    expect(() => playBots(multiplanetary, game, new Map([[1, 'expender']]))).toThrow(UNKNOWN_BOT);
    // @ts-expect-error there is no such bot
    expect(multiplanetary.bots.expender).toBeUndefined();
  });

  test('in Goofspiel', () => {
    // @ts-expect-error no row has this key
    expect(({} as GoofspielParameters).replay).toBeUndefined();
    // @ts-expect-error no row has this key
    expect(() => createGame(goofspiel, { ...asked, parameters: { replay: 3 } })).toThrow(UNKNOWN_KEY);
    const game = createGame(goofspiel, asked);
    // @ts-expect-error there is no such bot
    expect(() => playBots(goofspiel, game, new Map([[1, 'palnner']]))).toThrow(UNKNOWN_BOT);
    // @ts-expect-error there is no such bot
    expect(goofspiel.bots.palnner).toBeUndefined();
  });

  test('in Proxima Centauri b', () => {
    // @ts-expect-error no row has this key
    expect(({} as ProximaParameters).gird).toBeUndefined();
    // @ts-expect-error no row has this key
    expect(() => createGame(proxima, { ...asked, parameters: { gird: 'square' } })).toThrow(UNKNOWN_KEY);
    const game = createGame(proxima, asked);
    // @ts-expect-error there is no such bot
    expect(() => playBots(proxima, game, new Map([[1, 'solder']]))).toThrow(UNKNOWN_BOT);
    // @ts-expect-error there is no such bot
    expect(proxima.bots.solder).toBeUndefined();
  });
});
