import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { HallOfPeople, MINUTE } from './hall-of-people.js';

const ADA = 'ada@example.org';

/** What may happen: somebody asks for a link for Ada, Ada uses one of those in her mailbox, somebody makes up a token, or minutes pass. */
const happening = fc.oneof(
  fc.record({ what: fc.constant('ask' as const) }),
  fc.record({ what: fc.constant('use' as const), which: fc.nat(20) }),
  fc.record({ what: fc.constant('guess' as const), token: fc.string({ maxLength: 50 }) }),
  fc.record({ what: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
);

interface Mailed {
  readonly token: string;
  readonly at: number;
  isUsed: boolean;
}

test.prop([fc.array(happening, { maxLength: 30 })])(
  'a link lets Ada in when it is unused and younger than 15 minutes, and nothing else does; three come in 15 minutes',
  (happenings) => {
    using hall = new HallOfPeople();
    const mailbox: Mailed[] = [];
    const young = () => mailbox.filter(({ at }) => hall.now - at < 15 * MINUTE);
    for (const happens of happenings) {
      const request = hall.browser().request('/enter');
      if (happens.what === 'pass') hall.now += happens.minutes * MINUTE;
      else if (happens.what === 'guess')
        expect(hall.accounts.enterByLink(request, happens.token)).toBeUndefined();
      else if (happens.what === 'use') {
        const mailed = mailbox[happens.which % Math.max(1, mailbox.length)];
        if (!mailed) continue;
        const works = !mailed.isUsed && young().includes(mailed);
        expect(hall.accounts.enterByLink(request, mailed.token) !== undefined).toBe(works);
        mailed.isUsed = true;
      } else {
        const waits = young().length;
        expect(hall.accounts.askForLink(request, ADA, '/account')).toBe(true);
        const newest = hall.linksTo(ADA).at(-1) ?? '';
        const token = new URL(newest, 'https://none.example').hash.slice(1);
        const isNew = token !== '' && mailbox.every((one) => one.token !== token);
        // Where none is mailed, three are there that are young.
        expect(isNew).toBe(waits < 3);
        if (isNew) mailbox.push({ token, at: hall.now, isUsed: false });
      }
    }
  },
);
