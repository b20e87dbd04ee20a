import { credentialsEnding } from '@travesia/contracts/providers';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { lockProvider, visibleTo } from '../../../providers/index.ts';
import { lapseUnlicensed } from '../lapse-unlicensed.ts';
import { listDueCredentials, listProvidersToWatch, noteReminder } from '../credential-reminders.repo.ts';
import { reminderDue } from '../reminder.rules.ts';

const SYSTEM = { kind: 'system' } as const;

/**
 * Tells the owners of clinics which credentials end in 60, 30 or 7 days or have ended, once for each, and ends verifications whose
 * licence has ended. Done twice on a day it does nothing the second time; a renewed credential is told of anew.
 */
export async function watchCredentials({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const at = clock.now();
  const scope = visibleTo(SYSTEM);
  for (const id of await listProvidersToWatch(database.db, at))
    await unitOfWork(database, async (tx) => {
      const row = await lockProvider(tx, scope, id);
      if (!row) return;
      // A credential holds through its last day at the clinic.
      const now = { at, today: clock.today(row.timeZone) };
      const credentials = [];
      for (const credential of await listDueCredentials(tx, id, now.today)) {
        const days = reminderDue(credential.endsOn, now.today);
        if (days === null || !(await noteReminder(tx, credential, days, now.at))) continue;
        const { kind, body, whose, endsOn } = credential;
        credentials.push({ kind, body, whose, ends_on: endsOn, ended: days === 0 });
      }
      if (credentials.length) await appendEvent(tx, credentialsEnding, { provider_id: id, papers: credentials });
      await lapseUnlicensed(tx, row, SYSTEM, now);
    });
}
