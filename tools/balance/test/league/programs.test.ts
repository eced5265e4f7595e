import type { AnyRuleset } from '@ec/engine';
import { expect, it, vi } from 'vitest';
import { playToy } from './league.js';
import { ROCK, ruleset as rock } from './rock.ts';

const toy = rock as unknown as AnyRuleset;

/** A program for Node, in a line. */
function program(source: string): string {
  return `cmd:"${process.execPath}" -e '${source}'`;
}

const ANSWERING = 'require("readline").createInterface({ input: process.stdin }).on("line", (line) => {';

it('lets a program play as a bot does: the same shares, and a search among the bots alone', async () => {
  const own = program(
    `${ANSWERING} if (JSON.parse(line).type === "turn") console.log(JSON.stringify({ orders: "rock" })); })`,
  );
  const { league } = await playToy(ROCK, toy, { plans: [own, 'paper', 'scissors'] });
  const bots = await playToy(ROCK, toy);
  expect(league.shares).toEqual(bots.league.shares);
  expect(league.equilibrium).toEqual(bots.league.equilibrium);
  expect(league.plans.map(({ text }) => text)).toEqual([own, 'paper', 'scissors']);
});

it('tells a program of each game before its first turn', async () => {
  // it plays paper in its first game, and rock in all others
  const own = program(
    `let games = 0; ${ANSWERING} const { type, protocol, seats } = JSON.parse(line); if (type === "game" && protocol === "ec-bot/1" && seats.length === 2) games++; if (type === "turn") console.log(JSON.stringify({ orders: games === 1 ? "paper" : "rock" })); })`,
  );
  const { league } = await playToy(ROCK, toy, { plans: ['rock', own], rounds: 0, games: 20 });
  // in each of its two seats a process of its own wins the first game, and draws the others
  expect(league.shares[1]?.[0]).toMatchObject({ estimate: (2 + 18 / 2) / 20, games: 20 });
});

it('a program that ends after its answer is started again, and hears of the game first', async () => {
  const own = program(
    `let first; ${ANSWERING} first ??= JSON.parse(line).type; if (JSON.parse(line).type === "turn") { console.log(JSON.stringify({ orders: first === "game" ? "rock" : "paper" })); process.exit(0); } })`,
  );
  const { league } = await playToy(ROCK, toy, { plans: [own, 'scissors'], rounds: 0, games: 10 });
  expect(league.shares[0]?.[1]).toMatchObject({ estimate: 1, games: 10 });
});

it('plays on where a program answers what cannot be copied', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const deep = program(
      `${ANSWERING} if (JSON.parse(line).type === "turn") console.log("[".repeat(100_000) + "]".repeat(100_000)); })`,
    );
    const { league } = await playToy(ROCK, toy, { plans: ['rock', deep], rounds: 0, games: 10 });
    expect(league.shares[0]?.[1]).toMatchObject({ estimate: 0.5, games: 10 });
    expect(String(error.mock.calls[0]?.[0])).toContain('expected {"orders": "…"}');
  } finally {
    error.mockRestore();
  }
});

it('gives no orders for a program that ends or answers something else, says so once, and plays on', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const { league } = await playToy(ROCK, toy, {
      plans: ['rock', program('process.exit(4)')],
      rounds: 0,
      games: 10,
    });
    // no hand beats none
    expect(league.shares[0]?.[1]).toMatchObject({ estimate: 0.5, games: 10 });
    const told = error.mock.calls.map(([line]) => String(line));
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toMatch(/the program ended with 4; it gives no orders in that turn$/);
    expect(told.length).toBeLessThanOrEqual(2);
  } finally {
    error.mockRestore();
  }
});

it.each([
  ['cmd:', 'expected a command, such as cmd:python3 mybot.py'],
  ['cmd: ', 'expected a command'],
])('refuses %o', async (plan, reason) => {
  await expect(playToy(ROCK, toy, { set: { plans: plan } })).rejects.toThrow(reason);
});
