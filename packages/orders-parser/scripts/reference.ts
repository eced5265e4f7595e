/** Writes the reference page of the Empyrean orders; run after `build`. */
import { writeFileSync } from 'node:fs';
import { empyreanReference } from '@ec/orders-parser';

writeFileSync(new URL('../../../docs/orders.md', import.meta.url), empyreanReference());
