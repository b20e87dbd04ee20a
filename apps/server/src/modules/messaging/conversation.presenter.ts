import type { Conversation, ConversationAction, Participant } from '@travesia/contracts/messaging';
import type { Seal } from '../../platform/secrets/seal.ts';
import { avatarAddress } from '../accounts/index.ts';
import { logoAddress } from '../providers/index.ts';
import type { ConversationRecord, ShownSide } from './conversations.repo.ts';
import type { InboxScope } from './inbox.policy.ts';

/** Characters of the newest message that a list shows. */
const PREVIEW = 140;

interface Named {
  firstName: string;
  lastName: string;
  status: string;
}

/** A person's name; null once they deleted their account. */
export const nameOf = ({ firstName, lastName, status }: Named): string | null =>
  status === 'erased' ? null : `${firstName} ${lastName}`.trim();

/** Whether someone is on a side who reads what is written to it. */
export function isPresentSide({ person, clinic }: ShownSide): boolean {
  if (person) return person.status === 'active' || person.status === 'closing';
  return clinic?.operationalStatus !== 'merged';
}

function presentSide({ row, person, clinic, organization }: ShownSide, ownId: string): Participant {
  const { party, userId, providerId, organizationId } = row;
  const isGone = person?.status === 'erased';
  return {
    user_id: isGone ? null : (userId ?? providerId ?? organizationId),
    user_name: person ? nameOf(person) : (clinic?.name ?? organization?.name ?? 'Travesía'),
    user_avatar: person && !isGone ? avatarAddress(person) : clinic ? logoAddress(clinic) : null,
    party,
    is_own: row.id === ownId,
    slug: clinic?.slug ?? null,
    time_zone: clinic?.timeZone ?? null,
  };
}

function actionsOf(
  { mayWrite }: InboxScope,
  { own }: ConversationRecord,
  sides: readonly ShownSide[],
): ConversationAction[] {
  if (!mayWrite) return [];
  const isOpen = sides.every((side) => side.row.id === own.id || isPresentSide(side));
  return [...(isOpen ? (['write'] as const) : []), own.archivedAt ? 'restore' : 'archive'];
}

/** A conversation as one of its sides sees it. */
export function presentConversation(
  seal: Seal,
  scope: InboxScope,
  record: ConversationRecord,
  sides: readonly ShownSide[],
): Conversation {
  const { row, own, last, author, journeyReference } = record;
  // Who reads from outside opens a conversation to read it, which is logged.
  const text = scope.isOutside ? '' : last.contentSealed && seal.open(last.contentSealed, last.id);
  const shown = sides.map((side) => presentSide(side, own.id));
  return {
    id: row.id,
    subject: row.subjectSealed === null ? '' : seal.open(row.subjectSealed, row.id),
    participants: [...shown.filter(({ is_own: isOwn }) => !isOwn), ...shown.filter(({ is_own: isOwn }) => isOwn)],
    unread_count: own.unreadCount,
    last_message: {
      text: text && [...text].slice(0, PREVIEW).join(''),
      file_count: last.files,
      author_name: nameOf(author),
      is_own: last.authorId === scope.person.userId,
      is_own_side: last.sideId === own.id,
      created_at: last.createdAt.toISOString(),
    },
    journey_id: row.journeyId,
    journey_reference: journeyReference,
    last_seq: row.lastSeq,
    last_change: row.lastChange,
    is_archived: own.archivedAt !== null,
    created_at: row.createdAt.toISOString(),
    actions: actionsOf(scope, record, sides),
  };
}
