import { applicationMachine, type ApplicationSections, type ApplicationStatus } from '@travesia/contracts/applications';
import { statesTagged } from '@travesia/contracts/kit';
import { and, count, desc, eq, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSight, ofDemo } from '../../platform/demo/demo-rows.repo.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { ApplicationScope } from './applications.policy.ts';
import { providerApplications } from './applications.tables.ts';

export type ApplicationRow = typeof providerApplications.$inferSelect;

const inScope = ({ applicantId, sight }: ApplicationScope): SQL | undefined =>
  and(
    applicantId === null ? undefined : eq(providerApplications.applicantId, applicantId),
    inSight(sight, sql`(select u.demo from users u where u.id = ${providerApplications.applicantId})`),
  );
const OPEN = statesTagged(applicationMachine, 'open');
const WAITING = statesTagged(applicationMachine, 'waiting');

export async function insertApplication(tx: Tx, row: typeof providerApplications.$inferInsert): Promise<void> {
  await tx.insert(providerApplications).values(row);
}

export async function findApplication(
  db: Db | Tx,
  scope: ApplicationScope,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(providerApplications)
    .where(and(eq(providerApplications.id, id), inScope(scope)));
  return row;
}

/** Same as `findApplication`, but locks the row until the transaction ends. */
export async function lockApplication(
  tx: Tx,
  scope: ApplicationScope,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(providerApplications)
    .where(and(eq(providerApplications.id, id), inScope(scope)))
    .for('update');
  return row;
}

/** Applications in scope: open ones first, then by latest change. */
export async function findApplications(db: Db, scope: ApplicationScope): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(providerApplications)
    .where(inScope(scope))
    .orderBy(sql`(${inArray(providerApplications.status, OPEN)}) desc`, desc(providerApplications.updatedAt))
    .limit(100);
}

/** Number of a user's applications without a final answer; with `any`, all of them. */
export async function countApplications(db: Db | Tx, applicantId: string, which: 'open' | 'any'): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(providerApplications)
    .where(
      and(
        eq(providerApplications.applicantId, applicantId),
        which === 'open' ? inArray(providerApplications.status, OPEN) : undefined,
      ),
    );
  return row?.count ?? 0;
}

export async function writeSections(
  tx: Tx,
  { id, version }: ApplicationRow,
  changes: { sections: ApplicationSections; claimedListingId: string | null; updatedAt: Date },
): Promise<void> {
  await tx
    .update(providerApplications)
    .set({ ...changes, version: version + 1 })
    .where(eq(providerApplications.id, id));
}

/** Number of pending applications submitted before a moment. */
export async function countAhead(db: Db | Tx, submittedAt: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(providerApplications)
    .where(and(inArray(providerApplications.status, WAITING), lt(providerApplications.submittedAt, submittedAt)));
  return row?.count ?? 0;
}

/** The latest answers with their applications' submission times, oldest first. */
export async function findLatestAnswers(
  db: Db | Tx,
  limit: number,
): Promise<{ submittedAt: Date; answeredAt: Date }[]> {
  const { rows } = await db.execute<{ submitted: string; answered: string }>(sql`
    select to_json(submitted_at)#>>'{}' as submitted, to_json(answered_at)#>>'{}' as answered from (
      select submitted_at, answered_at from provider_applications
      where answered_at is not null and submitted_at is not null and answered_at >= submitted_at
      order by answered_at desc limit ${limit}) latest
    order by answered_at`);
  return rows.map(({ submitted, answered }) => ({ submittedAt: new Date(submitted), answeredAt: new Date(answered) }));
}

/** The applicant's contact data. */
export async function findApplicant(db: Db | Tx, id: string) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, language: users.language, demo: users.demo })
    .from(users)
    .where(eq(users.id, id));
  return row;
}

/** Cutoff times: an application unchanged since then is deleted. */
export interface Ends {
  withdrawn: Date;
  rejected: Date;
  draft: Date;
  demo: Date;
}

/** A batch of applications past their retention period, except `kept`. */
export async function findOutdated(db: Db, ends: Ends, kept: readonly string[], limit: number): Promise<string[]> {
  const { status, updatedAt, id } = providerApplications;
  const still = (state: ApplicationStatus, before: Date) => and(eq(status, state), lt(updatedAt, before));
  const rows = await db
    .select({ id })
    .from(providerApplications)
    .innerJoin(users, eq(users.id, providerApplications.applicantId))
    .where(
      and(
        kept.length ? notInArray(id, [...kept]) : undefined,
        or(
          still('withdrawn', ends.withdrawn),
          still('rejected', ends.rejected),
          still('draft', ends.draft),
          and(ofDemo(users.demo), lt(updatedAt, ends.demo)),
        ),
      ),
    )
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Deletes all applications of these users; the caller deletes their documents. */
export async function deleteApplicationsOf(tx: Tx, applicantIds: readonly string[]): Promise<void> {
  await tx.delete(providerApplications).where(inArray(providerApplications.applicantId, [...applicantIds]));
}

export async function deleteApplication(tx: Tx, id: string): Promise<void> {
  await tx.delete(providerApplications).where(eq(providerApplications.id, id));
}
