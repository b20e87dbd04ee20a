import { NOTIFICATIONS } from '@travesia/contracts/notifications';
import type { Logger } from 'pino';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { findActivePerson } from '../../../bookings/index.ts';
import { findWish } from '../../../profiles/index.ts';
import { deleteDigests, type DigestRow, listPeopleDue, lockDue, postponeDigests } from '../digests.repo.ts';
import { digestMails } from '../mails/digest-mails.ts';
import { UNREAD_BY_KIND, type UnreadLine } from '../unread-lines.ts';

export interface DigestDeps {
  database: Database;
  clock: Clock;
  mail: Pick<Mail, 'queueMail'>;
  /** Public origin of this installation. */
  origin: string;
  logger: Pick<Logger, 'error'>;
}

const BATCH = 200;

/**
 * Emails everyone of what is due and still unread, one email each; what was read meanwhile is forgotten. It may run in several
 * processes at once: what one is about to send is locked, and gone with its transaction.
 */
export async function sendDigests(deps: DigestDeps): Promise<void> {
  const { database, clock, logger } = deps;
  const now = clock.now();
  for (const userId of await listPeopleDue(database.db, now, BATCH))
    try {
      await unitOfWork(database, (tx) => sendTo(deps, tx, userId, now));
    } catch (error) {
      logger.error({ err: error, user_id: userId }, 'nobody could be emailed of what is unread');
    }
}

async function sendTo(deps: DigestDeps, tx: Tx, userId: string, now: Date): Promise<void> {
  const rows = await lockDue(tx, userId, now);
  for (const [topic, due] of Map.groupBy(rows, ({ kind }) => NOTIFICATIONS[kind].topic)) {
    if (topic === 'always') continue;
    const wish = await findWish(tx, userId, topic, now);
    if (wish.mail && wish.notBefore) {
      await postponeDigests(tx, userId, due, wish.notBefore);
      continue;
    }
    await deleteDigests(tx, userId, due);
    const person = wish.mail ? await findActivePerson(tx, userId) : undefined;
    const lines = person ? await linesOf(tx, userId, due) : [];
    if (!person || lines.length === 0) continue;
    const { language, firstName } = person;
    await deps.mail.queueMail(
      tx,
      digestMails.unread,
      { to: person, language, origin: deps.origin, facts: { firstName, lines } },
      { optional: { userId, topic } },
    );
  }
}

async function linesOf(tx: Tx, userId: string, due: readonly DigestRow[]): Promise<UnreadLine[]> {
  const lines: UnreadLine[] = [];
  for (const [kind, rows] of Map.groupBy(due, (row) => row.kind)) {
    const abouts = rows.map(({ about }) => about);
    lines.push(...((await UNREAD_BY_KIND[kind]?.(tx, userId, abouts)) ?? []));
  }
  return lines;
}
