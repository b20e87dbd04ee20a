import type { AttachedRecord, Message, MessageFile } from '@travesia/contracts/messaging';
import type { Seal } from '../../platform/secrets/seal.ts';
import { presentAuthor } from './conversation.presenter.ts';
import type { SideRow } from './conversations.repo.ts';
import type { MessageFileRow } from './files/message-files.repo.ts';
import type { InboxScope } from './inbox.policy.ts';
import { flagsOf } from './message-flags.ts';
import { messageActions } from './message.rules.ts';
import type { MessageRecord } from './messages.repo.ts';

/** A file of a message for whoever reads the conversation. */
export const presentFile = ({
  id,
  name,
  mediaType,
  size,
}: Pick<MessageFileRow, 'id' | 'name' | 'mediaType' | 'size'>): MessageFile => ({
  id,
  name,
  media_type: mediaType ?? 'application/octet-stream',
  size: size ?? 0,
});

interface Shown {
  seal: Seal;
  /** Links to it don't leave Travesía. */
  ownHost: string | undefined;
  scope: InboxScope;
  own: Pick<SideRow, 'id'>;
  /** Someone is there to read what is written. */
  isOpen: boolean;
  at: Date;
}

/** A message as one side of its conversation sees it. */
export function presentMessage(
  { seal, ownHost, scope, own, isOpen, at }: Shown,
  { row, party, author, readAt, proposal }: MessageRecord,
  { files, records }: { files: readonly MessageFileRow[]; records: readonly AttachedRecord[] },
): Message {
  const { userId } = scope.person;
  const isOwn = row.authorId === userId;
  const content = row.contentSealed === null ? null : seal.open(row.contentSealed, row.id);
  // Nobody is warned of their own words, nor of Travesía's.
  const isCautious = row.sideId !== own.id && party !== 'platform';
  return {
    id: row.id,
    conversation_id: row.conversationId,
    seq: row.seq,
    change: row.change,
    client_message_id: isOwn ? row.clientMessageId : null,
    author: { ...presentAuthor(row.authorId, author), party },
    is_own: isOwn,
    is_own_side: row.sideId === own.id,
    content,
    language: row.language,
    flags: isCautious && content ? flagsOf(content, ownHost) : [],
    files: files.map(presentFile),
    records: [...records],
    proposal,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    deleted_at: row.deletedAt?.toISOString() ?? null,
    read_at: readAt?.toISOString() ?? null,
    actions: messageActions(row, { userId, mayWrite: scope.mayWrite, isOpen, at }),
  };
}
