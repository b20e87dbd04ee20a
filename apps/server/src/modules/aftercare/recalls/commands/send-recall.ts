import { recallSent } from '@travesia/contracts/aftercare';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { listTold, type RecipientRow, takeUnsent, writeSent } from '../recipients.repo.ts';

/** People told in one transaction. */
const BATCH = 100;

/** Tells everyone of a recall who wasn’t told yet, in batches. Repeating it, or running it twice at the same time, tells nobody again. */
export async function sendRecall(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  id: string,
): Promise<void> {
  for (let told = BATCH; told > 0;)
    told = await unitOfWork(database, async (tx) => {
      const rows = await takeUnsent(tx, id, BATCH);
      if (rows.length === 0) return 0;
      await tell(tx, rows);
      await writeSent(
        tx,
        rows.map((row) => row.id),
        clock.now(),
      );
      return rows.length;
    });
}

/** Once each, whatever the number of their journeys. */
async function tell(tx: Tx, rows: readonly RecipientRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const told = await listTold(
    tx,
    first.recallId,
    rows.map(({ patientId }) => patientId),
  );
  for (const { id, recallId, patientId } of rows) {
    if (told.has(patientId)) continue;
    told.add(patientId);
    await appendEvent(tx, recallSent, { recall_id: recallId, recipient_id: id, patient_id: patientId });
  }
}
