import type { InternalNote } from '@travesia/contracts/messaging';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { avatarAddress } from '../../accounts/index.ts';
import { nameOf } from '../conversation.presenter.ts';
import type { InboxScope } from '../inbox.policy.ts';
import type { NoteRecord } from './notes.repo.ts';

/** A note for the team that wrote it. */
export const presentNote = (seal: Seal, { person }: InboxScope, { row, author }: NoteRecord): InternalNote => ({
  id: row.id,
  conversation_id: row.conversationId,
  author: {
    user_id: author.status === 'erased' ? null : row.authorId,
    name: nameOf(author),
    avatar_url: author.status === 'erased' ? null : avatarAddress(author),
  },
  is_own: row.authorId === person.userId,
  content: seal.open(row.textSealed, row.id),
  mentions: row.mentions,
  created_at: row.createdAt.toISOString(),
});
