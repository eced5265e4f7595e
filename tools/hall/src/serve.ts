/**
 * All stored games of a folder behind one port.
 *
 * @packageDocumentation
 */
export { renewSecrets } from './hall/renew-secrets.js';
export type { RenewedSecrets } from './hall/renew-secrets.js';
export { serveHall } from './hall/serve-hall.js';
export { HALL_LIMITS } from './limits/limits.js';
export type { HallLimits } from './limits/limits.js';
export type { HallOptions, Route, ServedHall } from './hall/serve-hall.js';
export type { CommandField, Ended, MasterCommand, MasterCommands } from './hall/master-commands.js';
