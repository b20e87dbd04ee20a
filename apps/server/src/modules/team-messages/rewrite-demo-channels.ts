import type { Locale } from '@travesia/contracts/kit';
import type { ChannelKind } from '@travesia/contracts/team-messages';
import type { Tx } from '../../platform/db/database.ts';
import { insertChannel } from './channels.repo.ts';
import { deleteDemoChannels, isInNetwork, presentPeople } from './demo-channels.repo.ts';
import { insertMembers, writeMuted } from './members.repo.ts';
import { insertMessage } from './messages.repo.ts';
import { createTeamSeal } from './team-messages-deps.ts';

/** A channel of the demo; its first member created it. */
export interface DemoChannel {
  id: string;
  organizationId: string;
  kind: ChannelKind;
  name: string;
  purpose: string | null;
  providerId: string | null;
  journeyId: string | null;
  limited: boolean;
  clinicTakesPart: boolean;
  archived: boolean;
  /** Who takes part, and how many of the last messages they have not read. */
  members: readonly { userId: string; unread: number; muted: boolean }[];
  messages: readonly {
    id: string;
    authorId: string;
    /** The clinic they wrote for. */
    providerId: string | null;
    hoursAgo: number;
    language: Locale;
    text: string;
    mentions: readonly string[];
  }[];
}

const HOUR_MS = 3_600_000;

/** Rewrites the demo's channels, and deletes those that visitors created. `now` is the beginning of what they see. */
export async function rewriteDemoChannels(
  tx: Tx,
  secret: string,
  channels: readonly DemoChannel[],
  now: Date,
): Promise<void> {
  const seal = createTeamSeal(secret);
  await deleteDemoChannels(tx, now);
  const present = await presentPeople(
    tx,
    channels.flatMap(({ members }) => members.map(({ userId }) => userId)),
  );
  for (const one of channels) {
    const { id, providerId } = one;
    if (providerId && !(await isInNetwork(tx, { ...one, providerId }))) continue;
    const members = one.members.filter(({ userId }) => present.has(userId));
    const messages = one.messages.filter(({ authorId }) => present.has(authorId));
    const [creator] = members;
    const newest = messages.at(-1);
    if (!creator || !newest) continue;
    const timeOf = ({ hoursAgo }: { hoursAgo: number }) => new Date(now.getTime() - hoursAgo * HOUR_MS);
    const createdAt = timeOf({ hoursAgo: (messages[0]?.hoursAgo ?? 0) + 1 });
    await insertChannel(tx, {
      id,
      organizationId: one.organizationId,
      kind: one.kind,
      providerId,
      journeyId: one.journeyId,
      nameSealed: seal.seal(one.name, id),
      purposeSealed: one.purpose && seal.seal(one.purpose, id),
      limited: one.limited,
      clinicTakesPart: one.clinicTakesPart,
      createdBy: creator.userId,
      lastSeq: messages.length,
      lastChange: messages.length,
      lastAt: timeOf(newest),
      archivedAt: one.archived ? timeOf(newest) : null,
      demo: true,
      createdAt,
    });
    await insertMembers(
      tx,
      members.map(({ userId, unread }) => ({
        channelId: id,
        userId,
        addedBy: creator.userId,
        lastReadSeq: Math.max(0, messages.length - unread),
        joinedAt: createdAt,
      })),
    );
    for (const { userId, muted } of members) if (muted) await writeMuted(tx, id, userId, true);
    for (const [place, { text, mentions, ...message }] of messages.entries())
      await insertMessage(tx, {
        id: message.id,
        channelId: id,
        authorId: message.authorId,
        providerId: message.providerId,
        seq: place + 1,
        change: place + 1,
        contentSealed: seal.seal(text, message.id),
        language: message.language,
        mentions: mentions.filter((userId) => present.has(userId)),
        createdAt: timeOf(message),
      });
  }
}
