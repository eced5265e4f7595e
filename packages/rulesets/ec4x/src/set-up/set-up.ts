import { SetupError, type PlayerRecord, type SetupInput } from '@ec/engine';
import { MILLION } from '../arithmetic/people.js';
import { newColony, type Colony } from '../colony.js';
import { grossProduct } from '../economy/product.js';
import { drawMap } from '../map/draw-map.js';
import { rulesOf, type Rules, type Ec4xParameters } from '../parameters.js';
import { noWork, type Ec4xState } from '../state.js';
import { HOUSES, NAME_LENGTH, START } from '../tables/start.js';
import { commissionFleets, newHouse } from './new-house.js';

/**
 * A game at turn 0: its map, the Houses at their homes and the Empire at the hub.
 *
 * @throws SetupError when no game can be made from this input
 * @see seed 2.1
 */
export function setUp({ game, players, parameters, rng }: SetupInput<Ec4xParameters>): Ec4xState {
  checkPlayers(players);
  const rules = rulesOf(parameters);
  checkRules(rules);
  const { systems, lanes, hubId, homeIds } = drawMap(rules, players.length, rng);
  const houses = players.map(({ id: playerId, name }, i) =>
    newHouse(rules, { id: i + 1, name: name.trim(), playerId, homeId: homeIds[i] ?? 0 }, players.length),
  );
  for (const house of houses) commissionFleets(rules, house);
  for (const system of systems) {
    if (system.id === hubId) system.colony = empire(rules);
    const house = houses.find(({ homeId }) => homeId === system.id);
    if (!house) continue;
    const colony = newColony(house.id, START.people * MILLION);
    colony.facilities = { SP: 1, SY: 1 };
    colony.ground.AA.undamaged = rules['home.aa'];
    colony.ground.GB.undamaged = rules['home.gb'];
    colony.gcp = grossProduct(rules, house.research, { ...system, colony });
    house.gcp = colony.gcp;
    system.colony = colony;
  }
  return { turn: 0, game, rules, systems, lanes, houses, routs: [], turnWork: noWork(), winners: [] };
}

/** The hub, which the last of the Empire holds. */
function empire(rules: Rules): Colony {
  const colony = newColony('empire', rules['hub.pu'] * MILLION);
  colony.fighters = Array.from({ length: rules['hub.fs'] }, () => 0);
  colony.ground.GB.undamaged = rules['hub.gb'];
  colony.ground.AA.undamaged = rules['hub.aa'];
  colony.shield = rules['hub.sld'] || null;
  return colony;
}

function checkPlayers(players: readonly PlayerRecord[]): void {
  const { least, most } = HOUSES;
  if (players.length < least || players.length > most)
    throw new SetupError(
      'wrong-players',
      'players',
      { expected: `${least} to ${most} players` },
      players.length,
    );
  for (const [i, { name }] of players.entries())
    if (Array.from(name.trim()).length > NAME_LENGTH)
      throw new SetupError(
        'bad-name',
        `players[${i}].name`,
        { expected: `at most ${NAME_LENGTH} characters` },
        name,
      );
}

/** Bounds that no single parameter has. */
function checkRules(rules: Rules): void {
  const { 'lane.major': major, 'lane.minor': minor } = rules;
  if (major + minor === 0 || major + minor > 100)
    throw new SetupError(
      'bad-parameter',
      'parameters["lane.minor"]',
      { expected: 'a sum of the shares of major and minor lanes from 1 to 100' },
      major + minor,
    );
  if (rules['hub.pu'] > rules['k.eden'])
    throw new SetupError(
      'bad-parameter',
      'parameters["hub.pu"]',
      { expected: `at most the ${rules['k.eden']} PU of an Eden planet` },
      rules['hub.pu'],
    );
}
