import type { MailSubscription } from '@travesia/contracts/profiles';
import type { ProfilesDeps } from '../profiles-deps.ts';
import { findPreferencesOf } from '../profiles.repo.ts';
import { readUnsubscribing } from '../unsubscribing.ts';

/** Which emails an unsubscribe link is about, and whether they are on. Throws `profile.unsubscribe_invalid`. */
export async function findMailSubscription(
  { database, unsubscribeTokens }: Pick<ProfilesDeps, 'database' | 'unsubscribeTokens'>,
  token: string,
): Promise<MailSubscription> {
  const { userId, topic } = readUnsubscribing(unsubscribeTokens, token);
  const row = await findPreferencesOf(database.db, userId);
  return { topic, is_on: !row?.off.includes(`${topic}.mail`) };
}
