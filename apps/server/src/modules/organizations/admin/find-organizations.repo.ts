import { asc, and, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { matchWords } from '../../../platform/db/word-match.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { type Candidate, MOST_CANDIDATES, type Sought } from '../../../platform/finding/staff-finder.ts';
import type { AdministeredScope } from '../organizations.policy.ts';
import { organizations } from '../organizations.tables.ts';

/** Organizations that may match, by name, city or ID. */
export async function findOrganizations(db: Db, { sight }: AdministeredScope, sought: Sought): Promise<Candidate[]> {
  const match = matchWords(sql`concat_ws(' ', ${organizations.name}, ${organizations.city})`, sought, [
    sql`${organizations.id}`,
  ]);
  const rows = await db
    .select()
    .from(organizations)
    .where(and(inSight(sight, organizations.demo), match.where))
    .orderBy(match.order, asc(organizations.name))
    .limit(MOST_CANDIDATES);
  return rows.map(({ id, name, city, demo }) => ({ id, label: name, detail: city, demo }));
}
