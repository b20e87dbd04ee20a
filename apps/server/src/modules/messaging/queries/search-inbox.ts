import { plainText } from '../../../platform/finding/plain-text.ts';
import { listSearched, listSides } from '../conversations.repo.ts';
import type { InboxScope } from '../inbox.policy.ts';
import { listTexts } from '../messages.repo.ts';
import { nameOf } from '../conversation.presenter.ts';
import type { MessagingDeps } from '../messaging-deps.ts';

/**
 * What is encrypted can't be searched by the database, so the newest are decrypted and read here. Decrypting 4,000 messages takes
 * about 30 ms.
 */
const MOST_CONVERSATIONS = 1000;
const MOST_MESSAGES = 4000;

/** Ids of the conversations of an inbox in which all words of a phrase occur: in the subject, the names, or one message. */
export async function searchInbox(
  { database: { db }, seal }: Pick<MessagingDeps, 'database' | 'seal'>,
  scope: InboxScope,
  phrase: string,
): Promise<string[]> {
  const words = plainText(phrase).split(/\s+/u).filter(Boolean);
  const conversations = await listSearched(db, scope, MOST_CONVERSATIONS);
  const ids = conversations.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [sides, texts] = await Promise.all([listSides(db, ids), listTexts(db, ids, MOST_MESSAGES)]);
  const headings = conversations.map(({ id, subjectSealed }) => {
    const names = (sides.get(id) ?? []).map(
      ({ person, clinic, organization }) => (person ? nameOf(person) : (clinic?.name ?? organization?.name)) ?? '',
    );
    return { id, text: [subjectSealed ? seal.open(subjectSealed, id) : '', ...names].join(' ') };
  });
  const bodies = texts.map(({ id, conversationId, contentSealed }) => ({
    id: conversationId,
    text: contentSealed ? seal.open(contentSealed, id) : '',
  }));
  const found = [...headings, ...bodies].filter(({ text }) => {
    const searched = plainText(text);
    return words.every((word) => searched.includes(word));
  });
  return [...new Set(found.map(({ id }) => id))];
}
