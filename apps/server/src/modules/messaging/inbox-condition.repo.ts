import { and, eq, type SQL } from 'drizzle-orm';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import type { InboxScope } from './inbox.policy.ts';
import { conversations, conversationSides } from './messaging.tables.ts';

const COLUMN = {
  patient: conversationSides.userId,
  provider: conversationSides.providerId,
  organization: conversationSides.organizationId,
};

/** The sides whose inbox a user reads, for queries that join their conversations. */
export const inInbox = ({ party, id, sight }: InboxScope): SQL | undefined =>
  and(eq(COLUMN[party], id), inSight(sight, conversations.demo));
