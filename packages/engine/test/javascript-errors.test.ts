import { describe, expect, it } from 'vitest';
import {
  botSheets,
  checkSheet,
  createGame,
  forecastSheet,
  InvariantError,
  playBots,
  replay,
  resolveParameters,
  resolveTurn,
  SetupError,
  turnReportOf,
  type GameRecord,
  type HostInput,
  type NewGame,
} from '../src/index.js';
import { sheetContext } from '../src/loop/game.js';
import { race, type Race, type RaceState } from './race.js';

const good = { name: 'R', seed: 1, players: [{ id: 1, email: 'ada@example.org', name: 'Ada' }] };
/** A game as a program without types asks for it. */
const asked = (given: unknown) => createGame(race, given as NewGame);

describe('errors for programs without types', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'game: expected an object with name, seed and players, received undefined'],
    ['a seed that is missing', { ...good, seed: undefined }, 'seed: expected an integer or a text, received undefined'],
    ['a seed that is no number', { ...good, seed: NaN }, 'seed: expected an integer or a text, received NaN'],
    ['a seed that is null', { ...good, seed: null }, 'seed: expected an integer or a text, received null'],
    ['a seed that is an object', { ...good, seed: {} }, 'seed: expected an integer or a text, received {}'],
    ['a seed that is no integer', { ...good, seed: 0.5 }, 'seed: expected an integer or a text, received 0.5'],
    ['a seed of 65 bits', { ...good, seed: 2n ** 64n }, 'seed: expected an integer of 64 bits, received 18446744073709551616'],
    ['a seed of 70 bits', { ...good, seed: 2n ** 70n }, 'seed: expected an integer of 64 bits, received 1180591620717411303424'],
    ['a seed that is too low', { ...good, seed: -(2n ** 63n) - 1n }, 'seed: expected an integer of 64 bits, received -9223372036854775809'],
    ['a name that is missing', { ...good, name: undefined }, 'name: expected a text, received undefined'],
    ['players that are missing', { name: 'R', seed: 1 }, 'players: expected a list of players with id, email and name, received undefined'],
    ['a player who is a name', { ...good, players: ['Ada'] }, 'players[0]: expected an object with id, email and name, received "Ada"'],
    ['a player without an address', { ...good, players: [{ id: 1, name: 'Ada' }] }, 'players[0].email: expected a text, received undefined'],
    ['a parameter that is a bigint', { ...good, parameters: { sides: 3n } }, 'parameters["sides"]: expected an integer from 2 to 1000000, received 3n'],
    ['parameters in a Map', { ...good, parameters: new Map([['sides', 8]]) }, 'parameters: expected an object, received'],
    ['an edition that is a number', { ...good, edition: 3 }, 'edition: expected a name, or an object with name, parameters and templates, received 3'],
    ['an edition that lacks its values', { ...good, edition: { name: 'ours' } }, 'edition: expected a name, or an object with name, parameters and templates'],
    ['a misspelt option', { ...good, paramters: {} }, 'paramters: expected one of name, seed, players, edition, parameters, templates, received "paramters"; did you mean "parameters"?'],
    ['a misspelt parameter', { ...good, parameters: { sdies: 3 } }, 'parameters["sdies"]: expected the key of a parameter, received "sdies"; did you mean "sides"?'],
  ])('%s', (_, given, message) => {
    expect(() => asked(given)).toThrow(SetupError);
    expect(() => asked(given)).toThrow(message);
  }); // prettier-ignore

  it.each<[string, unknown, string, string]>([
    ['a list', [], 'bad-game', 'game'],
    ['no name', { ...good, name: ' ' }, 'empty-name', 'name'],
    ['a name with a control character', { ...good, name: 'a\u0007' }, 'bad-name', 'name'],
    ['a name that is a number', { ...good, name: 7 }, 'bad-name', 'name'],
    ['a seed that is a list', { ...good, seed: [] }, 'bad-seed', 'seed'],
    ['a seed with half a surrogate pair', { ...good, seed: 'x\ud800' }, 'bad-seed', 'seed'],
    ['a seed of 71 bits', { ...good, seed: 2n ** 70n }, 'bad-seed', 'seed'],
    ['players in an object', { ...good, players: {} }, 'bad-players', 'players'],
    ['a player who is null', { ...good, players: [null] }, 'bad-player', 'players[0]'],
    ['a player without a name', { ...good, players: [{ id: 1, email: 'a@b.c' }] }, 'bad-name', 'players[0].name'],
    ['a player without an address', { ...good, players: [{ id: 1, name: 'Ada' }] }, 'bad-email', 'players[0].email'],
    ['an edition that is null', { ...good, edition: null }, 'bad-edition', 'edition'],
    ['an edition without a name', { ...good, edition: { parameters: {}, templates: {} } }, 'bad-edition', 'edition'],
    ['an edition without parameters', { ...good, edition: { name: 'x', templates: {} } }, 'bad-edition', 'edition'],
    ['an edition without templates', { ...good, edition: { name: 'x', parameters: {} } }, 'bad-edition', 'edition'],
    ['parameters in a Set', { ...good, parameters: new Set() }, 'bad-parameters', 'parameters'],
    ['parameters that are null', { ...good, parameters: null }, 'bad-parameters', 'parameters'],
    ['templates in a list', { ...good, templates: [] }, 'bad-templates', 'templates'],
    ['templates that are a text', { ...good, templates: 'x' }, 'bad-templates', 'templates'],
    ['a misspelt option', { ...good, sede: 1 }, 'unknown-option', 'sede'],
  ])('%s has its code and its place', (_, given, code, path) => {
    expect(() => asked(given)).toThrow(expect.objectContaining({ code, path }));
  }); // prettier-ignore

  it('what was expected of parameters and templates, and of a name', () => {
    expect(() => asked({ ...good, templates: [] })).toThrow('templates: expected an object, received []');
    expect(() => asked({ ...good, name: '  ' })).toThrow(
      'name: expected a name that is not empty, received "  "',
    );
    expect(() => asked({ ...good, players: [{ ...good.players[0], id: 0 }] })).toThrow(
      'players[0].id: expected an integer of at least 1, received 0',
    );
    expect(() => asked({ ...good, players: [{ ...good.players[0], name: ' ' }] })).toThrow(
      'players[0].name: expected a text that is not empty, received " "',
    );
    expect(() => asked({ ...good, players: [good.players[0], good.players[0]] })).toThrow(
      'players[1].id: expected a value that players[0] does not have, received 1',
    );
    expect(() => asked({ ...good, players: [{ ...good.players[0], email: 'ada' }] })).toThrow(
      'players[0].email: expected a mail address such as ada@example.org, received "ada"',
    );
    expect(() => asked({ ...good, name: 'a\u0007' })).toThrow(
      'name: expected at most 200 characters that can be seen, without control characters, received "a\\u0007"',
    );
  });

  it('what a stored game has beside the options is no mistake, and anything else is', () => {
    expect(asked({ ...good, package: '@ec/race', due: null, contact: null }).name).toBe('R');
    for (const option of ['params', 'values', 'comment'])
      expect(() => asked({ ...good, [option]: { sides: 3 } })).toThrow(
        new SetupError(
          'unknown-option',
          option,
          `expected one of name, seed, players, edition, parameters, templates, received "${option}"`,
          option,
        ),
      );
    expect(asked({ ...good, name: ` ${'x'.repeat(200)} ` }).name).toHaveLength(200);
  });

  it('an address of 254 characters is one, blanks around it do not count, and one of 255 is none', () => {
    const address = (length: number) => `a@${'b.'.repeat(126)}${'c'.repeat(length - 254)}`;
    const withEmail = (email: string) => asked({ ...good, players: [{ ...good.players[0], email }] });
    const long = `${address(254).slice(0, -1)}c`;
    expect(long).toHaveLength(254);
    expect(withEmail(`  ${long}  `).state.runners).toHaveLength(1);
    expect(() => withEmail(`x${long}`)).toThrow(SetupError);
    expect(() => withEmail('a @example.org')).toThrow(SetupError);
  });

  it('a seed may be an integer, a large one, or a text, which are the same', () => {
    const states = [7, 7n, '7'].map((seed) => asked({ ...good, seed }).state);
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
  });

  it('order sheets that are an object, or whose seats are texts', () => {
    const game = asked(good);
    const resolved = (sheets: unknown) => () => resolveTurn(race, game, sheets as Map<number, string>);
    expect(resolved({ 1: 'push' })).toThrow('sheets: expected a Map from seat IDs to order sheets');
    expect(resolved(new Map([['1', 'push']]))).toThrow(
      'sheets: expected the ID of a seat as a number, received "1"',
    );
    expect(resolved(new Map([[1, { text: 'push' }]]))).toThrow(
      'sheets: expected the text of a sheet for seat 1, received {"text":"push"}',
    );
    for (const wrong of [
      { text: 7, orders: [] },
      { text: 'push', orders: 'push' },
    ])
      expect(resolved(new Map([[1, wrong]]))).toThrow(
        new TypeError(`sheets: expected the text of a sheet for seat 1, received ${JSON.stringify(wrong)}`),
      );
    expect(resolved(new Map([[1, null]]))).toThrow('for seat 1, received null');
    expect(resolved(new Map([[1, 7]]))).toThrow(
      'sheets: expected the text of a sheet for seat 1, received 7',
    );
  });

  it('bots that are an object, whose seats are texts, or that are no names', () => {
    const played = (bots: unknown) => () => playBots(race, asked(good), bots as Map<number, string>);
    expect(played({ 1: 'eager' })).toThrow('bots: expected a Map from seat IDs to names of bots');
    expect(played(new Map([['1', 'eager']]))).toThrow(
      'bots: expected the ID of a seat as a number, received "1"',
    );
    expect(played(new Map([[1, null]]))).toThrow(
      'bots: expected the name of a bot for seat 1, received null',
    );
  });

  it('what is no ruleset and no game, and a misspelt input of the host', () => {
    const none = undefined as unknown as Race;
    expect(() => createGame(none, good)).toThrow('ruleset: expected a ruleset');
    expect(() => createGame({} as unknown as Race, good)).toThrow('received {}');
    expect(() => createGame([1, 2, 3, 4, 5, 6, 7] as unknown as Race, good)).toThrow(
      'received an object with 0, 1, 2, 3, 4, 5…',
    );
    expect(() => createGame([1, 2, 3, 4, 5, 6] as unknown as Race, good)).toThrow(
      /received an object with 0, 1, 2, 3, 4, 5$/,
    );
    const game = asked(good);
    for (const other of [7, null, { ruleset: 'race' }, { state: {} }, { ruleset: 'race', state: null }])
      expect(() => resolveTurn(race, other as unknown as typeof game)).toThrow('game: expected a game');
    for (const other of [7, null])
      expect(() => resolveTurn(race, game, new Map(), other as HostInput)).toThrow(
        `host: expected an object with notice and isAgreedEnd, received ${other}`,
      );
    expect(() => resolveTurn(race, game, new Map(), { quiet: true } as HostInput)).toThrow(
      /received "quiet"$/,
    );
    expect(() => resolveTurn(race, game, new Map(), { notice: 7 } as unknown as HostInput)).toThrow(
      'host.notice: expected a text, received 7',
    );
    for (const [end, shown] of [
      ['no', '"no"'],
      [1, '1'],
      [null, 'null'],
    ])
      expect(() => resolveTurn(race, game, new Map(), { isAgreedEnd: end } as unknown as HostInput)).toThrow(
        new TypeError(`host.isAgreedEnd: expected true or false, received ${shown}`),
      );
    for (const end of [false, undefined])
      expect(resolveTurn(race, game, new Map(), { isAgreedEnd: end } as unknown as HostInput).state).toEqual(
        resolveTurn(race, game).state,
      );
    expect(() => resolveTurn(race, game.state as unknown as typeof game)).toThrow(
      'game: expected a game, as createGame makes it, received an object with turn, course, runners',
    );
    const parts = { ...game, journal: [] };
    for (const [wrong, message] of [
      [{ version: undefined }, 'game.version: expected a text, received undefined'],
      [{ name: 7 }, 'game.name: expected a text, received 7'],
      [{ seed: 1n }, 'game.seed: expected a text, received 1n'],
      [{ edition: undefined }, 'game.edition: expected a text, received undefined'],
      [{ parameters: undefined }, 'game.parameters: expected an object, received undefined'],
      [{ parameters: [] }, 'game.parameters: expected an object, received []'],
      [{ journal: undefined }, 'game.journal: expected a list, received undefined'],
      [{ state: {} }, 'game.state.turn: expected an integer from 0, received undefined'],
      [{ state: { ...game.state, turn: '0' } }, 'game.state.turn: expected an integer from 0, received "0"'],
      [{ state: { ...game.state, turn: NaN } }, 'game.state.turn: expected an integer from 0, received NaN'],
      [{ state: { ...game.state, turn: -1 } }, 'game.state.turn: expected an integer from 0, received -1'],
    ] as const) {
      const broken = { ...parts, ...wrong } as unknown as typeof game;
      expect(() => resolveTurn(race, broken)).toThrow(new TypeError(message));
      expect(() => turnReportOf(race, broken, 1)).toThrow(new TypeError(message));
      expect(() => sheetContext(race, broken, 1)).toThrow(new TypeError(message));
    } // prettier-ignore
    const host = { notise: 'Hello' } as HostInput;
    expect(() => resolveTurn(race, game, new Map(), host)).toThrow(
      'host: expected one of notice, isAgreedEnd, received "notise"; did you mean "notice"?',
    );
    expect(() => turnReportOf(race, game, '1' as unknown as number)).toThrow(
      'seat: expected one of 1, received "1"',
    );
    expect(() => turnReportOf(race, game, 1n as unknown as number)).toThrow(
      new RangeError('seat: expected one of 1, received 1n'),
    );
    expect(() => turnReportOf(race, game, (() => 1) as unknown as number)).toThrow(
      new RangeError('seat: expected one of 1, received a function'),
    );
    expect(() => resolveParameters(undefined as unknown as [])).toThrow('expected the rows of a ruleset');
  });

  describe('a state that is not one of the ruleset, wherever it makes something fail', () => {
    const game = asked(good);
    const [runner] = game.state.runners;
    const { runners: _, ...rest } = game.state;
    const uses: readonly [string, (broken: typeof game) => unknown][] = [
      ['a turn', (broken) => resolveTurn(race, broken, new Map([[1, 'push']]))],
      ['a report', (broken) => turnReportOf(race, broken, 1)],
      ['a context', (broken) => sheetContext(race, broken, 1)],
      ['a sheet', (broken) => checkSheet(race, broken, 1, 'push')],
      ['a forecast', (broken) => forecastSheet(race, broken, 1, 'push')],
      ['bots', (broken) => botSheets(race, broken, new Map([[1, 'steady']]))],
      ['a turn of bots', (broken) => playBots(race, broken, new Map([[1, 'steady']]))],
    ];
    const wrong: readonly [unknown, string][] = [
      [{ turn: 0 }, 'course: Invalid key: Expected "course" but received undefined'],
      [rest, 'runners: Invalid key: Expected "runners" but received undefined'],
      [{ ...game.state, runners: null }, 'runners: Invalid type: Expected Array but received null'],
      [{ ...game.state, runners: [null] }, 'runners.0: Invalid type: Expected Object but received null'],
      // JSON has no bigint
      [{ ...rest, course: 1n }, 'state: Do not know how to serialize a BigInt'],
    ];
    it.each(uses)('%s', (_, use) => {
      for (const [state, message] of wrong)
        expect(() => use({ ...game, state: state as RaceState })).toThrow(
          expect.objectContaining({ name: 'StateError', message }),
        );
    });

    it('a sound state is not blamed for what else is wrong', () => {
      const failing: Race = {
        ...race,
        phases: [
          {
            name: 'move',
            run: () => {
              throw new TypeError('a bug');
            },
          },
        ],
      };
      expect(() => resolveTurn(failing, game)).toThrow(InvariantError);
      expect(() => turnReportOf(race, game, 9)).toThrow(
        new RangeError('seat: expected one of 1, received 9'),
      );
      expect(runner?.seat).toBe(1);
    });
  });

  it('sheets that are no text, and games and rulesets that are none, wherever they are used', () => {
    const game = asked(good);
    const none = undefined as unknown as Race;
    for (const use of [checkSheet, forecastSheet]) {
      expect(() => use(race, game, 1, 7 as unknown as string)).toThrow(
        new TypeError('text: expected the text of a sheet, received 7'),
      );
      expect(() => use(none, game, 1, 'push')).toThrow('ruleset: expected a ruleset');
      expect(() => use(race, null as unknown as typeof game, 1, 'push')).toThrow('game: expected a game');
    }
    for (const use of [botSheets, playBots]) {
      expect(() => use(none, game, new Map())).toThrow('ruleset: expected a ruleset');
      expect(() => use(race, null as unknown as typeof game, new Map())).toThrow('game: expected a game');
    }
    expect(() => playBots(race, game, new Map(), { 1: 'push' } as unknown as Map<number, string>)).toThrow(
      'sheets: expected a Map from seat IDs to order sheets',
    );
  });

  it('a record that is none, and a bot that gives no sheet', () => {
    for (const [record, shown] of [
      [null, 'null'],
      [{}, '{}'],
      [{ ruleset: 'race', version: '1', hash: '' }, '{"ruleset":"race","version":"1","hash":""}'],
    ] as const)
      expect(() => replay(race, record as unknown as GameRecord)).toThrow(
        new TypeError(
          `record: expected an object with ruleset, version, game, hash and turns, received ${shown}`,
        ),
      );
    const game = asked(good);
    for (const [given, shown] of [
      [undefined, 'undefined'],
      [7, '7'],
      [Promise.resolve('push'), 'a promise'],
    ] as const) {
      const lazy = { ...race, bots: { lazy: () => given as unknown as string } };
      expect(() => playBots(lazy, game, new Map([[1, 'lazy']]))).toThrow(
        new TypeError(`the bot "lazy": expected it to return a sheet, received ${shown}`),
      );
    }
  });
});
