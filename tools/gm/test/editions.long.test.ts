import { describe, expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

const OWN = JSON.stringify({ from: 'first', parameters: { 'control.people': 500 } });

describe.concurrent('E-51: editions on the command line', () => {
  test('a game is made by an edition, keeps it, and says so', async () => {
    using folder = new GameFolder();
    const made = await ec(folder.path, 'new', 'game.ec', '.', '--edition', 'first');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain('edition first');
    const { stdout } = await ec(folder.path, 'status', 'game.ec', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ edition: 'first', changed: [] });
    expect((await ec(folder.path, 'status', 'game.ec')).stdout).toContain('edition first');
    expect((await ec(folder.path, 'report', 'game.ec', '--seat', '1')).stdout).toContain('edition first');
    const rules = await ec(folder.path, 'rules', 'game.ec', '--section', 'parameters', '--json');
    expect(rules.stdout).toContain('["control.people",1,1000,');
  });

  test('game.json names one, and the command line another in its place', async () => {
    using folder = new GameFolder();
    folder.write('game.json', '{ "seed": 1, "edition": "first", "parameters": { "control.people": 7 } }');
    await ec(folder.path, 'new', 'a.ec');
    expect((await ec(folder.path, 'status', 'a.ec')).stdout).toContain(
      'edition first with 1 parameter changed',
    );
    await ec(folder.path, 'new', 'b.ec', '--edition', 'standard');
    expect((await ec(folder.path, 'status', 'b.ec')).stdout).toContain(
      'edition standard with 1 parameter changed',
    );
  });

  test('a file of the game master is one', async () => {
    using folder = new GameFolder();
    folder.write('slow-control.json', OWN);
    folder.write('game.json', '{ "seed": 1, "edition": "slow-control.json" }');
    await ec(folder.path, 'new', 'game.ec');
    const { stdout } = await ec(folder.path, 'rules', 'game.ec', '--section', 'parameters', '--json');
    expect(stdout).toContain('["control.people",500,1000,');
    expect(stdout).toContain('["rebellion.share",0,2,');
    expect((await ec(folder.path, 'status', 'game.ec')).stdout).toContain('edition slow-control;');
    expect(
      (await folder.play('--edition', 'slow-control.json', '--turns', '1', '--skip-mistakes')).stdout,
    ).toContain('edition slow-control');
  });

  test.each([
    ['a wrong name', 'frist', '{}', '--edition: error: edition: expected one of "standard", "first", received "frist"; did you mean "first"?'],
    ['no such file', 'own.json', undefined, 'edition: error: no file own.json'],
    ['a value out of bounds', 'own.json', '{\n  "parameters": { "control.people": 0 } }', 'own.json:2:19: error: edition.parameters["control.people"]: expected an integer from 1 to 1000000000, received 0'],
    ['an unknown parameter', 'own.json', '{ "parameters": { "people": 0 } }', 'own.json:1:19: error: edition.parameters["people"]: expected the key of a parameter, received "people"'],
    ['an edition to begin from that is none', 'own.json', '{ "from": "second" }', 'own.json:1:3: error: from: expected one of standard, first, received second'],
    ['the name of one of the ruleset', 'first.json', '{}', 'first.json: error: expected another name than that of an edition of empyrean, received first'],
    ['a template that is missing', 'own.json', '{ "templates": { "homeColony": "home.json" } }', 'own.json:1:18: error: templates.homeColony: no file home.json'],
    ['an unknown key', 'own.json', '{ "name": "a" }', 'own.json:1:3: error: name: expected one of the keys from, parameters, templates'],
  ])('%s is refused, and nothing is made', async (_, name, text, error) => {
    using folder = new GameFolder();
    if (text !== undefined && name.endsWith('.json')) folder.write(name, text);
    const { code, stderr } = await ec(folder.path, 'new', 'game.ec', '.', '--edition', name);
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${error}\n` });
    expect(folder.has('game.ec')).toBe(false);
  }); // prettier-ignore

  test('ec rules lists what there is, and shows the figures of one', async () => {
    using folder = new GameFolder();
    const all = await ec(folder.path, 'rules', '--section', 'editions');
    expect(all.stdout).toContain('historical start');
    expect(all.stdout).toMatch(/control\.people +1,000 +1\n/);
    const first = await ec(folder.path, 'rules', '--edition', 'first', '--section', 'parameters', '--json');
    expect(first.stdout).toContain('["control.people",1,1000,');
    const twice = await ec(folder.path, 'rules', 'game.ec', '--edition', 'first');
    expect(twice.stderr).toBe('--edition: error: game.ec has an edition, which "ec status" names\n');
  });
});
