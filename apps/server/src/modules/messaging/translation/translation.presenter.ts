import type { Locale } from '@travesia/contracts/kit';
import type { MessageTranslation } from '@travesia/contracts/messaging';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { TranslatedRecord, TranslationRow } from './translations.repo.ts';

/** What a translation is sealed for: one message, in one language. */
export const sealedFor = (messageId: string, to: Locale): string => `${messageId} ${to}`;

/** A translation for whoever reads the message. */
export const presentTranslation = (
  seal: Seal,
  { editedAt }: Pick<TranslatedRecord['row'], 'editedAt'>,
  { messageId, to, from, result, contentSealed }: Omit<TranslationRow, 'createdAt'>,
): MessageTranslation => ({
  message_id: messageId,
  edited_at: editedAt?.toISOString() ?? null,
  to,
  from,
  result,
  content: contentSealed === null ? null : seal.open(contentSealed, sealedFor(messageId, to)),
});
