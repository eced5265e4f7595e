import { describe, expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

/** A folder of a game of two races that forecasts orders. */
function galaxyFolder(): GameFolder {
  const folder = new GameFolder({ empty: true });
  folder.write('players.csv', 'id,email,race\n1,ada@example.org,Farmers\n2,bo@example.org,NULLoids\n');
  folder.write('game.json', '{ "game": "Orion", "ruleset": "@ec/galaxyng", "seed": 7 }\n');
  return folder;
}

describe.concurrent('the effect of orders', () => {
  test('N-37: "ec check --forecast" shows it, with the sheet judged as ever', async () => {
    using folder = galaxyFolder();
    await ec(folder.path, 'new', 'orion.ec', '.');
    folder.write(
      'mine.txt',
      '#GALAXY Orion nulloids sesame 1\no NO planetforecast\nd Drone 1 0 0 0 0\n#END\n',
    );
    const { code, stdout } = await ec(folder.path, 'check', 'orion.ec', 'mine.txt', '--forecast');
    expect(code).toBe(0);
    expect(stdout).toContain('mine.txt: 2 orders, 0 errors, 0 warnings\n');
    expect(stdout).toContain('Galaxy Game Orion Turn 1 Forecast for NULLoids');
    // a ship type of drive 1 alone makes 20 light years a turn at technology 1
    expect(stdout).toMatch(/Drone +1\.00 +0 +0\.00 +0\.00 +0\.00 +1\.00 +20\.00 +0\.00/);
    const json = await ec(folder.path, 'check', 'orion.ec', 'mine.txt', '--forecast', '--json');
    const [{ seat, forecast }] = JSON.parse(json.stdout) as [
      { seat: number; forecast: { sections: { id: string }[] } },
    ];
    expect([seat, forecast.sections.map(({ id }) => id)]).toEqual([2, ['your-status', 'your-ship-types']]);
  });

  test('N-30: the race in the header of a sheet names its seat, and another’s sheet is refused', async () => {
    using folder = galaxyFolder();
    await ec(folder.path, 'new', 'orion.ec', '.');
    folder.write('mine.txt', '#GALAXY Orion Nulloids sesame 1\n#END\n');
    const taken = await ec(folder.path, 'submit', 'orion.ec', 'mine.txt', '--json');
    expect(JSON.parse(taken.stdout)).toMatchObject([{ seat: 2, counts: true }]);
    const other = await ec(folder.path, 'check', 'orion.ec', 'mine.txt', '--seat', '1');
    expect([other.code, other.stdout]).toEqual([1, expect.stringContaining('Farmers')]);
  });

  test('N-30: a wrong header is reported at its place, and no password is shown', async () => {
    using folder = galaxyFolder();
    await ec(folder.path, 'new', 'orion.ec', '.');
    const check = async (sheet: string) => {
      folder.write('mine.txt', sheet);
      return ec(folder.path, 'check', 'orion.ec', 'mine.txt');
    };
    const unknown = await check('#GALAXY Orion Martians sesame 1\n');
    expect(unknown.stderr).toContain(
      'mine.txt: error: expected a header of Farmers, NULLoids, received Martians',
    );
    const turn = await check('#GALAXY Orion Farmers sesame two\n');
    expect([turn.code, turn.stderr]).toEqual([1, expect.stringMatching(/^mine\.txt:1:28: error: .*"two"/)]);
    expect(turn.stderr).toContain('#GALAXY Orion Farmers **** two');
    // the place and the line of a warning, whatever the length of the password
    const late = await check('#GALAXY Orion Farmers averylongpassword 1\np 1 Nope\ny other\n');
    expect(late.stdout).toMatch(/mine\.txt:2:1: warning: .*\n +p 1 Nope\n +\^{8}\n/);
    expect(late.stdout).toContain('3  y *****\n');
    expect(late.stdout).not.toMatch(/averylong|other/);
  });

  test('Empyrean: each order with its result, reason and figures, and what there is after the turn', async () => {
    using folder = new GameFolder();
    await ec(folder.path, 'new', 'ec.ec', '.');
    folder.write('one.txt', '1, ration, 20%\n1, transfer, 10 food, 99\n1, sell, 5, food, 1\n');
    const { code, stdout } = await ec(folder.path, 'check', 'ec.ec', 'one.txt', '--seat', '1', '--forecast');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /one\.txt:1:1: warning: [\d,]+ population units would starve in this turn, 20% of all/,
    );
    expect(stdout).toContain(
      'one.txt:2:1: warning: there is no ship or colony 99 at the same planet that takes this',
    );
    expect(stdout).toMatch(/1, ration, 20% +done/);
    expect(stdout).toMatch(/1, transfer, 10 food, 99 +refused/);
    expect(stdout).toMatch(/1, sell, 5, food, 1 +open +it depends on others/);
    expect(stdout).toMatch(/All people +[\d,]+ +[\d,]+ +-[\d,]+/);
  });

  test('without a game, or with one whose rules have none, the option is refused', async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('players.csv', 'id,email,name\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n');
    folder.write('game.json', '{ "game": "War", "ruleset": "@ec/goofspiel", "seed": 7 }\n');
    await ec(folder.path, 'new', 'war.ec', '.');
    folder.write('one.txt', '; nothing\n');
    const alone = await ec(folder.path, 'check', 'one.txt', '--forecast');
    expect([alone.code, alone.stderr]).toEqual([1, expect.stringContaining('received no game')]);
    const none = await ec(folder.path, 'check', 'war.ec', 'one.txt', '--seat', '1', '--forecast');
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('received one of goofspiel')]);
  });
});
