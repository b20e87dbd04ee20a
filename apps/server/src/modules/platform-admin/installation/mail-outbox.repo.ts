import type { MAIL_SORTS, MailState } from '@travesia/contracts/platform-admin';
import { and, asc, count, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight, ofDemo } from '../../../platform/demo/demo-rows.repo.ts';
import type { StoredMail } from '../../../platform/mail/mail.repo.ts';
import { mails } from '../../../platform/mail/mail.tables.ts';
import { users } from '../../accounts/accounts.tables.ts';
import type { OperationsScope } from './operations.policy.ts';

interface Filter {
  q: string | undefined;
  state: MailState | undefined;
}

const toDemo = (db: Db | Tx): SQL =>
  exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(ofDemo(users.demo), eq(users.emailKey, sql`lower(${mails.recipient})`))),
  );

/** Whether an email is visible; demo admins see only those to demo people. */
const seen = (db: Db | Tx, { sight }: OperationsScope) => inSight(sight, toDemo(db));

function wanted(db: Db, scope: OperationsScope, { q, state }: Filter) {
  const part = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    seen(db, scope),
    part ? sql`(${mails.recipient} ilike ${part} or ${mails.subject} ilike ${part})` : undefined,
    state ? eq(mails.state, state) : undefined,
  );
}

type Sort = (typeof MAIL_SORTS)[number];

const bySubject = sql`lower(${mails.subject})`;
/** Ties are newest first; `mail_outbox_state` and `mail_outbox_subject` are the indexes of the others. */
const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  '-written': [desc(mails.createdAt), desc(mails.id)],
  written: [asc(mails.createdAt), asc(mails.id)],
  subject: [asc(bySubject), asc(mails.id)],
  '-subject': [desc(bySubject), desc(mails.id)],
  state: [asc(mails.state), desc(mails.createdAt), desc(mails.id)],
  '-state': [desc(mails.state), desc(mails.createdAt), desc(mails.id)],
};

export const listOutgoing = (
  db: Db,
  scope: OperationsScope,
  { sort, page, limit, ...filter }: Filter & { sort: Sort; page: number; limit: number },
): Promise<StoredMail[]> =>
  db
    .select()
    .from(mails)
    .where(wanted(db, scope, filter))
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset((page - 1) * limit);

/** Emails by state, matching the search. */
export async function countOutgoing(db: Db, scope: OperationsScope, q: string | undefined) {
  const rows = await db
    .select({ state: mails.state, count: count() })
    .from(mails)
    .where(wanted(db, scope, { q, state: undefined }))
    .groupBy(mails.state);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/** One email, and whether its recipient is a demo person. */
export async function findOutgoing(
  db: Db | Tx,
  scope: OperationsScope,
  id: string,
): Promise<{ mail: StoredMail; recipient: { demo: boolean } } | undefined> {
  const [found] = await db
    .select({ mail: mails, recipient: { demo: sql<boolean>`${toDemo(db)}` } })
    .from(mails)
    .where(and(eq(mails.id, id), seen(db, scope)));
  return found;
}
