import { createGame, forecastSheet, resolveTurn } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { houseOf, systemOf } from '../../src/lookup.js';
import { ec4x } from '../../src/ruleset.js';
import { players } from '../games.js';
import { doubtsOf, type Ec4xGame } from './doubts.js';

describe('X-41, X-72: a fleet sent against a former partner is doubted', () => {
  const begun = createGame(ec4x, { name: 'Pacts', seed: 3, players: players(2) });
  const play = (game: Ec4xGame, own: string, other = ''): Ec4xGame =>
    resolveTurn(ec4x, game, new Map([[1, own], [2, other]])); // prettier-ignore
  const home = systemOf(begun.state, houseOf(begun.state, 2).homeId);
  const there = `${home.q},${home.r}`;
  const [ownHome, otherHome] = [1, 2].map((id) => houseOf(begun.state, id).homeId);
  /** The game with fleet 1 of House 1 somewhere else. */
  const moved = (game: Ec4xGame, systemId = 0): Ec4xGame => {
    const state = structuredClone(game.state);
    for (const fleet of houseOf(state, 1).fleets) if (fleet.id === 1) fleet.systemId = systemId;
    return { ...game, state };
  };
  // the fleet has seen the colony, and is at home again
  const allied = moved(play(moved(begun, otherHome), 'stance 2 pact', 'stance 1 pact'), ownHome);
  const parted = play(allied, 'stance 2 neutral', 'stance 1 neutral');
  const pact =
    '1 breaks-pact: the pact with House 2 binds until turn 8: warships that fight there by then break it, which costs 10 prestige';

  test.each(['blockade', 'bombard', 'move', 'patrol'])(
    'a pact that ended in turn 2 binds for 6 turns, until turn 8, when a fleet is to %s',
    (mission) => {
      expect(doubtsOf(parted, `fleet 1 ${mission} ${there}`)).toEqual([pact]);
    },
  );

  test('as the turn then says: the fleet is there in turn 3 or later, and 10 points are lost', () => {
    const arrived = play(moved(parted, otherHome), `fleet 1 blockade ${there}`);
    expect(houseOf(arrived.state, 1).prestigeBy.pact).toBe(-10);
  });

  test('in turn 9 it binds no longer', () => {
    const later = Array.from({ length: 6 }).reduce<Ec4xGame>((game) => play(game, ''), parted);
    expect(later.state.turn).toBe(8);
    expect(doubtsOf(later, `fleet 1 blockade ${there}`)).toEqual([]);
  });

  test('an attack on a partner is refused as things stand: if the pact ends first, it is war', () => {
    const sheet = `fleet 1 blockade ${there}`;
    expect(doubtsOf(allied, sheet)).toEqual([
      '1 breaks-pact: if House 2 ends the pact first, the attack is carried out: to go straight from it to war costs 10 prestige',
      '1 pact: as things stand: You have a pact with its owner',
    ]);
    const orders = forecastSheet(ec4x, allied, 1, sheet)?.sections[0]?.blocks[0];
    expect(orders).toMatchObject({
      rows: [
        [1, sheet, 'open', 'It hangs on what others order; as things stand: You have a pact with its owner.'],
      ],
    });
    const refused = play(moved(allied, otherHome), sheet);
    expect(houseOf(refused.state, 1)).toMatchObject({ prestige: 50, stances: ['pact', 'pact'] });
    const broken = play(moved(allied, otherHome), sheet, 'stance 1 neutral');
    expect(houseOf(broken.state, 1)).toMatchObject({ prestigeBy: { pact: -10 }, stances: ['pact', 'enemy'] });
  });

  test('a pact that one side alone has left is broken by an attack, and not by a visit', () => {
    const left = play(allied, '', 'stance 1 neutral');
    expect(doubtsOf(left, `fleet 1 bombard ${there}`)).toEqual([
      '1 breaks-pact: you still offer House 2 a pact: to go straight from it to war costs 10 prestige',
    ]);
    expect(doubtsOf(left, `fleet 1 move ${there}`)).toEqual([]);
    const offered = play(allied, 'stance 2 neutral');
    expect(doubtsOf(offered, `stance 2 pact\nfleet 1 bombard ${there}`).join()).not.toContain(
      'you still offer',
    );
  });
});
