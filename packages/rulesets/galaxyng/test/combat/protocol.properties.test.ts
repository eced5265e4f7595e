import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { packShot, unpackShot } from '../../src/combat/protocol.js';

const MOST_GROUPS = 2 ** 26;

test.prop([fc.integer({ min: 1, max: MOST_GROUPS }), fc.nat(), fc.nat(), fc.boolean()])(
  'a shot comes out of the protocol as it went in',
  (groups, from, to, destroyed) => {
    const [shooter, target] = [from % groups, to % groups];
    const packed = packShot(shooter, target, destroyed, groups);
    expect(Number.isSafeInteger(packed)).toBe(true);
    expect(unpackShot(packed, groups)).toEqual({ shooter, target, destroyed });
  },
);
