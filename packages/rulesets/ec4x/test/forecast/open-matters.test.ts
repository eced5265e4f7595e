import { createGame, resolveTurn, type Game } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import type { Ec4xEvent } from '../../src/events.js';
import { forecast } from '../../src/forecast/forecast.js';
import { holding } from '../../src/fleet.js';
import { houseOf, systemOf } from '../../src/lookup.js';
import { ec4x } from '../../src/ruleset.js';
import type { Ec4xState } from '../../src/state.js';
import { doubtsOf } from '../rehearsal/doubts.js';
import { players } from '../games.js';

/** A game of two before the turn after a number, with what House 1 has changed; its fleets hold. */
function gameAfter(turn: number, change: (state: Ec4xState) => void = () => undefined) {
  const game: Game<Ec4xState, Ec4xEvent> = createGame(ec4x, { name: 'Open', seed: 5, players: players(2) });
  const state = structuredClone(game.state);
  state.turn = turn;
  for (const fleet of houseOf(state, 1).fleets) fleet.order = holding();
  change(state);
  return { ...game, state };
}

/** What House 1 reads of a sheet: results of its orders with their reasons, and what is not in the figures. */
function told(game: Game<Ec4xState, Ec4xEvent>, sheet: string) {
  const { orders } = ec4x.parse(sheet);
  const { sections } = forecast(orders, ec4x.view(game.state, game.journal, 1));
  const rows = sections
    .filter(({ id }) => id === 'orders')
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])));
  const scope = sections.find(({ id }) => id === 'scope');
  return {
    orders: rows.map(([, , status, reason]) => `${String(status)} ${String(reason)}`.trim()),
    open: scope?.blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : [])) ?? [],
  };
}

describe('X-21, X-33: a forecast says what is open', () => {
  const withPoints = (points: number, science = 0) =>
    gameAfter(5, (state) => {
      const { research } = houseOf(state, 1);
      research.levels.el = 1;
      research.levels.sl = science;
      research.points.el = points;
    });

  test('level 2 of the economy takes 60 points, and level 3, where a breakthrough brings level 2, more', () => {
    expect(told(withPoints(60, 1), 'upgrade el')).toEqual({
      orders: ['open It hangs on a breakthrough. Without one: it is done.'],
      open: ['What a breakthrough brings: its chance is 10 %.'],
    });
  });

  test('while science is below the economy, a breakthrough raises science, and 60 points are enough', () => {
    expect(told(withPoints(60), 'upgrade el').orders).toEqual(['done']);
  });

  test('with 50 points, the 10 of a breakthrough would do; with 49 no breakthrough does', () => {
    expect(told(withPoints(50), 'upgrade el').orders).toEqual([
      'open It hangs on a breakthrough. Without one: The pool has too few points: the level takes 60, and there are 50.',
    ]);
    expect(told(withPoints(49), 'upgrade el').orders).toEqual([
      'refused The pool has too few points: the level takes 60, and there are 49; no breakthrough is enough.',
    ]);
  });

  test('in month 2 nobody has a breakthrough, and a House whose fleets hold knows its next Income', () => {
    expect(told(gameAfter(1), 'tax 40')).toEqual({ orders: ['done'], open: [] });
  });

  test('a fleet that is sent to found a colony is named: what it costs and brings is not in the figures', () => {
    const game = gameAfter(1);
    const etac = houseOf(game.state, 1).fleets.find(({ squadrons }) =>
      squadrons.some(({ ships }) => ships.some(({ load }) => load > 0)),
    );
    const free = game.state.systems.find(({ colony }) => colony === null);
    expect(told(game, `fleet ${etac?.id} colonize ${free?.q},${free?.r}`)).toEqual({
      orders: ['done'],
      open: [`What these fleets do and meet: ${etac?.id}.`],
    });
  });
});

