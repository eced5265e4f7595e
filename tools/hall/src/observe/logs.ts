import { maskSecrets } from './mask-secrets.js';
import type { HallEvent, Observe } from './hall-event.js';

/** How a hall says what happens: failures and what programs write, for people, or everything, one JSON object a line. */
export type LogFormat = 'text' | 'json';

/** What a log is written with. */
export interface LogOptions {
  readonly format: LogFormat;
  readonly write: (line: string) => void;
  /** Milliseconds since 1970 (UTC). */
  readonly now: () => number;
  /** Texts that never stand in a log. */
  readonly secrets: readonly string[];
}

/**
 * Writes what happens. An address is written as the pattern of its route: what a client sends in paths, parameters, headers and bodies is in no
 * line, as any of it may be a secret.
 */
export function logOf({ format, write, now, secrets }: LogOptions): Observe {
  if (format === 'text')
    return (event) => {
      if (event.event === 'failure' || event.event === 'program') write(maskSecrets(event.text, secrets));
    };
  return (event) => {
    const line = { time: new Date(now()).toISOString(), level: levelOf(event), ...event };
    write(maskSecrets(JSON.stringify(line), secrets));
  };
}

function levelOf(event: HallEvent): 'info' | 'warning' | 'error' {
  if (event.event === 'failure') return 'error';
  if (event.event === 'request') return event.status >= 500 ? 'error' : 'info';
  return event.event === 'command' && event.code !== 0 ? 'warning' : 'info';
}
