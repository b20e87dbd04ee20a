import type { NewOrganization } from '@travesia/contracts/organizations';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { demoFlagOf } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { administeredOrganizations } from '../../organizations.policy.ts';
import { insertOrganization } from '../../administer.repo.ts';
import { refuseUnknownCountry } from '../refuse-unknown-country.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

/** Creates an organization and invites its owner in one transaction; returns its id. */
export async function createOrganization(
  deps: OrganizationsDeps,
  { owner_email: email, language, ...facts }: NewOrganization,
  actor: Actor,
): Promise<string> {
  administeredOrganizations(actor);
  await refuseUnknownCountry(deps, facts.country);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const id = uuidv7();
    await insertOrganization(tx, { ...facts, id, ...demoFlagOf(actor), createdAt: at });
    const target = { type: 'organization', id };
    await appendAudit(tx, { action: 'organization.created', actor, at, target, facts: { name: facts.name } });
    const to = { kind: 'organization_member', role: 'owner' } as const;
    await deps.invite(tx, { by: actor, to, organizationId: id, email, language });
    return id;
  });
}
