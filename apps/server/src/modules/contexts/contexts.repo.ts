import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { isAmong } from '../../platform/db/conditions.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { organizationMembers, organizationProviders } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import type { ContextScope } from './contexts.policy.ts';
import { providerContexts } from './contexts.tables.ts';

const clinic = { id: providers.id, name: providers.name, status: providers.operationalStatus };
const withClinic = (db: Db | Tx) =>
  db
    .select({ context: providerContexts, clinic })
    .from(providerContexts)
    .innerJoin(providers, eq(providers.id, providerContexts.providerId));

const isOpen = ({ person: { sessionId }, via }: ContextScope, at: Date) =>
  and(
    eq(providerContexts.sessionId, sessionId),
    eq(providerContexts.via, via),
    isNull(providerContexts.endedAt),
    gt(providerContexts.expiresAt, at),
  );

/** A session's open context with its clinic, if the user may still act as it. */
export async function findOpenContext(db: Db | Tx, scope: ContextScope, at: Date) {
  if (scope.via === 'admin') {
    const [row] = await withClinic(db).where(isOpen(scope, at));
    return row && { ...row, role: null };
  }
  const [row] = await db
    .select({ context: providerContexts, clinic, role: organizationMembers.role })
    .from(providerContexts)
    .innerJoin(providers, eq(providers.id, providerContexts.providerId))
    .innerJoin(organizationProviders, eq(organizationProviders.providerId, providerContexts.providerId))
    .innerJoin(
      organizationMembers,
      and(
        eq(organizationMembers.organizationId, organizationProviders.organizationId),
        eq(organizationMembers.userId, scope.person.userId),
      ),
    )
    .where(isOpen(scope, at));
  return row;
}

/**
 * Open contexts of sessions, each with the user's role in the organization that manages the clinic now; without one, an organization may
 * no longer act as it.
 */
export const listOpenContexts = (db: Db, sessionIds: readonly string[], at: Date) =>
  db
    .select({
      sessionId: providerContexts.sessionId,
      providerId: providerContexts.providerId,
      via: providerContexts.via,
      reason: providerContexts.reason,
      role: organizationMembers.role,
    })
    .from(providerContexts)
    .leftJoin(organizationProviders, eq(organizationProviders.providerId, providerContexts.providerId))
    .leftJoin(
      organizationMembers,
      and(
        eq(organizationMembers.organizationId, organizationProviders.organizationId),
        eq(organizationMembers.userId, providerContexts.userId),
      ),
    )
    .where(
      and(
        isAmong(providerContexts.sessionId, sessionIds),
        isNull(providerContexts.endedAt),
        gt(providerContexts.expiresAt, at),
      ),
    );

export type OpenContextRow = NonNullable<Awaited<ReturnType<typeof findOpenContext>>>;

/** A session's open context, even if expired, locked until the transaction ends. */
export async function lockContext(tx: Tx, { person }: ContextScope) {
  const [row] = await tx
    .select()
    .from(providerContexts)
    .where(and(eq(providerContexts.sessionId, person.sessionId), isNull(providerContexts.endedAt)))
    .for('update');
  return row;
}

export async function insertContext(tx: Tx, row: typeof providerContexts.$inferInsert): Promise<void> {
  await tx.insert(providerContexts).values(row);
}

export async function endContext(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(providerContexts).set({ endedAt: at }).where(eq(providerContexts.id, id));
}

export async function prolongContext(tx: Tx, id: string, expiresAt: Date): Promise<void> {
  await tx.update(providerContexts).set({ expiresAt }).where(eq(providerContexts.id, id));
}

/** A clinic that an admin may act as, or that the member's organization manages. */
export async function findEnterable(tx: Tx, { person, via }: ContextScope, providerId: string) {
  if (via === 'admin') {
    const [row] = await tx
      .select({ id: providers.id })
      .from(providers)
      .where(and(eq(providers.id, providerId), ne(providers.operationalStatus, 'merged')));
    return row;
  }
  const [row] = await tx
    .select({ id: organizationProviders.providerId })
    .from(organizationProviders)
    .innerJoin(organizationMembers, eq(organizationMembers.organizationId, organizationProviders.organizationId))
    .where(and(eq(organizationProviders.providerId, providerId), eq(organizationMembers.userId, person.userId)));
  return row;
}

/** Ends everybody's contexts in a clinic. */
export async function endContextsIn(tx: Tx, providerId: string, at: Date): Promise<void> {
  await tx
    .update(providerContexts)
    .set({ endedAt: at })
    .where(and(eq(providerContexts.providerId, providerId), isNull(providerContexts.endedAt)));
}
