import {
  APPLICATION_SECTIONS,
  type Application,
  type ApplicationChanges,
  type ApplicationSections,
} from '@travesia/contracts/applications';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ApplicationsDeps } from '../applications-deps.ts';
import { ownApplications } from '../applications.policy.ts';
import { isEditable } from '../applications.presenter.ts';
import { writeSections } from '../applications.repo.ts';
import { lockVersion } from '../lock-own.ts';
import { readApplication } from '../read-application.ts';
import { findListing } from '../references.repo.ts';
import { refuseUnknown } from '../refuse-unknown.ts';

/** Saves the given fields. Throws `request.stale_version` with the current application if it was saved by someone else first. */
export async function saveApplication(
  { database, clock }: ApplicationsDeps,
  actor: Actor,
  id: string,
  { version, claimed_listing_id: claimed, ...changes }: ApplicationChanges,
): Promise<Application> {
  const scope = ownApplications(actor);
  return unitOfWork(database, async (tx) => {
    const row = await lockVersion(tx, clock, scope, id, version);
    if (!isEditable(row)) throw new ProblemError('application.not_editable');
    await refuseUnknown(
      tx,
      { type: changes.business?.type, categories: changes.specialties?.categories },
      { type: 'body.business.type', categories: 'body.specialties.categories' },
    );
    if (claimed) await refuseUnclaimable(tx, claimed);
    await writeSections(tx, row, {
      sections: merged(row.sections, changes),
      claimedListingId: claimed === undefined ? row.claimedListingId : claimed,
      updatedAt: clock.now(),
    });
    return readApplication(tx, clock, scope, id);
  });
}

type Sections = Omit<ApplicationChanges, 'version' | 'claimed_listing_id'>;

const merged = (sections: ApplicationSections, changes: Sections): ApplicationSections =>
  Object.fromEntries(
    APPLICATION_SECTIONS.map((section) => [section, { ...sections[section], ...changes[section] }]),
  ) as unknown as ApplicationSections;

async function refuseUnclaimable(tx: Tx, id: string): Promise<void> {
  const listing = await findListing(tx, id);
  if (!listing)
    throw new ProblemError('request.invalid', {
      detail: 'body.claimed_listing_id: names nothing that is shown',
      fields: [{ path: 'body.claimed_listing_id', code: 'unknown_reference', message: 'names nothing that is shown' }],
    });
  if (listing.listing !== 'directory') throw new ProblemError('leads.listing_not_claimable');
}
