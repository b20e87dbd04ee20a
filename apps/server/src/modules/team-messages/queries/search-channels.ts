import { plainText } from '../../../platform/finding/plain-text.ts';
import type { ChannelScope } from '../channels.policy.ts';
import { listSearched } from '../channels.repo.ts';
import { listTexts } from '../messages.repo.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';

/** What is encrypted can’t be searched by the database, so the newest are decrypted and read here, as in inboxes. */
const MOST_CHANNELS = 1000;
const MOST_MESSAGES = 4000;

/** Ids of the channels in scope in which all words of a phrase occur: in name and purpose, or in one message. */
export async function searchChannels(
  { database: { db }, seal }: Pick<TeamMessagesDeps, 'database' | 'seal'>,
  scope: ChannelScope,
  phrase: string,
): Promise<string[]> {
  const words = plainText(phrase).split(/\s+/u).filter(Boolean);
  const channels = await listSearched(db, scope, MOST_CHANNELS);
  if (channels.length === 0) return [];
  const texts = await listTexts(
    db,
    channels.map(({ id }) => id),
    MOST_MESSAGES,
  );
  const found = [
    ...channels.map(({ id, nameSealed, purposeSealed }) => ({
      id,
      text: [nameSealed, purposeSealed].map((sealed) => (sealed ? seal.open(sealed, id) : '')).join(' '),
    })),
    ...texts.map(({ id, channelId, contentSealed }) => ({
      id: channelId,
      text: contentSealed ? seal.open(contentSealed, id) : '',
    })),
  ].filter(({ text }) => {
    const searched = plainText(text);
    return words.every((word) => searched.includes(word));
  });
  return [...new Set(found.map(({ id }) => id))];
}
