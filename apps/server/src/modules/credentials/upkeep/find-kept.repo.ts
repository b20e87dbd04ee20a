import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { matchWords } from '../../../platform/db/word-match.ts';
import { type Candidate, MOST_CANDIDATES, type Sought } from '../../../platform/finding/staff-finder.ts';
import type { UpkeepScope } from './upkeep.policy.ts';
import { inCare, shown } from './upkeep.repo.ts';

interface Row extends Record<string, unknown> {
  id: string;
  clinicId: string;
  clinic: string;
  body: string;
  number: string | null;
  holder: string;
  status: string;
  demo: boolean;
}

/** Credentials in scope that may match, by number, issuer, holder, clinic or ID; only of one clinic if one is given. */
export async function findKept(
  db: Db,
  scope: UpkeepScope,
  sought: Sought,
  clinicId: string | null = null,
): Promise<Candidate[]> {
  const plain = sql`regexp_replace(r.number, '[^[:alnum:]]', '', 'g')`;
  const text = sql`concat_ws(' ', r.number, ${plain}, r.body, r.holder, p.name)`;
  const match = matchWords(text, sought, [sql`r.id`]);
  const { rows } = await db.execute<Row>(sql`
    select r.id, p.id as "clinicId", p.name as clinic, r.body, r.number, r.holder, r.status, p.demo
    from credentials r join providers p on p.id = r.provider_id
    where ${inCare(scope)} and ${shown(scope)} and ${clinicId ? sql`p.id = ${clinicId}::uuid` : sql`true`} and ${match.where}
    order by ${match.order}, r.id limit ${MOST_CANDIDATES}`);
  return rows.map((row) => ({
    id: row.id,
    clinicId: row.clinicId,
    label: row.body,
    detail: row.holder === row.clinic ? null : row.holder,
    place: row.clinic,
    code: row.number,
    status: row.status,
    demo: row.demo,
  }));
}
