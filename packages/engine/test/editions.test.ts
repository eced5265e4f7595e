import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import {
  createGame,
  editionNamed,
  editionTable,
  replay,
  stateHash,
  turnReportOf,
  type Edition,
} from '../src/index.js';
import {
  createStoredGame,
  exportGame,
  gameStatus,
  importGame,
  openStoredGame,
  readExport,
  resolveStoredTurn,
  storedFigures,
  storedReport,
} from '../src/sqlite.js';
import { race, raceOf, type Race } from './race.js';
import { alter, newRace, submit } from './sqlite/stored-games.js';

const editions: Readonly<Record<string, Edition>> = {
  first: { description: 'As it began, with coins.', parameters: { sides: 2 } },
  wild: { description: 'With a die of 20 sides.', parameters: { sides: 20 } },
};
const edited: Race = { ...race, editions };
const options = { clock: setClock() };

describe('architecture, editions: named sets of parameters and templates', () => {
  it('a game without one is of the edition standard, which has the defaults', () => {
    expect(createGame(edited, newRace())).toMatchObject({ edition: 'standard', parameters: { sides: 6 } });
    expect(createGame(race, newRace())).toMatchObject({ edition: 'standard', parameters: { sides: 6 } });
  });

  it('its values come before the defaults, and what the game master gives before its values', () => {
    const game = createGame(edited, { ...newRace(), edition: 'wild' });
    expect(game).toMatchObject({ edition: 'wild', parameters: { sides: 20 } });
    const changed = createGame(edited, { ...newRace(), edition: 'wild', parameters: { sides: 8 } });
    expect(changed).toMatchObject({ edition: 'wild', parameters: { sides: 8 } });
  });

  it('a wrong name is refused with what there is', () => {
    expect(() => createGame(edited, { ...newRace(), edition: 'wlid' })).toThrow(
      'edition: expected one of "standard", "first", "wild", received "wlid"; did you mean "wild"?',
    );
    expect(() => editionNamed(race, 'first')).toThrow(
      'edition: expected "standard", the only edition, received "first"',
    );
    // A name of what every object has is no edition.
    expect(() => editionNamed(edited, 'toString')).toThrow('received "toString"');
  });

  it('a game master writes others, whose faults are found at their place', () => {
    const own = { name: 'coins', parameters: { sides: 2 }, templates: {} };
    expect(createGame(edited, { ...newRace(), edition: own })).toMatchObject({
      edition: 'coins',
      parameters: { sides: 2 },
    });
    const wrong = { ...own, parameters: { sides: 1 } };
    expect(() => createGame(edited, { ...newRace(), edition: wrong })).toThrow(
      'edition.parameters["sides"]: expected an integer from 2 to 1000000, received 1',
    );
    const strange = { ...own, templates: { track: {} } };
    expect(() => createGame(edited, { ...newRace(), edition: strange })).toThrow(
      'templates.track: expected no template, received "track"',
    );
  });

  it('reports of another edition than standard name it', () => {
    const subtitle = (edition: string): string =>
      turnReportOf(edited, createGame(edited, { ...newRace(), edition }), 1).subtitle;
    expect(subtitle('wild')).toBe('edition wild');
    expect(subtitle('standard')).toBe('');
  });

  it('a table shows where they differ', () => {
    expect(editionTable(edited).rows).toEqual([['sides', 6, 2, 20]]);
    expect(editionTable(race).rows).toEqual([]);
  });

  it('a record that names one is replayed by it', () => {
    const game = { ...newRace(), seed: '7', edition: 'wild' };
    const hash = stateHash(createGame(edited, game).state);
    expect(replay(edited, { ruleset: 'race', version: '1', game, hash, turns: [] })).toBeUndefined();
  });
});

describe('architecture, editions: a stored game keeps its own', () => {
  /** Later rules under which the edition has another value, a parameter is gone and another is new. */
  const later: Race = {
    ...raceOf({ version: '2' }),
    editions: { wild: { description: 'Wilder.', parameters: { sides: 100 } } },
  };

  it('its name and values stay, whatever later rules make of it', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    createStoredGame(path, edited, newRace(3, { edition: 'wild' }), options)[Symbol.dispose]();
    using stored = openStoredGame(path, later, options);
    expect(storedFigures(stored)).toEqual({ edition: 'wild', parameters: { sides: 20 } });
    expect(gameStatus(stored)).toMatchObject({ edition: 'wild', changed: [] });
    submit(stored, 1, 'push');
    await resolveStoredTurn(stored, { newRules: true });
    expect(storedReport(stored, 1).subtitle).toBe('edition wild');
  });

  it('the values of standard stay as well, when the defaults change', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    createStoredGame(path, edited, newRace(3), options)[Symbol.dispose]();
    const [sides] = race.parameters;
    if (sides?.kind !== 'integer') throw new Error('expected the sides');
    using stored = openStoredGame(path, { ...later, parameters: [{ ...sides, default: 12 }] }, options);
    expect(storedFigures(stored).parameters).toEqual({ sides: 6 });
  });

  it('a parameter that later rules have dropped is left out', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    createStoredGame(path, edited, newRace(3), options)[Symbol.dispose]();
    using stored = openStoredGame(path, { ...later, parameters: [] }, options);
    expect(storedFigures(stored).parameters).toEqual({});
  });

  it('a file from before editions goes on by first, where there is one, and by standard elsewhere', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    createStoredGame(path, race, newRace(3), options)[Symbol.dispose]();
    alter(path, "UPDATE meta SET edition = 'null'");
    {
      using stored = openStoredGame(path, edited, options);
      expect(storedFigures(stored)).toEqual({ edition: 'first', parameters: { sides: 2 } });
    }
    using stored = openStoredGame(path, race, options);
    expect(storedFigures(stored)).toEqual({ edition: 'standard', parameters: { sides: 6 } });
  });

  it('it is in an export, and comes back from it', () => {
    using stored = createStoredGame(':memory:', edited, newRace(3, { edition: 'wild' }), options);
    const exported = readExport(JSON.parse(JSON.stringify(exportGame(stored))));
    expect(exported.edition).toEqual({ name: 'wild', parameters: { sides: 20 }, templates: {} });
    using again = importGame(':memory:', edited, exported, options);
    expect(storedFigures(again)).toEqual(storedFigures(stored));
  });
});
