import type { OptionalTopic } from '@travesia/contracts/kit';
import type { Db, Tx } from '../db/database.ts';

/** An email that its reader may turn off. */
export interface OptionalMail {
  userId: string;
  topic: OptionalTopic;
  /** From then on it is not sent; null for never. */
  outdatedAt: Date | null;
}

/** What happens to an email that is about to be sent: it is, or not any more, or not yet. */
export type MailVerdict = 'send' | 'drop' | { notBefore: Date };

/** Decides about each of some emails by what its reader wishes now. */
export type MailWishes = (db: Db | Tx, mails: readonly OptionalMail[]) => Promise<readonly MailVerdict[]>;
