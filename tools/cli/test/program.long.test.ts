import { describe, expect, test } from 'vitest';
import { Workshop } from './scales.js';

describe('asked for itself, on the standard output with exit code 0', () => {
  test('its version', async () => {
    using shop = new Workshop();
    expect(await shop.scales('--version')).toEqual({ code: 0, stdout: '1.2.3\n', stderr: '' });
  });

  test.each([
    [['--help'], /^Usage: scales \[options\] \[command\]\n\nWeighs things\n/],
    [['weigh', '--help'], /^Usage: scales weigh \[options\] <file>\n\nweighs what a file says\n/],
    [['help', 'weigh'], /^Usage: scales weigh /],
    [['shelf', 'load', '--help'], /^Usage: scales shelf load \[options\] <folder> <label>\n/],
  ])('%j', async (args, expected) => {
    using shop = new Workshop();
    const { code, stdout, stderr } = await shop.scales(...args);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(expected);
  });
});

describe('wrong usage: exit code 2, the reason and where help is; programs get it as JSON', () => {
  test.each([
    ["unknown command 'wiegh'\n(Did you mean weigh?)", ['wiegh', 'apple']],
    ["unknown command 'wiegh'\n(Did you mean weigh?)", ['help', 'wiegh']],
    ["unknown option '--jason'\n(Did you mean --json?)", ['weigh', 'apple', '--jason']],
    ["missing required argument 'file'", ['weigh']],
    [
      "too many arguments for 'weigh'. Expected 1 argument but got 2: apple, pear.",
      ['weigh', 'apple', 'pear'],
    ],
    ["missing required argument 'folder'", ['shelf', 'load']],
    [
      "command-argument value 'none' is invalid for argument 'lines'. Expected an integer from 1 to 999999.",
      ['print', 'none'],
    ],
    [
      "option '--most <grams>' argument '0' is invalid. Expected an integer from 1 to 999999.",
      ['balance', '5', '--most', '0'],
    ],
  ])('%s', async (message, args) => {
    using shop = new Workshop();
    const stderr = `error: ${message}\n("--help" shows the usage)\n`;
    expect(await shop.scales(...args)).toEqual({ code: 2, stdout: '', stderr });
    const json = await shop.scales(...args, '--json');
    expect([json.code, JSON.parse(json.stdout)]).toEqual([2, { error: { code: 'usage', message } }]);
    expect(json.stdout.split('\n')).toHaveLength(2);
  });
});
