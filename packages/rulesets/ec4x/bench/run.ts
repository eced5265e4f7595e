/** Time of drawing the map of twelve Houses, against a copy of it; the goal is 5 ms. */
import { compare } from '@ec/bench';
import { resolveParameters } from '@ec/engine';
import { drawMap, PARAMETERS, rulesOf } from '@ec/ec4x/rules';
import { Prng } from '@ec/prng';

const GOAL_MS = 5;
const rules = rulesOf(resolveParameters(PARAMETERS));
let seed = 0;
const draw = () => drawMap(rules, 12, Prng.fromSeed(seed++));
const map = draw();

const [result] = await compare({
  name: `a map of ${map.systems.length} systems and ${map.lanes.length} lanes / structuredClone of it`,
  baseline: () => structuredClone(map),
  subject: draw,
  limit: 10,
});
console.log(`a map takes ${result?.subjectMs.toFixed(2)} ms (goal ${GOAL_MS})`);