describe('X-63, X-66: espionage where the House knows of nobody', () => {
  test('2 points of sabotage are spent on a system without a colony', () => {
    const game = gameAfter(1, (state) => {
      houseOf(state, 1).ebp = 5;
    });
    const free = game.state.systems.find(({ colony }) => colony === null);
    const sheet = `subvert sabotage ${free?.q},${free?.r}`;
    expect(told(game, sheet)).toEqual({
      orders: ['open It hangs on chance, and on what its target has.'],
      open: ['What the act of espionage brings.'],
    });
    expect(doubtsOf(game, sheet)).toEqual([
      '1 no-target: as far as you know, no other House has a colony there: without one, 2 EBP or more are spent on nothing',
    ]);
    const { state, journal } = resolveTurn(ec4x, game, new Map([[1, sheet]]));
    expect(journal.find((event) => event.kind === 'order')).toMatchObject({ code: 'no-target' });
    expect(houseOf(state, 1).ebp).toBe(3);
  });

  test('a colony that it sees is no such system', () => {
    const game = gameAfter(1, (state) => {
      houseOf(state, 1).ebp = 5;
    });
    const { q, r } = systemOf(game.state, houseOf(game.state, 2).homeId);
    const after = resolveTurn(ec4x, game, new Map());
    for (const fleet of houseOf(after.state, 1).fleets) fleet.systemId = houseOf(after.state, 2).homeId;
    const seen = resolveTurn(ec4x, after, new Map());
    const sheet = `subvert sabotage ${q},${r}`;
    expect(doubtsOf(seen, sheet)).toEqual([]);
    // two acts that are remembered double the 2 points twice
    const own = houseOf(seen.state, 1);
    own.acts = [1, 2].map((turn) => ({ targetId: 2, turn, isSuccess: false }));
    expect(doubtsOf(seen, sheet)).toEqual([
      '1 no-points: as far as you know, House 2 has the colony there: an act against it takes 8 EBP by now, and there are 5',
    ]);
    const { journal } = resolveTurn(ec4x, seen, new Map([[1, sheet]]));
    expect(journal.find((event) => event.kind === 'order')).toMatchObject({ code: 'no-points' });
  });
});

describe('X-21, X-39: what hangs on the stances of others is open', () => {
  /** Fleets 2 and 3 of House 1, a Scout each, where House 2 has its first fleet, or none of House 2 is. */
  const met = (isThere: boolean) => {
    const game = gameAfter(1, (state) => {
      const free = state.systems.find(({ colony }) => colony === null)?.id ?? 0;
      const [one, two] = [1, 2].map((id) => houseOf(state, id).fleets);
      for (const fleet of one?.slice(1) ?? []) fleet.systemId = free;
      for (const fleet of two?.slice(0, 1) ?? []) if (isThere) fleet.systemId = free;
    });
    return resolveTurn(ec4x, game, new Map());
  };
  const endOf = (game: Game<Ec4xState, Ec4xEvent>, sheet: string, other: string) => {
    const { journal } = resolveTurn(ec4x, game, new Map([[1, sheet], [2, other]])); // prettier-ignore
    return journal.find(({ kind, seats }) => kind === 'order' && seats[0] === 1);
  };

  test.each(['merge 2 3', 'squadron new 6 fleet 2'])(
    'beside a neutral fleet, "%s" is done as things stand',
    (sheet) => {
      const game = met(true);
      expect(told(game, sheet).orders).toEqual([
        'open It hangs on what others order; as things stand: it is done.',
      ]);
      expect(doubtsOf(game, sheet)).toEqual([]);
      expect(endOf(game, sheet, '')).toMatchObject({ status: 'done' });
      expect(endOf(game, sheet, 'stance 1 enemy')).toMatchObject({ code: 'hostile-near' });
    },
  );

  test('beside an enemy it is refused as things stand: who leaves the game is in nobody’s way', () => {
    const game = met(true);
    const state = structuredClone(game.state);
    houseOf(state, 1).stances[1] = 'enemy';
    expect(doubtsOf({ ...game, state }, 'merge 2 3')).toEqual([
      '1 hostile-near: as things stand: There are enemies in the system',
    ]);
  });

  test('where nobody else is in sight it is done, and so is what changes no squadron', () => {
    expect(told(met(false), 'merge 2 3').orders).toEqual(['done']);
    expect(told(met(true), 'name fleet 2 "Ear"').orders).toEqual(['done']);
  });

  test('a fleet that is named nowhere is unknown whatever others do', () => {
    expect(told(met(true), 'merge 9 3').orders).toEqual(['refused You have no fleet of this number.']);
  });
});
