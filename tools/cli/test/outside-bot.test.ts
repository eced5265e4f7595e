import { expect, test } from 'vitest';
import { gameMessage, OutsideBot, type Message } from '../src/outside.js';

const game = gameMessage({
  game: 'Duel',
  ruleset: { id: 'toy', version: '1.0.0' },
  parameters: {},
  seat: 1,
  seats: [{ id: 1, name: 'Ada' }],
});
const turn: Message = { type: 'turn', turn: 1, seat: 1, view: {}, template: '' };

/** A program for Node that begins with its first two messages. */
function bot(source: string, log: (line: string) => void = () => undefined): OutsideBot {
  const reading = `require("readline").createInterface({ input: process.stdin }).on("line", ((lines) => (line) => { lines.push(JSON.parse(line)); if (lines.length === 2) (${source})(lines); })([]));`;
  return new OutsideBot(`"${process.execPath}" -e '${reading}'`, { time: 60_000 }, log);
}

test('a program that does not run is started by a game, and by nothing else', async () => {
  await using program = bot('([{ type }]) => console.log(JSON.stringify({ orders: type }))');
  program.tell({ type: 'receipt', receipt: 1, diagnostics: [] });
  program.tell(turn);
  expect(program.isRunning).toBe(false);
  await expect(program.answer()).rejects.toMatchObject({ name: 'NoAnswer', isEnded: true });
  program.tell(game);
  program.tell(turn);
  expect(await program.answer()).toEqual({ orders: 'game' });
});

test('an answer counts that a program writes before it ends, however long', async () => {
  await using program = bot(
    '() => { process.stdout.write(JSON.stringify({ orders: "x".repeat(3_000_000) }) + "\\n", () => process.exit(0)); }',
  );
  program.tell(game);
  program.tell(turn);
  expect(await program.answer()).toEqual({ orders: 'x'.repeat(3_000_000) });
});

test('what is JSON and no answer is none, even where it is too deep to be copied', async () => {
  await using program = bot('() => console.log("[".repeat(100_000) + "]".repeat(100_000))');
  program.tell(game);
  program.tell(turn);
  expect(await program.answer()).toBeUndefined();
});

test('a program that writes without end waits until it is read, and nothing is lost', async () => {
  let read = 0;
  const atEnd: number[] = [];
  // 20 answers of a million characters each, of which the host keeps a little more than four
  await using program = bot(
    '() => { for (let i = 1; i <= 20; i++) require("fs").writeSync(1, JSON.stringify({ samples: i, x: "x".repeat(1e6) }) + "\\n"); console.error("done"); }',
    () => atEnd.push(read),
  );
  program.tell(game);
  program.tell(turn);
  const answers: unknown[] = [];
  for (; read < 20; read++) answers.push(await program.answer());
  expect(answers).toEqual(Array.from({ length: 20 }, (_, i) => ({ samples: i + 1 })));
  expect(Math.min(20, ...atEnd)).toBeGreaterThanOrEqual(14);
});

test('a line of standard error without an end is told in parts, and so is its end', async () => {
  const told: string[] = [];
  await using program = bot(
    '() => { process.stderr.write("y".repeat(300_000), () => console.log(JSON.stringify({ orders: "" }))); }',
    (line) => told.push(line),
  );
  program.tell(game);
  program.tell(turn);
  expect(await program.answer()).toEqual({ orders: '' });
  await program[Symbol.asyncDispose]();
  expect(told.length).toBeGreaterThan(1);
  expect(told.join('')).toBe('y'.repeat(300_000));
});
