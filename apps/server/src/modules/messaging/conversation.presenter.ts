import {
  ANSWER_HOURS,
  type Conversation,
  type ConversationAction,
  type ConversationWork,
  type Participant,
  type Colleague,
} from '@travesia/contracts/messaging';
import { avatarAddress } from '../accounts/index.ts';
import { logoAddress } from '../providers/index.ts';
import type { Asking, ConversationRecord, ShownSide } from './conversations.repo.ts';
import { type InboxScope, isTeam } from './inbox.policy.ts';
import type { MessagingDeps } from './messaging-deps.ts';

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

/** Who wrote something; once they deleted their account, only that somebody did. */
export function presentAuthor(userId: string, author: Named & { avatarFile: string | null }) {
  const isGone = author.status === 'erased';
  return {
    user_id: isGone ? null : userId,
    name: nameOf(author),
    avatar_url: isGone ? null : avatarAddress(author),
  };
}

/** Whether a side lets others write to it, and someone is there who reads it. */
export function isPresentSide({ row, person, clinic }: ShownSide): boolean {
  if (row.blockedAt) return false;
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

function actionsOf(scope: InboxScope, { own }: ConversationRecord, sides: readonly ShownSide[]): ConversationAction[] {
  if (!scope.mayWrite) return [];
  const isOpen = sides.every((side) => (side.row.id === own.id ? !own.blockedAt : isPresentSide(side)));
  const others = sides.filter(({ row }) => row.id !== own.id);
  return [
    ...(isOpen ? (['write'] as const) : []),
    own.archivedAt ? 'restore' : 'archive',
    ...(isTeam(scope) ? (['work'] as const) : []),
    ...(mayBlock(scope, others) ? ([own.blockedAt ? 'unblock' : 'block'] as const) : []),
  ];
}

/** Patients keep clinics and organizations from writing, Travesía’s team anyone: who treats patients must stay within their reach. */
export const mayBlock = ({ party }: InboxScope, others: readonly Pick<ShownSide, 'row'>[]): boolean =>
  party === 'platform' || (party === 'patient' && others.every(({ row }) => row.party !== 'platform'));

/** A colleague, as their team sees them. */
export const presentMember = (
  { id, ...user }: Named & { id: string; avatarFile: string | null },
  { person }: InboxScope,
): Colleague => ({
  user_id: id,
  name: nameOf(user) ?? '',
  avatar_url: user.status === 'erased' ? null : avatarAddress(user),
  is_own: id === person.userId,
});

function presentWork({ scope, at }: Asking, { own, assignee, notes }: ConversationRecord): ConversationWork | null {
  if (!isTeam(scope)) return null;
  const { waitingSince, snoozedUntil, wokenAt } = own;
  const due = waitingSince && new Date(waitingSince.getTime() + ANSWER_HOURS * 3_600_000);
  return {
    assignee: assignee && presentMember(assignee, scope),
    snoozed_until: snoozedUntil && snoozedUntil > at ? snoozedUntil.toISOString() : null,
    woken_at: wokenAt?.toISOString() ?? null,
    waiting_since: waitingSince?.toISOString() ?? null,
    answer_due_at: due?.toISOString() ?? null,
    tags: own.tags,
    note_count: notes,
  };
}

/** A conversation as one of its sides sees it. */
export function presentConversation(
  { seal, translator }: Pick<MessagingDeps, 'seal' | 'translator'>,
  asking: Asking,
  record: ConversationRecord,
  sides: readonly ShownSide[],
): Conversation {
  const { scope } = asking;
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
      record_count: last.records,
      author_name: nameOf(author),
      is_own: last.authorId === scope.person.userId,
      is_own_side: last.sideId === own.id,
      created_at: last.createdAt.toISOString(),
    },
    journey_id: row.journeyId,
    journey_reference: journeyReference,
    last_seq: row.lastSeq,
    last_change: row.lastChange,
    work: presentWork(asking, record),
    is_archived: own.archivedAt !== null,
    created_at: row.createdAt.toISOString(),
    // Whoever reads messages may have them translated, where a service is configured.
    actions: [...actionsOf(scope, record, sides), ...(translator ? (['translate'] as const) : [])],
  };
}
