import type { HostInput } from '../contract/host-input.js';
import type { GameFile } from './game-file.js';

/** The host's input to a turn. */
export function hostInputOf({ database }: GameFile, turnId: number): HostInput {
  const row = database.get('SELECT notice, agreed_end FROM host_inputs WHERE turn_id = ?', turnId);
  const notice = row?.['notice'] ?? null;
  return {
    ...(notice !== null && { notice: String(notice) }),
    ...(row?.['agreed_end'] === 1 && { isAgreedEnd: true }),
  };
}

/** Writes the host's input to a turn. */
export function writeHostInput(
  { database }: GameFile,
  turnId: number,
  { notice, isAgreedEnd }: HostInput,
): void {
  if (notice === undefined && !isAgreedEnd) return;
  database.change('INSERT INTO host_inputs VALUES (?, ?, ?)', turnId, notice ?? null, isAgreedEnd ? 1 : 0);
}
