import type { Locale } from '@travesia/contracts/kit';
import type { ProposalKind } from '@travesia/contracts/messaging';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { insertConversation, type SideRow } from '../conversations.repo.ts';
import { deleteDemoConversations, insertReads, journeyExists, presentAuthors } from './demo-conversations.repo.ts';
import { insertNote } from '../desk/notes.repo.ts';
import { insertMessage } from '../messages.repo.ts';
import { createMessageSeal } from '../messaging-deps.ts';
import { newSide, type SideOf } from '../new-side.ts';
import { insertMessageRecords } from '../records/message-records.repo.ts';
import { addDemoProposal } from '../proposals/add-demo-proposal.ts';
import type { ProposingSides } from '../proposals/proposing-sides.ts';

/** A side of a demo conversation: the id is of the patient, clinic or organization. */
export type DemoSide = SideOf;

/** What a team of the demo noted about its work. */
export interface DemoWork {
  party: DemoSide['party'];
  assigneeId: string | null;
  tags: readonly string[];
  snoozedHours: number | null;
  notes: readonly { id: string; authorId: string; hoursAgo: number; text: string }[];
}

/** An initial conversation of the demo. */
export interface DemoConversation {
  id: string;
  subject: string;
  /** The second side's last messages may be unread by the first. */
  sides: readonly [DemoSide, DemoSide];
  journeyId: string | null;
  /** How many of the second side's messages the first has not read. */
  unread: number;
  archivedBy: DemoSide['party'] | null;
  work: DemoWork | null;
  messages: readonly {
    id: string;
    side: 0 | 1;
    authorId: string;
    hoursAgo: number;
    language: Locale;
    text: string;
    /** What the clinic sends with it. */
    proposes: ProposalKind | null;
    /** Medical records that the patient sends with it, shared for the conversation’s journey. */
    recordIds: readonly string[];
  }[];
}

const workOf = ({ assigneeId, tags, snoozedHours }: DemoWork, now: Date) => ({
  assigneeId,
  tags: [...tags],
  snoozedUntil: snoozedHours === null ? null : new Date(now.getTime() + snoozedHours * HOUR_MS),
});

const HOUR_MS = 3_600_000;
/** How soon the demo's people read what they are sent. */
const READ_AFTER_MS = 9 * 60_000;

/** Rewrites the demo's conversations, and deletes those that visitors began. */
export async function rewriteDemoConversations(
  tx: Tx,
  secret: string,
  conversations: readonly DemoConversation[],
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  const seal = createMessageSeal(secret);
  await deleteDemoConversations(tx, now);
  const authors = await presentAuthors(
    tx,
    conversations.flatMap(({ messages }) => messages.map(({ authorId }) => authorId)),
  );
  for (const one of conversations) {
    const messages = one.messages.filter(({ authorId }) => authors.has(authorId));
    const [first] = messages;
    const newest = messages.at(-1);
    if (!first || !newest) continue;
    const timeOf = ({ hoursAgo }: { hoursAgo: number }) => new Date(now.getTime() - hoursAgo * HOUR_MS);
    const sides = one.sides.map((side, place): SideRow => {
      const waited = messages.slice(messages.findLastIndex((message) => message.side === place) + 1);
      const [unanswered] = waited;
      const isArchived = one.archivedBy === side.party;
      return {
        ...newSide(one.id, side, timeOf(newest)),
        unreadCount: place === 0 ? one.unread : 0,
        archivedAt: isArchived ? timeOf(newest) : null,
        waitingSince: unanswered && !isArchived ? timeOf(unanswered) : null,
        ...(one.work && one.work.party === side.party ? workOf(one.work, now) : {}),
      };
    });
    const journeyId = one.journeyId && (await journeyExists(tx, one.journeyId)) ? one.journeyId : null;
    const reads = messages
      .slice(0, messages.length - one.unread)
      .map(({ id, side, ...message }) => ({ id, side, at: new Date(timeOf(message).getTime() + READ_AFTER_MS) }));
    await insertConversation(
      tx,
      {
        id: one.id,
        subjectSealed: seal.seal(one.subject, one.id),
        journeyId,
        begunBy: first.authorId,
        lastSeq: messages.length,
        lastChange: messages.length,
        demo: true,
        createdAt: timeOf(first),
      },
      sides,
    );
    for (const [place, { id, side, authorId, language, text, hoursAgo, proposes, recordIds }] of messages.entries()) {
      await insertMessage(tx, {
        id,
        conversationId: one.id,
        sideId: sides[side]?.id ?? '',
        authorId,
        seq: place + 1,
        change: place + 1,
        contentSealed: seal.seal(text, id),
        language,
        createdAt: timeOf({ hoursAgo }),
      });
      await sendDemoRecords(tx, id, recordIds, journeyId);
      const between = proposes && sidesOf(one);
      if (between) await addDemoProposal(tx, { ...between, messageId: id, kind: proposes, clock });
    }
    await insertNotes(tx, seal, one, sides, now);
    await insertReads(
      tx,
      reads.map(({ id: messageId, side, at: readAt }) => ({
        messageId,
        sideId: sides[side === 0 ? 1 : 0]?.id ?? '',
        userId: messages.find((message) => message.side !== side)?.authorId ?? first.authorId,
        readAt,
      })),
    );
  }
}

const sendDemoRecords = (tx: Tx, messageId: string, ids: readonly string[], journeyId: string | null): Promise<void> =>
  insertMessageRecords(tx, messageId, journeyId ? ids.map((recordId) => ({ recordId, journeyId })) : []);

/** The clinic and the patient of a conversation between these two. */
function sidesOf({ sides }: DemoConversation): ProposingSides | null {
  const idOf = (party: DemoSide['party']) => sides.find((side) => side.party === party)?.id;
  const [providerId, patientId] = [idOf('provider'), idOf('patient')];
  return providerId && patientId ? { providerId, patientId } : null;
}

/** What a team of the demo noted for itself. */
async function insertNotes(
  tx: Tx,
  seal: Seal,
  { id: conversationId, work }: DemoConversation,
  sides: readonly SideRow[],
  now: Date,
) {
  const own = sides.find(({ party }) => party === work?.party);
  if (!own) return;
  for (const { id, authorId, text, hoursAgo } of work?.notes ?? [])
    await insertNote(tx, {
      id,
      conversationId,
      sideId: own.id,
      authorId,
      textSealed: seal.seal(text, id),
      createdAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
    });
}
