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
 * Notifies clinic owners, once each, about credentials that expire in 60, 30 or 7 days or have expired, and ends verifications
 * whose license has expired. A second run on the same day does nothing; a renewed credential gets new reminders.
 */
export async function watchCredentials({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const at = clock.now();
  const scope = visibleTo(SYSTEM);
  for (const id of await listProvidersToWatch(database.db, at))
    await unitOfWork(database, async (tx) => {
      const row = await lockProvider(tx, scope, id);
      if (!row) return;
      // A credential is valid through its expiration date in the clinic's time zone.
      const now = { at, today: clock.today(row.timeZone) };
      const credentials = [];
      for (const credential of await listDueCredentials(tx, id, now.today)) {
        const days = reminderDue(credential.endsOn, now.today);
        if (days === null || !(await noteReminder(tx, credential, days, now.at))) continue;
        const { kind, body, whose, endsOn } = credential;
        credentials.push({ kind, body, whose, ends_on: endsOn, ended: days === 0 });
      }
      const lapsed = await lapseUnlicensed(tx, row, SYSTEM, now);
      // One event, so that owners get one email when the license that expired was the last one.
      if (credentials.length || lapsed)
        await appendEvent(tx, credentialsEnding, { provider_id: id, papers: credentials, lapsed });
    });
}
