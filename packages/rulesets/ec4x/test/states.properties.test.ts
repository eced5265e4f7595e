import { fc, test } from '@fast-check/vitest';
import { botSheets, createGame, plainCopy, resolveTurn, type Game } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import type { Ec4xEvent } from '../src/events.js';
import type { Ec4xState } from '../src/state.js';
import type { UnitState } from '../src/types.js';
import { newState, players } from './games.js';
import { withFuzz } from './proof.js';

/** Phases in which things may be crippled: Conflict and, of Income, maintenance. */
const MAY_WORSEN = ['subversion', 'fights', 'income'];
/** The phase at which repairs end. */
const MAY_IMPROVE = 'projects';

/** State of every ship, by its House and number; what is under repair is crippled. */
function shipStates({ houses, systems }: Ec4xState): Map<string, UnitState> {
  const states = new Map<string, UnitState>();
  for (const { id, fleets } of houses)
    for (const { squadrons } of fleets)
      for (const { state, ships } of squadrons)
        for (const ship of ships) states.set(`${id}.${ship.id}`, state);
  for (const { colony } of systems)
    for (const project of colony?.projects ?? [])
      if (project.kind === 'squadronRepair')
        for (const ship of project.squadron.ships) states.set(`${colony?.owner}.${ship.id}`, 'crippled');
  return states;
}

/** Ships whose state a phase has changed as it may not. */
function wrongChanges(phase: string, before: Ec4xState, after: Ec4xState): string[] {
  const was = shipStates(before);
  return [...shipStates(after)]
    .filter(([ship, state]) => {
      const old = was.get(ship);
      if (old === undefined || old === state) return false;
      return state === 'crippled' ? !MAY_WORSEN.includes(phase) : phase !== MAY_IMPROVE;
    })
    .map(([ship, state]) => `${phase}: ship ${ship} is ${state}`);
}

/** Undamaged Starbases, batteries and armies of every colony, by system and class. */
function undamagedUnits({ systems }: Ec4xState): Map<string, number> {
  return new Map(
    systems.flatMap(({ id, colony }): [string, number][] => {
      const { GB, AA } = colony?.ground ?? { GB: { undamaged: 0 }, AA: { undamaged: 0 } };
      const starbases = colony?.starbases.filter(({ state }) => state === 'undamaged') ?? [];
      return [
        [`SB of system ${id}`, starbases.length],
        [`GB of system ${id}`, GB.undamaged],
        [`AA of system ${id}`, AA.undamaged],
      ];
    }),
  );
}

/** Units that a phase has made undamaged as it may not. */
function wrongGains(phase: string, before: Ec4xState, after: Ec4xState): string[] {
  const had = undamagedUnits(before);
  return [...undamagedUnits(after)]
    .filter(([units, count]) => count > (had.get(units) ?? 0) && phase !== MAY_IMPROVE)
    .map(([units]) => `${phase}: more undamaged ${units}`);
}

describe('section 17: states worsen in Conflict and maintenance alone, and improve by repair alone', () => {
  test.prop([fc.integer({ min: 0, max: 1e6 }), fc.constantFrom(0, 10)], { numRuns: 4 })(
    'section 17: in games of bots, phase by phase',
    (seed, level) => {
      const bots = ['conqueror', 'fuzz', 'conqueror', 'random-legal'] as const;
      const seats = new Map(bots.map((bot, i) => [i + 1, bot] as const));
      let game: Game<Ec4xState, Ec4xEvent> = createGame(withFuzz, {
        ...{ name: 'States', seed, players: players(bots.length) },
        parameters: { 'start.level': level },
      });
      const found: string[] = [];
      for (let turn = 0; turn < 15; turn++) {
        let last = game.state;
        game = resolveTurn(withFuzz, game, botSheets(withFuzz, game, seats), {}, (phase, state) => {
          found.push(...wrongChanges(phase, last, state), ...wrongGains(phase, last, state));
          last = plainCopy(state);
        });
      }
      expect(found).toEqual([]);
    },
  );

  it('section 17: what is broken is found', () => {
    const before = newState(2);
    const after = plainCopy(before);
    for (const { fleets } of after.houses)
      for (const { squadrons } of fleets) for (const squadron of squadrons) squadron.state = 'crippled';
    expect(wrongChanges('movement', before, after)).toHaveLength(12);
    expect(wrongChanges('fights', before, after)).toEqual([]);
    expect(wrongChanges('fights', after, before)).toHaveLength(12);
    expect(wrongChanges('projects', after, before)).toEqual([]);
    for (const { colony } of after.systems) if (colony) colony.ground.AA.undamaged += 1;
    expect(wrongGains('fights', before, after)).toHaveLength(3);
    expect(wrongGains('projects', before, after)).toEqual([]);
  });
});
