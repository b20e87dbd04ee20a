import type { NoteSubject } from '@travesia/contracts/notes';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import { sightOf } from '../../platform/demo/sight.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { findClinicInCare, listKept, upkeepOf } from '../credentials/index.ts';
import { findMembership } from '../organizations/index.ts';
import { knownName } from '../providers/index.ts';
import { type NoteScope, notesFor, type Openable } from './notes.policy.ts';
import { recordNotes } from './notes.tables.ts';

const MOST_NOTES = 200;

/** The notes about a record in scope of a person. Throws `notes.record_not_found`. */
export async function notesOf(
  db: Db | Tx,
  actor: Actor,
  record: { about: NoteSubject; id: string },
): Promise<NoteScope> {
  return notesFor(actor, record, await openable(db, actor, record));
}

async function openable(
  db: Db | Tx,
  actor: Actor,
  { about, id }: { about: NoteSubject; id: string },
): Promise<Openable> {
  if (actor.kind !== 'person') return { isOpen: false, organizationId: null };
  const sight = sightOf(actor);
  if (about === 'provider' || about === 'credential') {
    const scope = await upkeepOf(db, actor);
    const organizationId = (await findMembership(db, actor.userId)).organization?.id ?? null;
    const isOpen =
      about === 'credential'
        ? (await listKept(db, scope, { id })).length > 0
        : (await findClinicInCare(db, scope, id)) !== undefined || (await isListing(db, actor, id));
    return { isOpen, organizationId };
  }
  const { rows } =
    about === 'user'
      ? await db.execute(sql`select from users u where u.id = ${id}::uuid and ${inSight(sight, sql`u.demo`)}`)
      : await db.execute(sql`select from provider_applications a join users u on u.id = a.applicant_id
          where a.id = ${id}::uuid and a.status <> 'draft' and ${inSight(sight, sql`u.demo`)}`);
  return { isOpen: rows.length > 0, organizationId: null };
}

/** Admins also keep notes about directory listings. */
async function isListing(db: Db | Tx, actor: Actor, id: string): Promise<boolean> {
  if (actor.kind !== 'person' || actor.role !== 'admin') return false;
  const { rows } = await db.execute(
    sql`select from providers p where p.id = ${id}::uuid and ${inSight(sightOf(actor), sql`p.demo`)}`,
  );
  return rows.length > 0;
}

const inScope = ({ about, recordId, organizationId, onlySession }: NoteScope) =>
  sql`n.about = ${about} and n.record_id = ${recordId}::uuid and n.organization_id is not distinct from ${organizationId}::uuid
    and ${onlySession === null ? sql`true` : sql`n.session_id = ${onlySession}::uuid`}`;

export interface NoteRow {
  id: string;
  body: string;
  authorId: string | null;
  by: string | null;
  at: string;
}

/** Notes in scope, newest first. */
export async function listNoteRows(db: Db | Tx, scope: NoteScope): Promise<NoteRow[]> {
  const { rows } = await db.execute<NoteRow & Record<string, unknown>>(sql`
    select n.id, n.body, n.author_id as "authorId", case when u.id is not null then ${knownName(scope)} end as by,
      to_json(n.created_at)#>>'{}' as at
    from record_notes n left join users u on u.id = n.author_id
    where ${inScope(scope)} order by n.created_at desc, n.id desc limit ${MOST_NOTES}`);
  return rows;
}

export async function insertNote(tx: Tx, row: typeof recordNotes.$inferInsert & { id: string }): Promise<void> {
  await tx.insert(recordNotes).values(row);
}

/** Deletes a note of the person's own; returns whether there was one. */
export async function deleteOwnNote(tx: Tx, { about, recordId, person }: NoteScope, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(recordNotes)
    .where(
      and(
        eq(recordNotes.id, id),
        eq(recordNotes.about, about),
        eq(recordNotes.recordId, recordId),
        eq(recordNotes.authorId, person.userId),
      ),
    );
  return rowCount === 1;
}

/** Deletes notes about a person, and removes them as an author. */
export async function forgetPerson(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recordNotes).where(and(eq(recordNotes.about, 'user'), eq(recordNotes.recordId, userId)));
  await tx.update(recordNotes).set({ authorId: null, sessionId: null }).where(eq(recordNotes.authorId, userId));
}

/** Notes about a person, and those they wrote. */
export const listNotesAround = (db: Db, userId: string) =>
  db
    .select({ about: recordNotes.about, body: recordNotes.body, at: recordNotes.createdAt })
    .from(recordNotes)
    .where(
      sql`(${recordNotes.about} = 'user' and ${recordNotes.recordId} = ${userId}::uuid) or ${recordNotes.authorId} = ${userId}::uuid`,
    );
