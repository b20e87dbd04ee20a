import type { Localized } from '@travesia/contracts/kit';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { referenceOfId } from '../../../platform/reference.ts';
import { createSeal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import { lockAnyJourney } from '../../journeys/index.ts';
import { AFTERCARE_KEY } from '../aftercare-deps.ts';
import { recallLifecycle } from '../recalls/recall.lifecycle.ts';
import { findAnyRecall, insertRecall } from '../recalls/recalls.repo.ts';
import { insertRecipient } from '../recalls/recipients.repo.ts';

/** A recall of the demo that was sent, and who it concerns. */
export interface DemoRecall {
  key: string;
  providerId: string;
  title: Localized;
  message: Localized;
  /** Days before today on which the first patient was treated. */
  since: number;
  hoursAgo: number;
  approvedBy: string;
  people: readonly { journeyId: string; readHoursAgo?: number; unreachable?: { note: string; by: string } }[];
}

interface Parts {
  secret: string;
  idOf: (name: string) => string;
  now: Date;
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Writes a recall once. Returns what the audit log says about it. */
export async function rewriteDemoRecall(
  tx: Tx,
  { secret, idOf, now }: Parts,
  wanted: DemoRecall,
): Promise<PastEntry[]> {
  const id = idOf(`recall/${wanted.key}`);
  if (await findAnyRecall(tx, id)) return [];
  const seal = createSeal(deriveKey(secret, AFTERCARE_KEY));
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const draftedAt = before(wanted.hoursAgo + 2);
  const approvedAt = before(wanted.hoursAgo);
  await insertRecall(tx, {
    id,
    reference: referenceOfId(id),
    status: 'contacting',
    title: wanted.title,
    message: wanted.message,
    providerId: wanted.providerId,
    from: before(wanted.since * DAY_HOURS)
      .toISOString()
      .slice(0, 'YYYY-MM-DD'.length),
    approvedBy: wanted.approvedBy,
    approvedAt,
    demo: true,
    createdAt: draftedAt,
    version: 2,
  });
  for (const { journeyId, readHoursAgo, unreachable } of wanted.people) {
    const journey = await lockAnyJourney(tx, journeyId);
    if (!journey) continue;
    const recipientId = idOf(`recall/${wanted.key}/${journeyId}`);
    await insertRecipient(tx, {
      id: recipientId,
      recallId: id,
      journeyId,
      patientId: journey.patientId,
      sentAt: approvedAt,
      readAt: readHoursAgo === undefined ? null : before(readHoursAgo),
      reached: unreachable ? 'unreachable' : null,
      reachedAt: unreachable ? before(1) : null,
      reachedBy: unreachable?.by ?? null,
      noteSealed: unreachable ? seal.seal(unreachable.note, recipientId) : null,
    });
  }
  const system = { kind: 'system' } as const;
  const approved = { kind: 'person', userId: wanted.approvedBy } as const;
  const begun = { actor: system, as: 'admin', at: draftedAt } as const;
  const moves = [{ action: 'approve', as: 'admin', actor: approved, at: approvedAt } as const];
  return rewriteDemoHistory(tx, recallLifecycle, id, { begun, moves }, now);
}
