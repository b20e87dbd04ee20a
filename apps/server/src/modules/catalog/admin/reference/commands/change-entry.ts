import type { ChangedReference } from '@travesia/contracts/catalog';
import { type AuditEntry, appendAudit } from '../../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../../platform/module-deps.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import { allListings } from '../../../catalog.policy.ts';

export type ReferenceDeps = Pick<ModuleDeps, 'database' | 'clock'>;

type Value = string | number | boolean | null;

interface Entry<Row> {
  actor: Actor;
  /** The version that was read. */
  version: number;
  reason: string;
  action: AuditEntry['action'];
  target: { type: string; id: string };
  lock: (tx: Tx) => Promise<Row | undefined>;
  /** The fields a change can touch, before and after it. */
  fields: (row: Row) => Readonly<Record<string, readonly [before: Value, after: Value]>>;
  write: (tx: Tx, row: Row, at: Date) => Promise<void>;
}

/**
 * Changes an entry of the configuration and writes down what was changed. Does nothing if nothing differs. Throws
 * `catalog.reference_not_found` and `request.stale_version`.
 */
export async function changeEntry<Row extends { version: number }>(
  { database, clock }: ReferenceDeps,
  { actor, version, reason, action, target, lock, fields, write }: Entry<Row>,
): Promise<ChangedReference> {
  allListings(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lock(tx);
    if (!row) throw new ProblemError('catalog.reference_not_found');
    if (row.version !== version) throw new ProblemError('request.stale_version');
    const changed = Object.entries(fields(row)).filter(([, [before, after]]) => before !== after);
    if (changed.length === 0) return { version };
    await write(tx, row, at);
    const facts = {
      reason,
      fields: changed.map(([name]) => name).join(', '),
      ...Object.fromEntries(
        changed.flatMap(([name, [before, after]]) => [
          [`${name}.before`, before],
          [`${name}.after`, after],
        ]),
      ),
    };
    await appendAudit(tx, { action, actor, at, target, facts });
    return { version: version + 1 };
  });
}
