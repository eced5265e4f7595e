import { compare } from '@ec/bench';
import { createGame, empyrean, resolveTurn } from '@ec/engine';

const players = Array.from({ length: 250 }, (_, i) => ({
  id: i + 1,
  email: `${i + 1}@example.org`,
  name: `Empire ${i + 1}`,
}));
const newGame = { name: 'bench', seed: 1978n, players };
const { state } = createGame(empyrean, newGame);

await compare({
  name: '250 empires: set-up and one quarter against structuredClone of the state',
  baseline: () => structuredClone(state),
  subject: () => resolveTurn(empyrean, createGame(empyrean, newGame)),
  limit: 5,
});
