import { ACCOUNTS } from '../accounts/tables.js';
import { CALENDAR } from '../calendar/calendar-tables.js';
import { MAIL_RECEIVED } from '../mail/incoming/received-mail.js';
import { MAIL_ADDRESSES } from '../mail/mail-addresses.js';
import { MAIL_SECRET } from '../mail/mail-secret.js';
import { OUTBOX } from '../mail/outbox.js';
import { HEALTH } from '../observe/health.js';
import { PUSH } from '../push/push-tables.js';
import { ANSWERED_FORMS } from './answered-forms.js';
import { DRAFTS } from './drafts.js';
import { GAME_NAMES } from './game-names.js';
import { PARCELS } from './parcels.js';
import { PRESS } from './press.js';
import { SIGN_UPS } from './sign-ups.js';

/** Everything that is kept in the file of a hall. */
export const HALL_PARTS = [
  OUTBOX,
  MAIL_ADDRESSES,
  MAIL_SECRET,
  MAIL_RECEIVED,
  ACCOUNTS,
  PUSH,
  CALENDAR,
  DRAFTS,
  ANSWERED_FORMS,
  SIGN_UPS,
  PRESS,
  PARCELS,
  GAME_NAMES,
  HEALTH,
] as const;
