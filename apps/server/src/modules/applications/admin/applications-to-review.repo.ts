import type { ApplicationSections, ApplicationStatus } from '@travesia/contracts/applications';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { PeopleScope } from '../../accounts/index.ts';
import { mayKnow } from '../../providers/index.ts';

export interface ReviewRow {
  id: string;
  status: ApplicationStatus;
  version: number;
  sections: ApplicationSections;
  createdAt: string;
  updatedAt: string;
  submittedAt: string | null;
  applicantId: string;
  applicantName: string;
  applicantEmail: string;
  providerId: string | null;
}

/** Drafts are private to their applicants until submitted. */
export const SUBMITTED = sql`a.status in ('submitted', 'in_review', 'more_wanted', 'approved', 'rejected')`;

const TABS = {
  waiting: sql`a.status in ('submitted', 'in_review')`,
  more_wanted: sql`a.status = 'more_wanted'`,
  answered: sql`a.status in ('approved', 'rejected')`,
  all: SUBMITTED,
} satisfies Record<string, SQL>;
export type ReviewTab = keyof typeof TABS;

const columns = sql`a.id, a.status, a.version, a.sections, to_json(a.created_at)#>>'{}' as "createdAt", to_json(a.updated_at)#>>'{}' as "updatedAt",
  to_json(a.submitted_at)#>>'{}' as "submittedAt", u.id as "applicantId", trim(u.first_name || ' ' || u.last_name) as "applicantName",
  u.email as "applicantEmail", a.provider_id as "providerId"`;

/** Pending applications in order of submission; answered ones latest first. */
const TURN = {
  waiting: sql`a.submitted_at, a.id`,
  more_wanted: sql`a.answered_at, a.id`,
  answered: sql`a.answered_at desc, a.id`,
  all: sql`a.submitted_at desc, a.id`,
} satisfies Record<ReviewTab, SQL>;

const clinicName = sql`coalesce(nullif(a.sections->'business'->>'trade_name', ''), a.sections->'business'->>'legal_name')`;
const ORDERS = {
  clinic: sql`lower(${clinicName}), a.id`,
  applicant: sql`lower(u.first_name || ' ' || u.last_name), a.id`,
  newest: sql`a.submitted_at desc, a.id`,
  oldest: sql`a.submitted_at, a.id`,
} satisfies Record<string, SQL>;
export type ReviewSort = 'turn' | keyof typeof ORDERS;

/** A page of submitted applications. */
export async function listReviewRows(
  db: Db,
  scope: PeopleScope,
  tab: ReviewTab,
  { sort, limit, offset }: { sort: ReviewSort; limit: number; offset: number },
): Promise<ReviewRow[]> {
  const order = sort === 'turn' ? TURN[tab] : ORDERS[sort];
  const { rows } = await db.execute<ReviewRow & Record<string, unknown>>(sql`
    select ${columns} from provider_applications a join users u on u.id = a.applicant_id
    where ${mayKnow(scope)} and ${TABS[tab]} order by ${order} limit ${limit} offset ${offset}`);
  return rows;
}

/** A submitted application. */
export async function findReviewRow(db: Db, scope: PeopleScope, id: string): Promise<ReviewRow | undefined> {
  const { rows } = await db.execute<ReviewRow & Record<string, unknown>>(sql`
    select ${columns} from provider_applications a join users u on u.id = a.applicant_id
    where a.id = ${id}::uuid and ${mayKnow(scope)} and ${TABS.all}`);
  return rows[0];
}

/** The number of applications per tab. */
export async function countReviewTabs(db: Db, scope: PeopleScope): Promise<Record<ReviewTab, number>> {
  const counts = sql.join(
    (Object.keys(TABS) as ReviewTab[]).map(
      (tab) => sql`count(*) filter (where ${TABS[tab]})::int as ${sql.identifier(tab)}`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<Record<ReviewTab, number>>(
    sql`select ${counts} from provider_applications a join users u on u.id = a.applicant_id where ${mayKnow(scope)}`,
  );
  return rows[0] ?? { waiting: 0, more_wanted: 0, answered: 0, all: 0 };
}
