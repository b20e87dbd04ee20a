import type { ConversationParty } from '@travesia/contracts/messaging';
import { and, count, eq, lte, ne, notExists } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { organizations } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import { listReaders } from './desk/team.repo.ts';
import { conversations, conversationSides, messageReads, messages } from './messaging.tables.ts';

/** Someone who reads what was written to their side. */
export interface PersonToTell {
  id: string;
  party: ConversationParty;
  /** Who wrote: the clinic, the organization or Travesía’s team. */
  clinic: string;
}

/**
 * Whom a message is told to: everyone on the other sides, if it is the first one there that was not read. Those that follow would
 * say nothing new. Empty if it was read or deleted meanwhile.
 */
export async function listPeopleToTell(tx: Tx, messageId: string): Promise<PersonToTell[]> {
  const [sent] = await tx.select().from(messages).where(eq(messages.id, messageId));
  if (!sent || sent.deletedAt) return [];
  const all = await tx
    .select({
      side: conversationSides,
      clinic: providers.name,
      organization: organizations.name,
      demo: conversations.demo,
    })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .leftJoin(providers, eq(providers.id, conversationSides.providerId))
    .leftJoin(organizations, eq(organizations.id, conversationSides.organizationId))
    .where(eq(conversationSides.conversationId, sent.conversationId));
  const writer = all.find(({ side }) => side.id === sent.sideId);
  const clinic = writer?.clinic ?? writer?.organization ?? 'Travesía';
  const found: PersonToTell[] = [];
  for (const { side, demo } of all)
    if (side.id !== sent.sideId && (await countUnreadUpTo(tx, side.id, sent)) === 1) {
      const readers = await listReaders(tx, { ...side, demo });
      // A colleague who took the conversation is told alone, unless they have left.
      const told = readers.filter((id) => id === side.assigneeId);
      found.push(...(told.length ? told : readers).map((id) => ({ id, party: side.party, clinic })));
    }
  return found.filter(({ id }) => id !== sent.authorId);
}

async function countUnreadUpTo(
  tx: Tx,
  sideId: string,
  { conversationId, seq }: Pick<typeof messages.$inferSelect, 'conversationId' | 'seq'>,
): Promise<number> {
  const read = tx
    .select({ id: messageReads.messageId })
    .from(messageReads)
    .where(and(eq(messageReads.messageId, messages.id), eq(messageReads.sideId, sideId)));
  const [row] = await tx
    .select({ total: count() })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        ne(messages.sideId, sideId),
        lte(messages.seq, seq),
        notExists(read),
      ),
    );
  return row?.total ?? 0;
}
