import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { RecordRow } from '../records.repo.ts';

/** What a read is called in the audit log. */
export type ReadAction = 'records.opened' | 'records.file_read';

/** By what right somebody reads who is neither its patient nor reads it through a share: which link, companion or emergency. */
export type ReadThrough = `${'link' | 'companion' | 'emergency'}:${string}`;

/** What was read, by whom, of which record. */
interface Read {
  action: ReadAction;
  actor: Actor;
  at: Date;
  row: Pick<RecordRow, 'id' | 'patientId' | 'category'>;
  /** The clinic and the journey because of which it was read; none for the patient's own vault. */
  providerId?: string;
  journeyId?: string;
  through?: ReadThrough;
}

/** Logs a read, one entry for each, in the transaction that allowed it: without the entry there is no content. */
export const noteRead = (tx: Tx, { action, actor, at, row, providerId, journeyId, through }: Read): Promise<void> =>
  appendAudit(tx, {
    action,
    actor,
    at,
    target: { type: 'medical_record', id: row.id },
    subjectId: row.patientId,
    ...(actor.kind === 'person' && actor.userId === row.patientId ? {} : { contextProviderId: providerId }),
    facts: { category: row.category, ...(journeyId ? { journey: journeyId } : {}), ...(through ? { through } : {}) },
  });
