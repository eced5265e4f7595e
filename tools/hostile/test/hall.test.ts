import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HALL_PARTS } from '../src/hall/parts.ts';
import { World } from '../src/hall/world.ts';

/** The same as `pnpm hostile --only hall`, in short. */
const SHORT = { seed: Number(process.env['FC_SEED'] ?? 1), runs: 20, isWhole: false };

describe('a hall under attack', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(async () => {
    await world[Symbol.asyncDispose]();
  });

  test.each(Object.entries(HALL_PARTS))('%s: no promise is broken', async (_, attack) => {
    const { inputs, findings } = await attack(world, SHORT);
    expect(findings).toEqual([]);
    expect(inputs).toBeGreaterThan(0);
  });
});
