import { expect, test } from 'vitest';
import { deliveryFault } from '../../src/mail/delivery-fault.js';

test('a connection that is cut while a mail is written says nothing about the mail, which is tried again', () => {
  for (const code of ['ESTREAM', 'ESOCKET', 'ECONNECTION', 'ETIMEDOUT'])
    expect(deliveryFault(Object.assign(new Error('write EPIPE'), { code }))).toEqual({
      kind: 'server',
      message: 'write EPIPE',
    });
});
