/** Writes the reference page of the Empyrean orders; run after `build`. */
import { referenceOf } from '@ec/orders-parser';
import { writeFileSync } from 'node:fs';
import { empyreanLanguage } from '@ec/empyrean/rules';

writeFileSync(
  new URL('../../../../docs/orders.md', import.meta.url),
  referenceOf(empyreanLanguage.declaration),
);
