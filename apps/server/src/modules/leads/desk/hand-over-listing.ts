import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { demoFlagOf } from '../../../platform/demo/sight.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { administeredBy, lockProvider, takeOverListing } from '../../providers/index.ts';
import type { DeskDeps } from '../leads-deps.ts';
import type { DeskScope } from '../leads.policy.ts';
import type { ClaimRow } from '../leads.repo.ts';

/**
 * Turns a claimed listing into a partner whose credentials are still to be checked, and invites the claimant as its
 * owner: whoever opens the email has proved the address. Throws `leads.listing_not_claimable` when it has an owner.
 */
export async function handOverListing(
  tx: Tx,
  { invite }: Pick<DeskDeps, 'invite'>,
  { member: actor }: DeskScope,
  { providerId, email, language, website, phone }: ClaimRow,
  at: Date,
): Promise<void> {
  const listing = providerId ? await lockProvider(tx, administeredBy(actor), providerId) : undefined;
  if (listing?.listing !== 'directory') throw new ProblemError('leads.listing_not_claimable');
  const { id, name, type, country, cityId, languages, categorySlugs, foundedYear } = listing;
  await takeOverListing(tx, listing, {
    name,
    type,
    country,
    cityId,
    verification: 'unverified',
    actor,
    ...demoFlagOf(listing),
    at,
    email: listing.email,
    phone: listing.phone ?? phone,
    website: listing.website ?? website,
    languages,
    categorySlugs,
    foundedYear,
  });
  const target = { type: 'provider', id };
  await appendAudit(tx, { action: 'provider.listing_claimed', actor, at, contextProviderId: id, target });
  await invite(tx, { by: actor, to: { kind: 'provider_member', role: 'owner' }, providerId: id, email, language });
}
