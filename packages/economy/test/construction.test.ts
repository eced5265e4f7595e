import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { CONSTRUCTION_MASS, DISASSEMBLY_LOSS_PERCENT, disassemblyLoss, unitMass } from '../src/index.js';

describe('seed "General Rules": dis-assembly', () => {
  it.each([
    [0, 0], [1, 0], [9, 0], [10, 1], [19, 1], [20, 2], [99, 9], [100, 10], [100_000, 10_000],
  ])('seed "General Rules": of %i units taken apart, %i are lost', (units, lost) => {
    expect(disassemblyLoss(units)).toBe(lost);
  }); // prettier-ignore

  it('E-01: the loss stays exact up to 2^53 − 1, a tenth of which is 900,719,925,474,099.1', () => {
    expect(disassemblyLoss(Number.MAX_SAFE_INTEGER)).toBe(900_719_925_474_099);
  });

  test.prop([fc.nat(Number.MAX_SAFE_INTEGER)])('E-01: the loss is a tenth, truncated', (units) => {
    expect(BigInt(disassemblyLoss(units))).toBe(BigInt(units) / 10n);
  });
});

describe('E-17 phases 4, 5 and 9: construction workers', () => {
  it('E-17: the figures are 500 mass units for each worker, and a loss of 10 %', () => {
    expect([CONSTRUCTION_MASS, DISASSEMBLY_LOSS_PERCENT]).toEqual([500, 10]);
  });

  it('E-17: a worker assembles 71 FRM-1 of mass 7, six workers one SEN-1 of mass 3,000 and seven a SEN-2 of 3,002', () => {
    expect(Math.floor((CONSTRUCTION_MASS * 100) / unitMass('FRM', 1))).toBe(71);
    expect(Math.ceil(unitMass('SEN', 1) / (CONSTRUCTION_MASS * 100))).toBe(6);
    expect(Math.ceil(unitMass('SEN', 2) / (CONSTRUCTION_MASS * 100))).toBe(7);
  });
});
