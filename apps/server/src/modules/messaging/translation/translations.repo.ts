import type { Locale } from '@travesia/contracts/kit';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import type { MessageRow } from '../messages.repo.ts';
import { messages } from '../messaging.tables.ts';
import { messageTranslations } from './translations.tables.ts';

export type TranslationRow = typeof messageTranslations.$inferSelect;

/** A message with a text, its author’s name, and its translation if there is one. */
export interface TranslatedRecord {
  row: Pick<MessageRow, 'id' | 'language' | 'editedAt'> & { contentSealed: string };
  author: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'status'>;
  translation: TranslationRow | null;
}

/** Those of the given messages of a conversation that have a text. */
export async function listTranslated(
  db: Db | Tx,
  { conversationId, ids, to }: { conversationId: string; ids: readonly string[]; to: Locale },
): Promise<TranslatedRecord[]> {
  const found = await db
    .select({
      row: {
        id: messages.id,
        language: messages.language,
        editedAt: messages.editedAt,
        contentSealed: messages.contentSealed,
      },
      author: { firstName: users.firstName, lastName: users.lastName, status: users.status },
      translation: messageTranslations,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .leftJoin(messageTranslations, and(eq(messageTranslations.messageId, messages.id), eq(messageTranslations.to, to)))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        inArray(messages.id, [...ids]),
        isNotNull(messages.contentSealed),
      ),
    );
  return found.flatMap(({ row: { contentSealed, ...row }, ...rest }) =>
    contentSealed === null ? [] : [{ row: { ...row, contentSealed }, ...rest }],
  );
}

/** The translation of a text that a message still has. */
export async function findTranslation(
  db: Db | Tx,
  { id, contentSealed }: Pick<TranslatedRecord['row'], 'id' | 'contentSealed'>,
  to: Locale,
): Promise<TranslationRow | undefined> {
  const [found] = await db
    .select({ translation: messageTranslations })
    .from(messageTranslations)
    .innerJoin(messages, eq(messages.id, messageTranslations.messageId))
    .where(
      and(
        eq(messageTranslations.messageId, id),
        eq(messageTranslations.to, to),
        eq(messages.contentSealed, contentSealed),
      ),
    );
  return found?.translation;
}

/** Stores a translation unless its message was changed or deleted meanwhile: the lock keeps that from happening now. */
export async function keepTranslation(
  tx: Tx,
  row: Omit<TranslationRow, 'createdAt'>,
  ofText: Pick<TranslatedRecord['row'], 'contentSealed'>,
): Promise<void> {
  const [still] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, row.messageId), eq(messages.contentSealed, ofText.contentSealed)))
    .for('share');
  if (still) await tx.insert(messageTranslations).values(row).onConflictDoNothing();
}
