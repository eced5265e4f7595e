import { PushServices, type PushReach } from '../push/push-services.js';
import { keepPushing } from '../push/send-pushes.js';
import type { HallDatabase } from '../store/hall-database.js';
import type { Keeping } from './kept-hall.js';
import { sayingOnce } from './saying-once.js';

/** What the pushes of a hall are sent with. */
interface PushedHall {
  readonly database: HallDatabase;
  /** Where browsers reach it; on this machine alone when absent. */
  readonly address: string | undefined;
  readonly pushReach: PushReach | undefined;
}

/** Tells browsers what is queued for them until a signal is given. */
export async function keepHallPushes(
  { database, address, pushReach }: PushedHall,
  { clock, observe, signal }: Keeping,
): Promise<void> {
  using services = new PushServices(pushReach);
  const say = sayingOnce(observe);
  // Push services want an address beyond TLS; a hall without one is tried by its host alone.
  const subject = address?.startsWith('https:') === true ? new URL(address).origin : 'https://localhost';
  await keepPushing({ database, clock, subject, services }, signal, ({ fault, ...pushed }) => {
    say('pushes', fault === null ? null : `warning: notifications: ${fault}`);
    if (Object.values(pushed).some((number) => number > 0)) observe({ event: 'pushes', ...pushed });
  });
}
