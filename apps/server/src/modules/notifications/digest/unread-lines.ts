import type { NotificationName } from '@travesia/contracts/notifications';
import type { Tx } from '../../../platform/db/database.ts';
import { deskOf, listUnreadOf } from '../../messaging/index.ts';
import { listUnreadMentions } from '../../team-messages/index.ts';

/** A line of a digest: how much is unread, from whom, and where. */
export interface UnreadLine {
  count: number;
  /** The clinic or organization; null where the reader is not told, as a clinic of its patients. */
  from: string | null;
  path: string;
}

/** Reads what a person has still not read of what a kind of notification was about. */
type ReadUnread = (tx: Tx, userId: string, abouts: readonly string[]) => Promise<UnreadLine[]>;

const toPatients: ReadUnread = async (tx, userId, abouts) => {
  const unread = await listUnreadOf(tx, userId, abouts);
  return unread
    .filter(({ party }) => party === 'patient')
    .map(({ conversationId, count, from }) => ({ count, from, path: `/messages/${conversationId}` }));
};

/** Desks are told the number alone: a line for each desk. */
const toDesks: ReadUnread = async (tx, userId, abouts) => {
  const unread = (await listUnreadOf(tx, userId, abouts)).filter(({ party }) => party !== 'patient');
  return [...Map.groupBy(unread, ({ party }) => party)].map(([party, all]) => {
    const [only] = all.length === 1 ? all : [];
    return {
      count: all.reduce((sum, { count }) => sum + count, 0),
      from: null,
      path: only ? `/${deskOf(party)}/messages/${only.conversationId}` : `/${deskOf(party)}/messages`,
    };
  });
};

/** Of channels, how often they mention the reader: a line for all of them. */
const toTeams: ReadUnread = async (tx, userId, abouts) => {
  const unread = await listUnreadMentions(tx, userId, abouts);
  const [only] = unread;
  if (!only) return [];
  const base = `/${only.desk}/team-messages`;
  return [
    {
      count: unread.reduce((sum, { count }) => sum + count, 0),
      from: null,
      path: unread.length === 1 ? `${base}/${only.channelId}` : base,
    },
  ];
};

/** How to read what is unread, by the kinds of notifications that declare a digest; a test compares them. */
export const UNREAD_BY_KIND: Readonly<Partial<Record<NotificationName, ReadUnread>>> = {
  message_received: toPatients,
  desk_message_received: toDesks,
  team_mention: toTeams,
};
