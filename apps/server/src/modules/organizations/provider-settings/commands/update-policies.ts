import type { Locale } from '@travesia/contracts/kit';
import { type NetworkPolicies, type NetworkPoliciesUpdate, settingsApplied } from '@travesia/contracts/organizations';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { applyPolicy } from '../../../providers/index.ts';
import { lockOwnOrganization } from '../../organizations.repo.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';
import { ofNetwork } from '../../own/network.policy.ts';
import { findPolicies, listPolicyClinics, lockPolicyClinics, writeOrigins, writePolicies } from '../policies.repo.ts';
import { outcomeFor } from '../policies.rules.ts';
import { refuseUnknown, showPolicies } from '../queries/get-policies.ts';

/**
 * Sets and applies an organization's settings for its clinics, and notifies those that change. Throws
 * `request.stale_version` with the present settings, and validation errors.
 */
export async function updatePolicies(
  deps: OrganizationsDeps,
  { version, reason, ...wanted }: NetworkPoliciesUpdate,
  language: Locale,
  actor: Actor,
): Promise<NetworkPolicies> {
  const scope = ofNetwork(actor);
  const { organizationId: id } = scope;
  const reference = await deps.reference();
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const organization = await lockOwnOrganization(tx, id);
    if (!organization) throw new ProblemError('access.no_organization');
    await lockPolicyClinics(tx, scope);
    const clinics = await listPolicyClinics(tx, scope);
    refuseOutOfSight(scope.person, organization, ...clinics);
    if ((await findPolicies(tx, id)).version !== version)
      throw new ProblemError('request.stale_version', { present: await showPolicies(reference, tx, scope, language) });
    refuseUnknown(reference, wanted, clinics);
    await writePolicies(tx, id, { ...wanted, version: version + 1, at });
    let changed = 0;
    for (const clinic of clinics) {
      const { to, origins, keys } = outcomeFor(clinic, wanted);
      await writeOrigins(tx, clinic.id, origins, at);
      if (!keys.length) continue;
      changed++;
      await applyPolicy(tx, deps.followDeposit, {
        providerId: clinic.id,
        columns: {
          allowOnlineBooking: to.allow_online_booking ?? false,
          requireDeposit: to.require_deposit ?? false,
          depositPercentage: to.deposit_percentage,
          cancellationPolicy: to.cancellation_policy,
        },
        at,
      });
      await appendAudit(tx, {
        action: 'organization.settings_applied',
        actor,
        at,
        contextProviderId: clinic.id,
        target: { type: 'provider', id: clinic.id },
        facts: { fields: keys.join(', '), reason },
      });
      await appendEvent(tx, settingsApplied, { organization_id: id, provider_id: clinic.id, reason });
    }
    await appendAudit(tx, {
      action: 'organization.policies_changed',
      actor,
      at,
      target: { type: 'organization', id },
      facts: { clinics: changed, locked: wanted.locked.join(', '), reason },
    });
  });
  return showPolicies(reference, deps.database.db, scope, language);
}
