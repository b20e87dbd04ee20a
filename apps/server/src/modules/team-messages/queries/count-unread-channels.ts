import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ofCalledTeam } from '../channels.policy.ts';
import { countUnread } from '../channels.repo.ts';

/** Channels with something unread of the user for whose team a call is made; null for who may not read them. */
export async function countUnreadChannelsQuery(db: Db, actor: Actor): Promise<number | null> {
  const scope = ofCalledTeam(actor);
  return scope ? countUnread(db, scope) : null;
}
