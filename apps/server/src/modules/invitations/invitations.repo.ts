import { type InvitationKind, invitationMachine } from '@travesia/contracts/invitations';
import { statesTagged } from '@travesia/contracts/kit';
import { and, desc, eq, gt, inArray, isNull, lt, not, or } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../platform/db/database.ts';
import { whileDemoIs } from '../../platform/demo/demo-rows.repo.ts';
import { invitations } from './invitations.tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

const OPEN = inArray(invitations.state, statesTagged(invitationMachine, 'open'));

export async function findInvitation(
  db: Db | Tx,
  tokenHash: string,
  demoIsOn: boolean,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), whileDemoIs(demoIsOn, invitations.demo)));
  return row;
}

/**
 * Same as `findInvitation`, but locks the row until the transaction ends: of two concurrent answers, the second sees the first.
 */
export async function lockInvitation(tx: Tx, tokenHash: string, demoIsOn: boolean): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), whileDemoIs(demoIsOn, invitations.demo)))
    .for('update');
  return row;
}

export async function findInvitationById(db: Db | Tx, id: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  return row;
}

export async function lockInvitationById(tx: Tx, id: string): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update');
  return row;
}

export async function insertInvitation(tx: Tx, row: typeof invitations.$inferInsert): Promise<InvitationRow> {
  const [written] = await tx.insert(invitations).values(row).returning();
  if (!written) throw new Error('the invitation was not written');
  return written;
}

/** The place an invitation is for. */
export interface Place {
  kind: InvitationKind;
  organizationId: string | null;
  providerId: string | null;
}

const sameOrNone = (column: typeof invitations.organizationId | typeof invitations.providerId, id: string | null) =>
  id === null ? isNull(column) : eq(column, id);

/** Finds and locks the open invitation of an address to a place. */
export async function lockPending(
  tx: Tx,
  emailKey: string,
  { kind, organizationId, providerId }: Place,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(
      and(
        OPEN,
        eq(invitations.emailKey, emailKey),
        eq(invitations.kind, kind),
        sameOrNone(invitations.organizationId, organizationId),
        sameOrNone(invitations.providerId, providerId),
      ),
    )
    .for('update');
  return row;
}

/** When a person's open invitations were created, since an instant. */
export async function listPendingTimes(tx: Tx, inviterId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: invitations.createdAt })
    .from(invitations)
    .where(and(OPEN, eq(invitations.inviterId, inviterId), gt(invitations.createdAt, since)));
  return rows.map(({ at }) => at);
}

/** Deletes invitations that ended before an instant. */
export async function deleteOldInvitations(database: Database, before: Date): Promise<void> {
  await database.db.delete(invitations).where(and(not(OPEN), lt(invitations.answeredAt, before)));
}

export async function deleteByToken(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.tokenHash, tokenHash));
}

/** Invitations a person sent, accepted or received. */
export function listInvitationsOf(db: Db, userId: string, emailKeys: readonly string[]): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(
      or(
        eq(invitations.inviterId, userId),
        eq(invitations.acceptedBy, userId),
        inArray(invitations.emailKey, [...emailKeys]),
      ),
    )
    .orderBy(invitations.createdAt);
}

/** Deletes the invitations a person received, and the messages in those they sent. */
export async function forgetPerson(tx: Tx, userId: string, emailKeys: readonly string[]): Promise<void> {
  await tx
    .delete(invitations)
    .where(or(eq(invitations.acceptedBy, userId), inArray(invitations.emailKey, [...emailKeys])));
  await tx.update(invitations).set({ inviterId: null, message: null }).where(eq(invitations.inviterId, userId));
}

/** Maximum invitations of a place shown in the UI. */
const MOST_SHOWN = 200;

/** Unanswered invitations to a place; a null ID matches any. */
export function listUnanswered(db: Db | Tx, { kind, organizationId, providerId }: Place): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.kind, kind),
        inArray(invitations.state, ['pending', 'expired']),
        organizationId === null ? undefined : eq(invitations.organizationId, organizationId),
        providerId === null ? undefined : eq(invitations.providerId, providerId),
      ),
    )
    .orderBy(desc(invitations.createdAt))
    .limit(MOST_SHOWN);
}
