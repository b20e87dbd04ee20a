import { and, eq, type SQL } from 'drizzle-orm';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import type { InboxScope } from './inbox.policy.ts';
import { conversations, conversationSides } from './messaging.tables.ts';

const COLUMN = {
  patient: conversationSides.userId,
  provider: conversationSides.providerId,
  organization: conversationSides.organizationId,
};

/** The sides that are the reader’s. */
const isOwn = ({ party, id }: InboxScope): SQL =>
  party === 'platform' ? eq(conversationSides.party, party) : eq(COLUMN[party], id);

/** The sides whose inbox a user reads, for queries that join their conversations. */
export const inInbox = (scope: InboxScope): SQL | undefined =>
  and(isOwn(scope), inSight(scope.sight, conversations.demo));
