/** Keeps the public surface as that of the release that is being made. */
import { writeFileSync } from 'node:fs';
import { currentSurface, RELEASED } from './surface.ts';

writeFileSync(RELEASED, `${JSON.stringify(currentSurface(), null, 2)}\n`);
