import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ownTickets } from '../support.policy.ts';
import { countOwnTickets } from '../tickets.repo.ts';

/** How many of a person's own tickets were answered and are not closed, as their list shows them. */
export const countAnsweredQuery = (db: Db, actor: Actor): Promise<number> =>
  countOwnTickets(db, ownTickets(actor), 'answered');
