import { describe, expect, it } from 'vitest';
import type { BalanceReport } from '@ec/balance';
import { TemporaryFolder } from '../temporary-folder.js';
import { balance } from '../commands/ec-balance.js';
import { ROCK } from './rock.ts';

describe('the report of a league in which three plans are played', () => {
  it('shows how they would spread, from equal parts and in a triangle', async () => {
    using folder = new TemporaryFolder();
    const { stdout } = await balance(folder.path, 'league', ROCK, '--games', '4', '--rounds', '1', '-w', '0', '--json'); // prettier-ignore
    const { figures } = JSON.parse(stdout) as BalanceReport;
    expect(figures.map(({ id }) => id).slice(0, 4)).toEqual(['field', 'shares', 'spread', 'flow']);
    const [, , , flow] = figures;
    if (flow?.kind !== 'ternary') throw new RangeError('expected a picture of three shares');
    expect(flow.corners.toSorted()).toEqual(['paper', 'rock', 'scissors']);
    // all three from equal parts stay where they are
    const even = flow.paths.find(({ label }) => label === '2 : 2 : 2')?.points.at(-1) ?? [];
    for (const part of even) expect(part).toBeCloseTo(1 / 3, 9);
  });
});
