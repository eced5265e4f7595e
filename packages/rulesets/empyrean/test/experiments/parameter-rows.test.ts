import { empyrean } from '../../src/ruleset.js';
import { resolveParameters } from '@ec/engine';
import { expect, it } from 'vitest';
import { gameParameters } from '@ec/balance';

it('a game has the values of an experiment in force, the ruleset’s for the rest, and none of the experiment’s own', () => {
  const found = gameParameters({ mines: 7, 'cluster.starCount': 3 }, empyrean);
  expect(found).toEqual(resolveParameters(empyrean.parameters, { 'cluster.starCount': 3 }));
});
