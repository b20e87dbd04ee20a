import { applicationMachine } from '@travesia/contracts/applications';
import { type MachineActor, nextState } from '@travesia/contracts/kit';
import type { Tx } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { type ApplicationRow, type Moved, writeApplicationStatus } from './applications.repo.ts';

/** Moves an application by the machine's table. Throws `application.not_editable` when the table does not allow it. */
export async function moveApplication(
  tx: Tx,
  row: ApplicationRow,
  action: keyof typeof applicationMachine.transitions,
  actor: MachineActor,
  at: Date,
  moved: Moved = {},
): Promise<void> {
  const next = nextState(applicationMachine, row.status, action, actor);
  if (!next) throw new ProblemError('application.not_editable');
  await writeApplicationStatus(tx, row, next, at, moved);
}
