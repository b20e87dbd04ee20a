import type { MailSubscription, MailSubscriptionChoice } from '@travesia/contracts/profiles';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { lockUser } from '../../accounts/index.ts';
import type { ProfilesDeps } from '../profiles-deps.ts';
import { findPreferencesOf, writePreferences } from '../profiles.repo.ts';
import { readUnsubscribing } from '../unsubscribing.ts';

/**
 * Turns the emails of a topic off, or on again, by the link of an email; repeating it changes nothing. Answers alike if the account
 * is gone. Throws `profile.unsubscribe_invalid`.
 */
export async function setMailSubscription(
  { database, clock, unsubscribeTokens }: Pick<ProfilesDeps, 'database' | 'clock' | 'unsubscribeTokens'>,
  actor: Actor,
  { token, is_on: isOn }: MailSubscriptionChoice,
): Promise<MailSubscription> {
  const { userId, topic } = readUnsubscribing(unsubscribeTokens, token);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const user = await lockUser(tx, userId);
    const row = await findPreferencesOf(tx, userId);
    const off = row?.off ?? [];
    if (!user || user.status === 'erased' || !off.includes(`${topic}.mail`) === isOn) return;
    await writePreferences(tx, {
      userId,
      quietFrom: row?.quietFrom ?? null,
      quietTo: row?.quietTo ?? null,
      timeZone: row?.timeZone ?? null,
      mailRhythm: row?.mailRhythm ?? 'at_once',
      off: isOn ? off.filter((one) => one !== `${topic}.mail`) : [...off, `${topic}.mail`],
      version: (row?.version ?? 0) + 1,
      updatedAt: at,
    });
    const facts = { topic, is_on: isOn };
    await appendAudit(tx, { action: 'profile.mails_changed_by_link', actor, at, subjectId: userId, facts });
  });
  return { topic, is_on: isOn };
}
