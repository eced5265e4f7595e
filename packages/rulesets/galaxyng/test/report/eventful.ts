/** Galaxies whose reports have every section. */
import { galaxyOf, home, turn, type GalaxyGame } from '../turns.js';

/** A galaxy as it stands: groups at planets, in hyperspace and in a fleet, planets of each kind. */
export function busy(): GalaxyGame {
  const game = galaxyOf({
    planets: [
      home(1, { x: 0, stock: { COL: 1.239, CAP: 0, MAT: 0 } }),
      home(2, { x: 30 }),
      { x: 60, size: 12.345 },
      { x: 0, y: 100 },
      home(2, { x: 90, y: 100 }),
      home(1, { x: 10, y: 10, product: { kind: 'ships', typeId: 1 } }),
    ],
    groups: [
      { type: 'Drone', planetId: 2 },
      { type: 'Drone', ships: 2, fleetId: 1 },
      { type: 'Hauler', planetId: 3, originId: 1, distance: 33.337, cargo: 'COL', load: 0.5 },
      { type: 'Drone', planetId: 3 },
      { type: 'Drone', raceId: 2, planetId: 1, originId: 2, distance: 25, ships: 4 },
      { type: 'Fort', raceId: 2, planetId: 2, ships: 3 },
    ],
    parameters: { peaceTurns: 9 },
  });
  const [race] = game.state.races;
  race?.fleets.push({ id: 1, name: 'Pack' });
  const [planet] = game.state.planets;
  if (planet) planet.routes.COL = 3;
  return game;
}

/** A turn with messages, mistakes, a battle with its protocol, and bombings. */
export function eventful(orders = ''): GalaxyGame {
  const game = galaxyOf({
    planets: [home(1), home(2, { stock: { COL: 3, CAP: 0, MAT: 0 } }), home(2, { x: 60 }), { x: 90 }],
    groups: [
      { type: 'Bomber', planetId: 2, ships: 40 },
      { type: 'Fort', raceId: 2, planetId: 2, ships: 3 },
      { type: 'Bomber', planetId: 3 },
      { type: 'Drone', ships: 3 },
    ],
  });
  const sheet = `${orders}\n= Arthur Dent\no battleprotocol\np 1 Cruiser\nr 1 COL 4\ns 9 3\nd FLEET Pack\nj 4 Pack\nf Race_2\n? what`;
  return turn(game, {
    1: sheet,
    2: '@ Race_1\nGood luck\n@\n@\nHello all\n@\nz a@b.example,c@d.example\no NO anonymous',
  });
}
