import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ownTickets } from '../support.policy.ts';
import { countOwnTickets } from '../tickets.repo.ts';

/** Number of a person's own tickets that were answered and are not closed, as in their list. */
export const countAnsweredQuery = (db: Db, actor: Actor): Promise<number> =>
  countOwnTickets(db, ownTickets(actor), 'answered');
