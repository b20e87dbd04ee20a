import type { InternalNote } from '@travesia/contracts/messaging';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { presentAuthor } from '../conversation.presenter.ts';
import type { InboxScope } from '../inbox.policy.ts';
import type { NoteRecord } from './notes.repo.ts';

/** A note for the team that wrote it. */
export const presentNote = (seal: Seal, { person }: InboxScope, { row, author }: NoteRecord): InternalNote => ({
  id: row.id,
  conversation_id: row.conversationId,
  author: presentAuthor(row.authorId, author),
  is_own: row.authorId === person.userId,
  content: seal.open(row.textSealed, row.id),
  mentions: row.mentions,
  created_at: row.createdAt.toISOString(),
});
