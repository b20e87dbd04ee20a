import { type DataExport, exportMachine, exportRequested } from '@travesia/contracts/privacy';
import { uuidv7 } from 'uuidv7';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { begin, transition } from '../../../platform/transition/transition.ts';
import { refuseUnlessRecent } from '../../accounts/index.ts';
import { exportLifecycle } from '../export.lifecycle.ts';
import { findRunning, insertExport } from '../exports.repo.ts';
import type { PrivacySetup } from '../privacy-deps.ts';
import { ownExports, personOf } from '../privacy.policy.ts';
import { presentExport } from '../privacy.presenter.ts';

/** An export still running after this time never finishes: its process died during the last attempt. */
const LONGEST_MS = 3_600_000;

/** Starts an export of the person's data, or returns the running one. Throws `auth.confirm_identity`. */
export async function requestExport({ database, clock }: PrivacySetup, actor: Actor): Promise<DataExport> {
  const person = personOf(actor);
  refuseUnlessRecent(person, clock);
  const scope = ownExports(person);
  const now = clock.now();
  const row = await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'data export', [scope.userId]);
    const running = await findRunning(tx, scope);
    if (running && now.getTime() - running.requestedAt.getTime() < LONGEST_MS) return running;
    if (running)
      await transition(tx, exportLifecycle, {
        row: running,
        action: 'fail',
        actor: { kind: 'system' },
        as: 'system',
        at: now,
      });
    const id = uuidv7();
    const { userId, onlySession } = scope;
    const made = await insertExport(tx, { id, userId, onlySession, status: exportMachine.initial, requestedAt: now });
    const target = { type: 'data_export', id };
    const audit = { action: 'privacy.export_asked', subjectId: userId, target } as const;
    await begin(tx, exportLifecycle, { row: made, actor, as: person.role, at: now, audit });
    await appendEvent(tx, exportRequested, { export_id: id });
    return made;
  });
  return presentExport(row, now);
}
