/** Who asks, what they may read, and what they send. */

/** Markup that must be text wherever it is shown: no answer may contain it as it stands here. */
export const MARKUP = '<img src=x>';

/** A file of the host that people name in fields and addresses: pages may say it again, and never what is in it. */
export const HOST_FILE = 'file:///etc/passwd';

/** Somebody who asks. */
export const ROLES = [
  'nobody',
  'stranger',
  'rival',
  'player',
  'token',
  'other token',
  'other master',
  'master',
  'host',
  'host key',
  'ended',
] as const;

/**
 * `stranger` has come in and asked for a seat; `player` and `token` have seat 1 and `rival` has seat 2 of the game; the `other` ones are of another
 * game; `ended` has a session that was that of the player, and is over.
 */
export type Role = (typeof ROLES)[number];

/** A text that only some may read. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  readonly readers: readonly Role[];
}

/** Addresses of those who come in by mail. */
export const EMAILS: Partial<Record<Role, string>> = {
  stranger: 'dora@stranger.example',
  rival: 'bram@rival.example',
  player: 'ada@player.example',
  'other master': 'olga@other.example',
  master: 'mia@master.example',
  host: 'hal@host.example',
  ended: 'ada@player.example',
};

/** Those who have the desk of the game's master. */
export const MASTERS: readonly Role[] = ['master', 'host', 'host key'];
export const PLAYERS: readonly Role[] = ['player', 'token'];

/** What a form is sent with. */
export const FORM: Readonly<Record<string, string>> = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Fields as a form sends them. */
export function form(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}
