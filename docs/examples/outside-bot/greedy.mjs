// Plays Goofspiel as greedy.py does, in JavaScript without any package.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== 'turn') continue;
  const { fleets, side, position } = message.view;
  const worth = position.worths.at(-1);
  const sizes = fleets[side].flatMap((count, i) => (count > 0 ? [i + 1] : []));
  const size = sizes.find((one) => one >= worth) ?? sizes.at(-1);
  console.log(JSON.stringify({ orders: [`fleet ${size}`] }));
}
