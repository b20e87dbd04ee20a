import { and, desc, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { matchWords } from '../../../platform/db/word-match.ts';
import { type Candidate, MOST_CANDIDATES, type Sought } from '../../../platform/finding/staff-finder.ts';
import type { DeskScope } from '../leads.policy.ts';
import { leads, ofScope } from './desk.repo.ts';

/** Leads in scope that may match, by reference, sender, what they are about or ID; never by what the sender wrote. */
export async function findLeads(db: Db, scope: DeskScope, sought: Sought, now: Date): Promise<Candidate[]> {
  const desk = leads(db);
  const about = sql<string | null>`${desk.about}->>${sought.language}`;
  const text = sql`concat_ws(' ', ${desk.reference}, replace(${desk.reference}, '-', ''), ${desk.fullName}, ${desk.email}, ${about})`;
  const match = matchWords(text, sought, [sql`${desk.id}`]);
  const rows = await db
    .select({
      id: desk.id,
      reference: desk.reference,
      name: desk.fullName,
      email: desk.email,
      about: about.as('found_about'),
      status: desk.status,
      demo: desk.demo,
    })
    .from(desk)
    .where(and(ofScope(desk, scope, now), match.where))
    .orderBy(match.order, desc(desk.createdAt))
    .limit(MOST_CANDIDATES);
  return rows.map((row) => ({
    id: row.id,
    label: row.name,
    detail: row.about ?? row.email,
    code: row.reference,
    status: row.status,
    demo: row.demo,
    texts: [row.email],
  }));
}
