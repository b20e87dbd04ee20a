import {
  NOTIFICATION_KINDS,
  type NotificationChoices,
  type NotificationPreferences,
} from '@travesia/contracts/profiles';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { lockUser, ownAccount } from '../../accounts/index.ts';
import type { ProfilesDeps } from '../profiles-deps.ts';
import { presentPreferences } from '../profiles.presenter.ts';
import { findPreferences, writePreferences } from '../profiles.repo.ts';
import { CHANNELS } from '../profiles.tables.ts';

/** Saves a person's notification preferences. Throws `request.stale_version` with the current ones after a concurrent change. */
export async function setNotificationPreferences(
  { database, clock }: ProfilesDeps,
  actor: Actor,
  choices: NotificationChoices,
): Promise<NotificationPreferences> {
  const scope = ownAccount(actor);
  const { userId } = scope;
  const { quiet_hours: quiet } = choices;
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    // Concurrent first saves have no preferences row to lock.
    await lockUser(tx, userId);
    const present = presentPreferences(await findPreferences(tx, scope));
    if (present.version !== choices.version) throw new ProblemError('request.stale_version', { present });
    const row = {
      userId,
      off: NOTIFICATION_KINDS.flatMap((kind) =>
        CHANNELS.filter((channel) => !choices[kind][channel]).map((channel) => `${kind}.${channel}` as const),
      ),
      quietFrom: quiet?.from ?? null,
      quietTo: quiet?.to ?? null,
      timeZone: quiet?.time_zone ?? null,
      mailRhythm: choices.mail_rhythm,
      version: present.version + 1,
      updatedAt: at,
    };
    await writePreferences(tx, row);
    await appendAudit(tx, { action: 'profile.notifications_changed', actor, at, subjectId: userId });
    return presentPreferences(row);
  });
}
