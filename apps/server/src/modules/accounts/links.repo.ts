import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../platform/db/database.ts';
import { linkTokens, type LinkPurpose, mailRequests, type MailRequestKind, users } from './accounts.tables.ts';

export async function insertLink(
  tx: Tx,
  row: { tokenHash: string; userId: string; purpose: LinkPurpose; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await tx.insert(linkTokens).values(row);
}

/** Consumes a link: returns its owner, or undefined if it isn't valid. Only one of several concurrent calls succeeds. */
export async function useLink(
  tx: Tx,
  tokenHash: string,
  purpose: LinkPurpose | readonly LinkPurpose[],
  at: Date,
): Promise<{ userId: string } | undefined> {
  const [row] = await tx
    .update(linkTokens)
    .set({ usedAt: at })
    .where(
      and(
        eq(linkTokens.tokenHash, tokenHash),
        inArray(linkTokens.purpose, [purpose].flat()),
        isNull(linkTokens.usedAt),
        gt(linkTokens.expiresAt, at),
      ),
    )
    .returning({ userId: linkTokens.userId });
  return row;
}

/** Owner of a link used since then whose address is still confirmed. */
export async function findUsedLink(
  tx: Tx,
  tokenHash: string,
  purpose: LinkPurpose,
  since: Date,
): Promise<{ userId: string } | undefined> {
  const [row] = await tx
    .select({ userId: linkTokens.userId })
    .from(linkTokens)
    .innerJoin(users, eq(users.id, linkTokens.userId))
    .where(
      and(
        eq(linkTokens.tokenHash, tokenHash),
        eq(linkTokens.purpose, purpose),
        gt(linkTokens.usedAt, since),
        isNotNull(users.emailVerifiedAt),
      ),
    );
  return row;
}

/** Owner of a link with one of these purposes, even if it is no longer valid. */
export async function findLink(db: Db | Tx, tokenHash: string, purposes: readonly LinkPurpose[]) {
  const [row] = await db
    .select()
    .from(linkTokens)
    .where(and(eq(linkTokens.tokenHash, tokenHash), inArray(linkTokens.purpose, [...purposes])));
  return row;
}

/** Revokes a user's unused links of a purpose when a newer one replaces them. */
export async function withdrawLinks(tx: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .delete(linkTokens)
    .where(and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose), isNull(linkTokens.usedAt)));
}

export async function insertMailRequest(
  tx: Tx,
  row: { id: string; kind: MailRequestKind; emailKey: string; createdAt: Date },
): Promise<void> {
  await tx.insert(mailRequests).values(row);
}

/** Removes and returns a request, or undefined if it was handled. */
export async function takeMailRequest(tx: Tx, id: string) {
  const [row] = await tx.delete(mailRequests).where(eq(mailRequests.id, id)).returning();
  return row;
}

export async function deleteOldLinks(database: Database, before: Date): Promise<void> {
  await database.db.delete(linkTokens).where(lt(linkTokens.expiresAt, before));
  await database.db.delete(mailRequests).where(lt(mailRequests.createdAt, before));
}
