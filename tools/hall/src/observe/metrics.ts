import { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ownHostOnly } from '../web/security.js';
import type { Observe } from './hall-event.js';
import type { Health, HealthCheck } from './health.js';

/** Bounds in seconds: a page should be there within 0.3 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10];

/** What Prometheus reads. */
export interface Metrics {
  readonly observe: Observe;
  /** `GET /metrics`, for this machine alone. */
  readonly routes: Hono;
}

/**
 * Counts what happens in a hall.
 *
 * @param streams - how many streams of events are open
 */
export function metricsOf(health: HealthCheck, streams: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    ...{ name: 'ec_request_seconds', help: 'Time until an answer began, by route.', registers },
    ...{ labelNames: ['method', 'route', 'status'] as const, buckets: BUCKETS },
  });
  const sheets = new Counter({
    ...{ name: 'ec_sheets_total', help: 'Sheets that got a receipt, by whether they count.', registers },
    labelNames: ['counts'] as const,
  });
  const commands = new Counter({
    ...{ name: 'ec_commands_total', help: 'Commands of game masters, by exit code.', registers },
    labelNames: ['command', 'code'] as const,
  });
  const failures = new Counter({
    ...{
      name: 'ec_failures_total',
      help: 'Mistakes in the program, and what hindered games or mail.',
      registers,
    },
  });
  const turns = new Counter({
    ...{ name: 'ec_turns_total', help: 'Turns that were resolved.', registers },
  });
  const mails = new Counter({
    ...{ name: 'ec_mails_total', help: 'Attempts to send a mail, by what came of them.', registers },
    labelNames: ['what'] as const,
  });
  const pushes = new Counter({
    ...{ name: 'ec_pushes_total', help: 'Attempts to notify a browser, by what came of them.', registers },
    labelNames: ['what'] as const,
  });
  const received = new Counter({
    ...{ name: 'ec_received_mails_total', help: 'Mails that came in, by what came of them.', registers },
    labelNames: ['what'] as const,
  });
  const gauge = (name: string, help: string, valueOf: (health: Health) => number | null): void =>
    registry.registerMetric(
      new Gauge({
        ...{ name, help, registers: [] },
        async collect() {
          const value = valueOf(await health.look());
          if (value === null) this.remove();
          else this.set(value);
        },
      }),
    );
  gauge('ec_streams', 'Streams of events that are open.', streams);
  for (const measured of GAUGES) gauge(...measured);
  const observe: Observe = (event) => {
    if (event.event === 'request') {
      const { method, route, status, milliseconds } = event;
      requests.observe({ method, route, status }, milliseconds / 1_000);
    } else if (event.event === 'sheet') sheets.inc({ counts: String(event.counts) });
    else if (event.event === 'command') commands.inc({ command: event.command, code: event.code });
    else if (event.event === 'turn') turns.inc();
    else if (event.event === 'mails')
      for (const what of ['sent', 'postponed', 'failed'] as const) mails.inc({ what }, event[what]);
    else if (event.event === 'pushes') for (const what of PUSHED) pushes.inc({ what }, event[what]);
    else if (event.event === 'received') received.inc({ what: event.what });
    else if (event.event === 'failure') failures.inc();
  };
  const routes = new Hono()
    .use(ownHostOnly('http://localhost'))
    .get('/metrics', async (c) =>
      c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
    );
  return { observe, routes };
}

/** What comes of attempts to notify browsers. */
const PUSHED = ['sent', 'postponed', 'failed', 'ended'] as const;

/** What a look at everything finds. */
const GAUGES: readonly (readonly [string, string, (health: Health) => number | null])[] = [
  ['ec_healthy', '1 where the hall can take orders, 0 otherwise.', ({ isHealthy }) => Number(isHealthy)],
  ['ec_games', 'Games in the folder.', ({ games }) => games],
  ['ec_games_closed', 'Games that cannot be opened.', ({ closed }) => closed.length],
  ['ec_mails_waiting', 'Mails that are to be sent.', ({ mails }) => mails],
  [
    'ec_oldest_mail_timestamp_seconds',
    'When the oldest mail was queued that is to be sent.',
    ({ oldestMail }) => seconds(oldestMail),
  ],
  [
    'ec_kept_timestamp_seconds',
    'When the thread that keeps time and mail last gave a sign of life.',
    ({ kept }) => seconds(kept),
  ],
  ['ec_first_due_timestamp_seconds', 'When the turn is due that is due first.', ({ due }) => seconds(due)],
];

function seconds(milliseconds: number | null): number | null {
  return milliseconds === null ? null : milliseconds / 1_000;
}
