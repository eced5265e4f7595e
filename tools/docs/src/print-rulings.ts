/** Prints, for each ruling, the packages whose sources cite it. */
import { citations, hasOneHome } from './rulings.ts';

const all = citations();
for (const [ruling, names] of all) console.log(`${ruling}  ${names.join(', ')}`);
const homeless = [...all.values()].filter((names) => !hasOneHome(names)).length;
console.log(`${all.size} rulings, ${homeless} of them without one home`);
if (homeless > 0) process.exitCode = 1;
