import type { Locale, ProblemField } from '@travesia/contracts/kit';
import type { OrganizationProfile, OrganizationProfileUpdate } from '@travesia/contracts/organizations';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockOwnOrganization, writeOrganization } from '../../organizations.repo.ts';
import { readOrganizationChange } from '../organization-change.rules.ts';
import { ofNetwork } from '../network.policy.ts';
import { showOrganizationProfile } from '../queries/get-network.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

const refused = (fields: ProblemField[]) =>
  new ProblemError('request.invalid', {
    detail: fields.map(({ path, message }) => `${path}: ${message}`).join('; '),
    fields,
  });

/** Updates the given fields of an organization. Throws `request.stale_version` and validation errors. */
export async function updateOrganizationProfile(
  deps: OrganizationsDeps,
  update: OrganizationProfileUpdate,
  language: Locale,
  actor: Actor,
): Promise<OrganizationProfile> {
  const scope = ofNetwork(actor);
  const { database, clock } = deps;
  const reference = await deps.reference();
  await unitOfWork(database, async (tx) => {
    const organization = await lockOwnOrganization(tx, scope.organizationId);
    if (!organization) throw new ProblemError('access.no_organization');
    refuseOutOfSight(scope.person, organization);
    if (organization.version !== update.version)
      throw new ProblemError('request.stale_version', {
        present: await showOrganizationProfile(reference, tx, scope, language),
      });
    const { change, faults } = readOrganizationChange(update, organization.country);
    if (faults.length) throw refused(faults);
    await writeOrganization(tx, organization, change);
    await appendAudit(tx, {
      action: 'organization.profile_changed',
      actor,
      at: clock.now(),
      target: { type: 'organization', id: organization.id },
      facts: { fields: Object.keys(change).toSorted().join(', ') },
    });
  });
  return showOrganizationProfile(reference, database.db, scope, language);
}
