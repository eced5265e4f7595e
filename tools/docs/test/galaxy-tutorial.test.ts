import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stateHash, type OrderEvent } from '@ec/engine';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { readDocument, workspaceRoot } from '../src/documents.ts';
import { GALAXY_FOLDER, GALAXY_TURNS, galaxyGames, galaxyReport } from '../src/galaxy-game.ts';

const page = readDocument('docs/galaxyng/tutorial.md');

/** Cells of the line of a report of the first race that begins with a word, in the last section of that title. */
function cells(turn: number, title: string, first: string): string[] {
  const text = galaxyReport(turn, 1);
  const section = text
    .slice(text.lastIndexOf(`\t\t${title}\n`))
    .split('\n')
    .slice(2);
  return section.map((line) => line.trim().split(/ +/)).find(([word]) => word === first) ?? [];
}

const planet = (turn: number, name: string) => cells(turn, 'Your Planets', name).slice(3);

describe('the game of the tutorial', () => {
  it('is what `ec play` plays, with as many turns as the page says', async () => {
    const command = `npx pnpm@12.21.0 ec play ${GALAXY_FOLDER} --turns ${GALAXY_TURNS} --out out/galaxyng`;
    expect(page).toContain(`\n${command}\n`);
    using out = new TemporaryFolder();
    const args = ['play', GALAXY_FOLDER, '--turns', String(GALAXY_TURNS), '--out', out.path];
    const bin = join(workspaceRoot, 'tools/gm/dist/bin.js');
    const { stdout } = await promisify(execFile)(process.execPath, [bin, ...args], { cwd: workspaceRoot });
    const last = galaxyGames[GALAXY_TURNS];
    expect(last && stdout.trimEnd().endsWith(stateHash(last.state))).toBe(true);
    expect(out.read('turn-3/seat-1.txt')).toContain('Turn 3 Report for Larks');
  });

  it('has no order that fails, but for the mistake that the page explains', () => {
    const outcomes = galaxyGames.flatMap(({ journal, state: { turn } }) =>
      journal
        .filter((event): event is OrderEvent => event.kind === 'order')
        .map(({ seat, status, code, text }) => ({ turn, seat, status, code, text })),
    );
    expect(outcomes.length).toBeGreaterThan(90);
    expect(outcomes.filter(({ status }) => status !== 'done')).toEqual([
      { turn: 4, seat: 1, status: 'refused', code: 'unknown-planet', text: 'p Dell CAP' },
    ]);
    expect(galaxyGames.flatMap(({ journal }) => journal).filter(({ kind }) => kind === 'unreadable')).toEqual(
      [],
    );
  });

  it('turn 1: 1000 ÷ 30.3 are 33 Haulers, 250 ÷ 10.1 are 24 Probes, 350 ÷ 5000 is 0.07, and 80 ÷ 8 are 10 colonists', () => {
    expect(cells(1, 'Your Groups', '1').slice(1, 3)).toEqual(['33', 'Hauler']);
    expect(cells(1, 'Your Groups', '2').slice(1, 3)).toEqual(['24', 'Probe']);
    expect(cells(1, 'Ships In Production', 'Brook')).toEqual(['Brook', 'Probe', '10.10', '7.60']);
    expect(cells(1, 'Status of Players', 'Larks')[1]).toBe('1.07');
    expect(planet(1, 'Aerie')[7]).toBe('10.00');
  });

  it('turn 2: 9 Sleds with 1.1 colonists are 9 × 1.1 × 8 = 79.2 people, and 1000 ÷ 5.1 is 196.07 capital', () => {
    expect(cells(2, 'Wolves Planets', '5').slice(3, 5)).toEqual(['805.18', '79.20']);
    expect(planet(2, 'Aerie')[5]).toBe('196.07');
  });

  it('turn 3: 20 colonists are 160 people, and 14 × 1.1 = 15.4 capital is industry', () => {
    expect(planet(3, '21').slice(1, 3)).toEqual(['160.00', '15.40']);
  });

  it('turn 4: 1000 ÷ 101 are 9 Hawks, and 91 are left', () => {
    expect(cells(4, 'Your Groups', '2').slice(1, 5)).toEqual(['9', 'Hawk', '1.21', '1.10']);
    expect(cells(4, 'Ships In Production', 'Aerie')).toEqual(['Aerie', 'Hawk', '101.00', '91.00']);
  });

  it('turn 5: five Haulers with 1.1 colonists are 44 people on planet 16, and 91 + 1000 are 10 Hawks', () => {
    expect(planet(5, '16')[1]).toBe('44.00');
    expect(cells(5, 'Your Groups', '2').slice(1, 5)).toEqual(['10', 'Hawk', '1.28', '1.15']);
  });

  it('turn 6: 9 × 6.41 + 10 × 2.74 = 85 for upgrades leave (915 + 0.8) ÷ 20.2 = 45 Finches', () => {
    expect(cells(6, 'Your Groups', '1').slice(1, 6)).toEqual(['19', 'Hawk', '1.28', '1.20', '1.07']);
    expect(cells(6, 'Your Groups', '3').slice(1, 3)).toEqual(['45', 'Finch']);
  });

  it('turn 7: 17.96 − 12.80 = 5.16 light years to go, for 19 × 10 + 45 × 2 = 280 of mass', () => {
    expect(cells(7, 'Fleet Flight (speed 12.80)', '13').slice(-3)).toEqual(['Kill', '5.16', 'Aerie']);
    expect(galaxyReport(7, 3)).toMatch(/\nAerie Kill +5\.16 12\.80 280\.00 \n/);
  });

  it('turn 8: the planet changes hands with a quarter of its people, who grow by 8 %: 577.77 ÷ 4 × 1.08 = 155.99', () => {
    expect(cells(8, 'Bombings', 'Larks').slice(0, 5)).toEqual(['Larks', 'Wolves', 'Kill', '577.77', '91.65']);
    expect(planet(8, 'Kill')[1]).toBe('155.99');
    const report = galaxyReport(8, 1);
    expect(report).toMatch(/\n19 Hawk .* 12 \n45 Finch .* 38 \n/);
    expect(report).toMatch(/\n13 Fang .* 0 \n/);
  });

  it('turn 9: six Hawks go home, and nine Sleds are shot', () => {
    expect(cells(9, 'Your Groups', '1').slice(1, 3)).toEqual(['6', 'Hawk']);
    expect(galaxyReport(9, 1)).toMatch(/\n9 Sled .* COL 1\.10 0 \n/);
  });

  it('turn 10: peace on both sides, an address, and the Larks lead', () => {
    expect(galaxyGames[GALAXY_TURNS]?.state.races.map(({ allies }) => allies)).toEqual([[2, 3], [1], [1]]);
    expect(galaxyReport(10, 1)).toContain('Otters: bram@example.org');
    expect(cells(10, 'Ranking', '1')[2]).toBe('Larks');
    expect(Number(planet(10, 'Aerie')[5])).toBeGreaterThan(1100);
  });
});
