import { renderText } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { houseOf } from '../../src/lookup.js';
import { summary } from '../../src/report/summary.js';
import { newState } from '../games.js';

describe('the game in figures, for the game master', () => {
  const document = summary(newState(3));

  test('can be shown', () => {
    expect(renderText(document)).toContain('EC4X game Test');
  });

  test('X-16, X-18, X-19: 37 systems, of which three homes and the hub have colonies', () => {
    const [map] = document.sections;
    const facts = map?.blocks[0];
    if (facts?.kind !== 'facts') throw new Error('expected facts');
    expect(facts.facts.slice(0, 2).map(({ value }) => value)).toEqual([37, 4]);
  });

  test('X-19: every House has 210 XMR, a product of 420, 3 fleets and 6 ships', () => {
    const houses = document.sections.find(({ id }) => id === 'houses')?.blocks[0];
    if (houses?.kind !== 'table') throw new Error('expected a table');
    for (const row of houses.rows)
      expect(row.slice(1, 10)).toEqual(['playing', 50, '210.000', '420.000', 50, 1, '420.000', 3, 6]);
  });

  test('X-63: points of espionage before those against it', () => {
    const state = newState(2);
    Object.assign(houseOf(state, 1), { ebp: 3, cip: 4 });
    const houses = summary(state).sections.find(({ id }) => id === 'houses')?.blocks[0];
    if (houses?.kind !== 'table') throw new Error('expected a table');
    expect(houses.columns.slice(-2).map(({ title }) => title)).toEqual(['EBP', 'CIP']);
    expect(houses.rows.map((row) => row.slice(-2))).toEqual([
      [3, 4],
      [0, 0],
    ]);
  });

  test('X-40: what each House is to each other, and a dash for itself', () => {
    const state = newState(3);
    houseOf(state, 1).stances[2] = 'enemy';
    houseOf(state, 3).stances[1] = 'pact';
    const stances = summary(state).sections.find(({ id }) => id === 'stances')?.blocks[0];
    expect(stances?.kind === 'table' && stances.rows).toEqual([
      ['House 1', '—', 'neutral', 'enemy'],
      ['House 2', 'neutral', '—', 'neutral'],
      ['House 3', 'neutral', 'pact', '—'],
    ]);
  });
});
