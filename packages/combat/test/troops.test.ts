import { expect, it } from 'vitest';
import {
  armTroops,
  factorOf,
  robotFactor,
  soldierFactor,
  soldiersIn,
  type Armoury,
  type Troops,
} from '../src/index.js';

const armoury = (rest: Partial<Armoury>): Armoury => ({
  soldiers: 0,
  robots: [],
  craft: [],
  weapons: [],
  ...rest,
});
/** Weapon level, craft level and number of each lot. */
const lots = (troops: readonly Troops[]): number[][] =>
  troops.map(({ weaponLevel, craftLevel, quantity }) => [weaponLevel, craftLevel, quantity]);

it('E-41: a soldier counts 1, 2 TL more with an assault weapon, 10 TL more in an assault craft; a robot 2 TL', () => {
  expect([soldierFactor(0, 0), soldierFactor(3, 0), soldierFactor(0, 2), robotFactor(4)]).toEqual([
    1, 7, 21, 8,
  ]);
  const soldier = { kind: 'soldiers', techLevel: 0, weaponLevel: 0, craftLevel: 5 } as const;
  expect([factorOf(soldier), soldiersIn(soldier)]).toEqual([51, 1]);
  const robot = { kind: 'robots', techLevel: 4, weaponLevel: 0, craftLevel: 5 } as const;
  expect([factorOf(robot), soldiersIn(robot)]).toEqual([8, 8]);
});

it('E-41: where they are, soldiers man the craft, the others take weapons, best first', () => {
  const troops = armTroops(
    armoury({
      soldiers: 30,
      craft: [
        { techLevel: 3, quantity: 5 },
        { techLevel: 1, quantity: 5 },
      ],
      weapons: [
        { techLevel: 2, quantity: 8 },
        { techLevel: 1, quantity: 8 },
      ],
    }),
  );
  expect(lots(troops)).toEqual([
    [0, 3, 5],
    [0, 1, 5],
    [2, 0, 8],
    [1, 0, 8],
    [0, 0, 4],
  ]);
});

it('E-41: arms that nobody is there to man stay behind, and robots fight as they are', () => {
  const troops = armTroops(
    armoury({
      soldiers: 3,
      robots: [{ techLevel: 2, quantity: 7 }],
      craft: [{ techLevel: 1, quantity: 2 }],
      weapons: [{ techLevel: 1, quantity: 100 }],
    }),
  );
  expect(troops).toEqual([
    { kind: 'soldiers', techLevel: 0, weaponLevel: 0, craftLevel: 1, quantity: 2 },
    { kind: 'soldiers', techLevel: 0, weaponLevel: 1, craftLevel: 0, quantity: 1 },
    { kind: 'robots', techLevel: 2, weaponLevel: 0, craftLevel: 0, quantity: 7 },
  ]);
  expect(armTroops(armoury({ craft: [{ techLevel: 1, quantity: 2 }] }))).toEqual([]);
});
