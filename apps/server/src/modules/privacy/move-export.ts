import { exportMachine } from '@travesia/contracts/privacy';
import { nextState } from '@travesia/contracts/kit';
import type { Tx } from '../../platform/db/database.ts';
import { type ExportRow, writeExport } from './exports.repo.ts';

type Change = Omit<Parameters<typeof writeExport>[2], 'status'>;

/** Moves a locked export by the machine's table. Throws when the table does not allow it. */
export async function moveExport(
  tx: Tx,
  row: ExportRow,
  action: keyof typeof exportMachine.transitions,
  change: Change = {},
): Promise<void> {
  const status = nextState(exportMachine, row.status, action, 'system');
  if (!status) throw new Error(`an export that is ${row.status} cannot ${action}`);
  await writeExport(tx, row, { ...change, status });
}
