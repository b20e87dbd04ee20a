import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { matchWords } from '../../../platform/db/word-match.ts';
import { type Candidate, MOST_CANDIDATES, type Sought } from '../../../platform/finding/staff-finder.ts';
import type { PeopleScope } from '../../accounts/index.ts';
import { mayKnow } from '../../providers/index.ts';
import { SUBMITTED } from './applications-to-review.repo.ts';

const said = (section: string, field: string): SQL =>
  sql`nullif(a.sections->${sql.raw(`'${section}'`)}->>${sql.raw(`'${field}'`)}, '')`;

interface Row extends Record<string, unknown> {
  id: string;
  name: string | null;
  legalName: string | null;
  status: string;
  applicant: string;
  email: string;
  licence: string | null;
  tax: string | null;
  demo: boolean;
}

/** Submitted applications that may match, by clinic, applicant, license, tax number or ID. */
export async function findApplications(db: Db, scope: PeopleScope, sought: Sought): Promise<Candidate[]> {
  const [name, legalName] = [said('business', 'trade_name'), said('business', 'legal_name')];
  const [licence, tax] = [said('licence', 'number'), said('business', 'tax_id')];
  const applicant = sql`trim(u.first_name || ' ' || u.last_name)`;
  const text = sql`concat_ws(' ', ${name}, ${legalName}, ${licence}, ${tax}, ${applicant}, u.email)`;
  const match = matchWords(text, sought, [sql`a.id`]);
  const { rows } = await db.execute<Row>(sql`
    select a.id, ${name} as name, ${legalName} as "legalName", a.status, ${applicant} as applicant, u.email, ${licence} as licence,
      ${tax} as tax, u.demo
    from provider_applications a join users u on u.id = a.applicant_id
    where ${mayKnow(scope)} and ${SUBMITTED} and ${match.where}
    order by ${match.order}, a.submitted_at desc limit ${MOST_CANDIDATES}`);
  return rows.map((row) => ({
    id: row.id,
    label: row.name ?? row.legalName ?? row.applicant,
    detail: row.applicant,
    code: row.licence,
    status: row.status,
    demo: row.demo,
    texts: [row.legalName, row.tax, row.email],
  }));
}
