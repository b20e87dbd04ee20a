import type { Locale } from '@travesia/contracts/kit';
import type { Recipient } from '@travesia/contracts/messaging';
import { plainText } from '../../../platform/finding/plain-text.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { avatarAddress } from '../../accounts/index.ts';
import { logoAddress } from '../../providers/index.ts';
import { ofOwnInbox } from '../inbox.policy.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { listRecipients, type RecipientRow } from '../recipients.repo.ts';

/** Recipients at a time. */
const MOST = 20;

const placeOf = ({ city, country }: RecipientRow, language: Locale): string | null => {
  const name = country && new Intl.DisplayNames([language], { type: 'region' }).of(country);
  return [city?.[language], name].filter(Boolean).join(', ') || null;
};

/** Whom a user can begin a conversation with. */
export async function listRecipientsQuery(
  { database, takeSide }: MessagingDeps,
  q: string | undefined,
  { actor, language }: RequestContext,
): Promise<{ data: Recipient[] }> {
  const scope = await ofOwnInbox(takeSide, actor);
  const words = plainText(q ?? '')
    .split(' ')
    .filter(Boolean);
  const rows = await listRecipients(database.db, scope, words);
  // Travesía’s team is the last resort, and always there.
  const team = rows.filter(({ type }) => type === 'platform');
  const others = rows.filter(({ type }) => type !== 'platform').slice(0, MOST - team.length);
  return {
    data: [...others, ...team].map((row) => ({
      id: row.id,
      type: row.type,
      name: row.name,
      avatar_url:
        row.type === 'patient' ? avatarAddress({ avatarFile: row.avatar }) : logoAddress({ logoFile: row.logo }),
      place: placeOf(row, language),
      known: row.known,
    })),
  };
}
