import type { Rehearsal } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import { PHASES } from '../phases/phases.js';
import type { EmpyreanState } from '../state.js';
import { attacks } from './attacks.js';
import { harmful } from './harmful.js';
import { knownStates } from './known-state.js';
import { rehearsalReport } from './rehearsal-report.js';
import { settled } from './settled.js';
import type { EmpyreanParameters } from '../parameters.js';

/** Phases of chance and of others: who rises, and what is printed. */
const LEFT_OUT: ReadonlySet<string> = new Set(['rebellion', 'news service reports']);

/** Doubts about what an empire has, which the rehearsal knows exactly. */
const OWN: ReadonlySet<string> = new Set([
  'unknown-group',
  'none-there',
  'too-many-spies',
  'over-committed',
  'level-too-high',
]);

/** How an empire's orders are rehearsed: nobody else orders anything, nobody fights, and no rebel rises. */
export const rehearsal: Rehearsal<EmpyreanState, EmpyreanOrder, EmpyreanEvent, EmpyreanParameters> = {
  known: knownStates,
  phases: PHASES.filter(({ name }) => !LEFT_OUT.has(name)).map((phase) =>
    phase.name === attacks.name ? attacks : phase,
  ),
  settled,
  settles: OWN,
  doubts: harmful,
  report: rehearsalReport,
};
