import type { TeamChannel, TeamMessage, TeamPerson } from '@travesia/contracts/team-messages';
import type { Seal } from '../../platform/secrets/seal.ts';
import { avatarAddress } from '../accounts/index.ts';
import { messageActions, nameOf, presentAuthor, presentFile } from '../messaging/index.ts';
import { channelActions, type ChannelScope } from './channels.policy.ts';
import type { ChannelRecord } from './channels.repo.ts';
import type { TeamFileRow } from './files/team-files.repo.ts';
import type { TeamMessageRecord } from './messages.repo.ts';
import type { PersonRow } from './who-reads.repo.ts';

/** Characters of the newest message that a list shows. */
const PREVIEW = 140;

/** A channel as someone who reads it sees it. */
export function presentChannel(seal: Seal, scope: ChannelScope, record: ChannelRecord): TeamChannel {
  const { row, member, last, author, providerName } = record;
  const text = last?.contentSealed ? seal.open(last.contentSealed, last.id) : null;
  const own = row.clinicTakesPart && !row.limited && providerName ? [providerName] : [];
  // Of a clinic that reads by names alone, its people are guests like those of others.
  const teams = [record.organizationName, ...new Set([...own, ...record.guests])];
  return {
    id: row.id,
    kind: row.kind,
    name: seal.open(row.nameSealed, row.id),
    purpose: row.purposeSealed && seal.open(row.purposeSealed, row.id),
    organization_name: record.organizationName,
    provider_id: row.providerId,
    provider_name: providerName,
    journey_id: row.journeyId,
    journey_reference: record.journeyReference,
    limited: row.limited,
    clinic_takes_part: row.clinicTakesPart,
    teams,
    member_count: record.members,
    is_member: member !== null,
    is_muted: member?.muted ?? false,
    unread_count: member ? record.unread : 0,
    mention_count: member ? record.mentioned : 0,
    last_read_seq: member?.lastReadSeq ?? 0,
    last_message: last && {
      text: text && [...text].slice(0, PREVIEW).join(''),
      file_count: record.lastFiles,
      author_name: author && nameOf(author),
      is_own: last.authorId === scope.person.userId,
      created_at: last.createdAt.toISOString(),
    },
    last_seq: row.lastSeq,
    last_change: row.lastChange,
    archived_at: row.archivedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    actions: channelActions(scope, row, member !== null),
  };
}

interface Shown {
  seal: Seal;
  scope: ChannelScope;
  /** The channel is not archived. */
  isOpen: boolean;
  at: Date;
}

/** A message as someone who reads its channel sees it. */
export function presentTeamMessage(
  { seal, scope, isOpen, at }: Shown,
  { row, author, organization, clinic }: TeamMessageRecord,
  files: readonly TeamFileRow[],
): TeamMessage {
  const { userId } = scope.person;
  const isOwn = row.authorId === userId;
  return {
    id: row.id,
    channel_id: row.channelId,
    seq: row.seq,
    change: row.change,
    client_message_id: isOwn ? row.clientMessageId : null,
    author: {
      ...presentAuthor(row.authorId, author),
      side: row.providerId ? 'provider' : 'organization',
      team: clinic ?? organization,
    },
    is_own: isOwn,
    content: row.contentSealed === null ? null : seal.open(row.contentSealed, row.id),
    language: row.language,
    mentions: row.mentions,
    files: files.map(presentFile),
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    deleted_at: row.deletedAt?.toISOString() ?? null,
    actions: messageActions(row, { userId, mayWrite: scope.mayWrite, isOpen, at }),
  };
}

/** Someone on one of the organization’s teams. */
export const presentTeamPerson = ({ person }: ChannelScope, row: PersonRow): TeamPerson => ({
  user_id: row.id,
  name: nameOf(row) ?? '',
  avatar_url: avatarAddress(row),
  team: row.team,
  side: row.side,
  is_own: row.id === person.userId,
});
