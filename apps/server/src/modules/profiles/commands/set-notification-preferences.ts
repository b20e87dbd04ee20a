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

/** Saves what a person wants to be told. Throws `request.stale_version` with the choices as they are when somebody was quicker. */
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
    // Two first choices at once: there is no row yet to wait for each other at.
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
      version: present.version + 1,
      updatedAt: at,
    };
    await writePreferences(tx, row);
    await appendAudit(tx, { action: 'profile.notifications_changed', actor, at, subjectId: userId });
    return presentPreferences(row);
  });
}
