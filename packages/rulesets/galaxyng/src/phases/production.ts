import { capitalMade, materialsMade, shipsMade, techGained } from '../formulas/production.js';
import { techOf } from '../formulas/ship.js';
import { useCapital } from '../formulas/planet.js';
import { shipMass } from '../formulas/ship.js';
import type { GalaxyPhase, GalaxyTurn } from '../contract.js';
import { GroupRegister } from '../groups/groups.js';
import { raceOf, typeOf } from '../lookup.js';
import { roundToHundredths } from '../numbers/hundredths.js';
import { restOf } from '../numbers/epsilon.js';
import { builtMass } from '../planets.js';
import type { Planet, Race } from '../state.js';
import { TECHS, type ByTech } from '../types.js';
import { unspent } from './upgrades.js';

/**
 * Step 14: planets make capital, materials and ships, then do research; new ships have the technologies of the turn's start.
 *
 * @see manual "Production"; N-10, N-12, N-16
 */
export const production: GalaxyPhase = {
  name: 'production',
  run(turn) {
    const { planets } = turn.state;
    const register = new GroupRegister(turn.state);
    for (const planet of planets) if (planet.product.kind !== 'research') produce(turn, planet, register);
    for (const planet of planets) if (planet.product.kind === 'research') produce(turn, planet, register);
    for (const planet of planets) planet.spent = 0;
  },
};

function produce(turn: GalaxyTurn, planet: Planet, register: GroupRegister): void {
  const { ownerId, product, stock, resources } = planet;
  if (ownerId === null) return;
  const race = raceOf(turn.state, ownerId);
  const available = unspent(planet) + planet.carry;
  planet.carry = 0;
  let made = 0;
  let materials = 0;
  switch (product.kind) {
    case 'MAT':
      made = materialsMade(available, resources);
      stock.MAT += made;
      break;
    case 'CAP': {
      const capital = capitalMade(available, resources, stock.MAT);
      ({ capital: made, materials } = capital);
      stock.MAT = restOf(stock.MAT, materials);
      stock.CAP += made;
      useCapital(planet);
      break;
    }
    case 'research':
      made = techGained(available, product.tech === 'cargo');
      race.tech[product.tech] += made;
      break;
    case 'ships':
      ({ ships: made, materials } = build(turn, planet, race, product.typeId, available, register));
      break;
  }
  const event = { planetId: planet.id, raceId: ownerId, product, production: available, made, materials };
  turn.emit({ kind: 'produced', seats: [ownerId], ...event });
}

function build(
  { state }: GalaxyTurn,
  planet: Planet,
  race: Race,
  typeId: number,
  available: number,
  register: GroupRegister,
): { ships: number; materials: number } {
  const { design } = typeOf(race, typeId);
  const mass = builtMass(state.rules, design);
  const { ships, materials, carry } = shipsMade(available, mass, planet.resources, planet.stock.MAT);
  planet.carry = carry;
  planet.stock.MAT = restOf(planet.stock.MAT, materials);
  race.produced += shipMass(design) * ships;
  if (ships === 0) return { ships, materials };
  const tech = techOf(design, race.tech);
  register.add({
    raceId: race.id,
    typeId,
    ships,
    tech: state.rules.classic.shipRounding ? rounded(tech) : tech,
    cargo: null,
    load: 0,
    fleetId: null,
    planetId: planet.id,
    originId: null,
    distance: 0,
  });
  return { ships, materials };
}

function rounded(tech: ByTech<number>): ByTech<number> {
  const result = { ...tech };
  for (const part of TECHS) result[part] = roundToHundredths(tech[part]);
  return result;
}
