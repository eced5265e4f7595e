import { describe, expect, test } from 'vitest';
import { figuresOf, isCombatShip, shipRow } from '../../src/forces/figures.js';
import { canLead, commandUsed, hasCombatShip, hullSize, squadronFigures } from '../../src/forces/squadron.js';
import type { Ship } from '../../src/fleet.js';
import { SHIP_CODES, type ShipCode, type WeaponsCode } from '../../src/types.js';
import { rulesWith } from '../games.js';

const rules = rulesWith();
const ships = (...codes: ShipCode[]): Ship[] =>
  codes.map((code, i) => ({ id: i + 1, code, wep: 0, level: 0, load: 0, fighters: [] }));

describe('X-33: weapons levels', () => {
  test.each<[WeaponsCode, number, number, number, number]>([
    ['CL', 3, 7, 5, 6],
    ['BB', 3, 11, 7, 10],
    ['DN', 5, 16, 14, 14],
    ['SB', 10, 130, 116, 129],
    ['FS', 0, 3, 3, 2],
    ['SC', 1, 17, 0, 1],
  ])('T14, T15: %s at WEP %i has PC %i, AS %i, DS %i', (code, wep, pc, as, ds) => {
    expect(figuresOf(rules, code, wep)).toEqual({ pc, as, ds });
  });

  test('X-33: Spacelift ships never change', () => {
    expect(figuresOf(rules, 'TT', 10)).toEqual({ pc: 5, as: 0, ds: 5 });
  });

  test('X-05: who reads the Cruiser as CA sets its cost to 7', () => {
    const other = rulesWith({ 'ship.CA.pc': 7, 'ship.ET.ds': 4 });
    expect(figuresOf(other, 'CA', 0).pc).toBe(7);
    expect(shipRow(other, 'CA')).toEqual({ ...shipRow(rules, 'CA'), pc: 7 });
    expect(shipRow(other, 'ET').ds).toBe(4);
  });
});

describe('seed 2.3.3: squadrons', () => {
  const squadron = { ships: ships('CL', 'DD', 'DD') };

  test('T19: CL leading 2 DD: CC 4 of 6, AS 10, DS 13; a CT and a SC still fit, a second CT does not', () => {
    expect(squadronFigures(rules, squadron)).toEqual({ pc: 13, as: 10, ds: 13 });
    expect(commandUsed(rules, squadron)).toBe(4);
    expect(canLead(rules, squadron, { code: 'CT' })).toBe(true);
    expect(canLead(rules, { ships: ships('CL', 'DD', 'DD', 'CT') }, { code: 'SC' })).toBe(true);
    expect(canLead(rules, { ships: ships('CL', 'DD', 'DD', 'CT', 'SC') }, { code: 'CT' })).toBe(false);
    expect(hullSize(rules, squadron)).toBe(4);
  });

  test('X-39: Scouts lead nothing, Spacelift ships are not led', () => {
    expect(canLead(rules, { ships: ships('SC') }, { code: 'SC' })).toBe(false);
    expect(canLead(rules, squadron, { code: 'TT' })).toBe(false);
  });

  test('"combat ship" is every ship with an attack strength', () => {
    expect(SHIP_CODES.filter((code) => !isCombatShip(code))).toEqual(['SC', 'ET', 'TT']);
    expect(hasCombatShip({ squadrons: [{ id: 1, state: 'crippled', ships: ships('SC') }] })).toBe(false);
    expect(hasCombatShip({ squadrons: [{ id: 1, state: 'crippled', ships: ships('CT') }] })).toBe(true);
  });
});
