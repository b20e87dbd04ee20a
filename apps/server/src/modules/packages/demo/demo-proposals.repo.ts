import { percentOfMoney, BASIS_POINTS_PER_PERCENT } from '@travesia/contracts/kit';
import { type PackageContent, priceOf, type ProposalState } from '@travesia/contracts/packages';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { contentOf } from '../own/drafts.repo.ts';
import { packageDrafts } from '../own/package-drafts.tables.ts';
import { withPrice } from '../proposals/proposal-content.rules.ts';
import { storedOf } from '../proposals/proposals.repo.ts';
import { packageProposals } from '../proposals/proposals.tables.ts';

/** Proposals of the demo organization, each about a published package of its clinic. */
export interface DemoProposals {
  organizationId: string;
  sentBy: string;
  proposals: readonly {
    id: string;
    providerId: string;
    /** Which of the clinic's published packages. */
    nth: number;
    state: ProposalState;
    /** Prices in percent of the present one. */
    percent: number;
    floorPercent?: number;
    counterPercent?: number;
    message: string;
    counterMessage?: string;
    reason?: string;
    daysAgo: number;
    answeredAfterHours?: number;
    daysLeft: number;
  }[];
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Writes the demo's proposals anew, so that what visitors did with them is undone. */
export async function rewriteDemoProposals(
  tx: Tx,
  { organizationId, sentBy, proposals }: DemoProposals,
  morning: Date,
): Promise<void> {
  await tx.delete(packageProposals).where(eq(packageProposals.organizationId, organizationId));
  for (const one of proposals) {
    const [draft] = await tx
      .select()
      .from(packageDrafts)
      .where(and(eq(packageDrafts.providerId, one.providerId), eq(packageDrafts.status, 'published')))
      .orderBy(asc(packageDrafts.id))
      .offset(one.nth)
      .limit(1);
    if (!draft?.treatment) continue;
    const content = contentOf(draft);
    const proposed = withPrice(content, partOf(content, one.percent));
    const sentAt = new Date(morning.getTime() - one.daysAgo * DAY_MS);
    const { answeredAfterHours: hours } = one;
    await tx.insert(packageProposals).values({
      id: one.id,
      organizationId,
      providerId: one.providerId,
      treatment: draft.treatment,
      packageId: draft.id,
      state: one.state,
      content: storedOf(proposed),
      base: storedOf(content),
      currency: content.currency,
      floorMinor: one.floorPercent === undefined ? null : partOf(content, one.floorPercent),
      counter:
        one.counterPercent === undefined ? null : storedOf(withPrice(content, partOf(content, one.counterPercent))),
      message: one.message,
      counterMessage: one.counterMessage ?? null,
      reason: one.reason ?? null,
      sentBy,
      expiresAt: new Date(morning.getTime() + one.daysLeft * DAY_MS),
      answeredAt: hours === undefined ? null : new Date(sentAt.getTime() + hours * HOUR_MS),
      createdAt: sentAt,
      demo: true,
    });
  }
}

/** A share of a content's price, in minor units. */
function partOf(content: PackageContent, percent: number): number {
  const price = priceOf(content.lines) ?? { amount: 1, currency: content.currency };
  return percentOfMoney(price, percent * BASIS_POINTS_PER_PERCENT, 'halfExpand').amount;
}
