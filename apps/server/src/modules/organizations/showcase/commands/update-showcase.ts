import type { NetworkShowcase, NetworkShowcaseUpdate } from '@travesia/contracts/organizations';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockOwnOrganization } from '../../organizations.repo.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';
import { ofNetwork } from '../../own/network.policy.ts';
import { showShowcase } from '../queries/get-showcase.ts';
import { findShowcase, writeShowcase } from '../showcase.repo.ts';

/** Changes an organization's public page. Throws `request.stale_version` with the present one, and `organizations.slug_taken`. */
export async function updateShowcase(
  deps: OrganizationsDeps,
  { version, published, slug, brand_color: color, tagline }: NetworkShowcaseUpdate,
  actor: Actor,
): Promise<NetworkShowcase> {
  const scope = ofNetwork(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const organization = await lockOwnOrganization(tx, scope.organizationId);
    if (!organization) throw new ProblemError('access.no_organization');
    refuseOutOfSight(scope.person, organization);
    const before = await findShowcase(tx, organization.id);
    if ((before?.version ?? 0) !== version)
      throw new ProblemError('request.stale_version', { present: await showShowcase(tx, scope) });
    await writeShowcase(tx, {
      organizationId: organization.id,
      published,
      slug,
      brandColor: color?.toLowerCase() ?? null,
      tagline: Object.values(tagline).some(Boolean) ? tagline : null,
      updatedAt: at,
      version: version + 1,
    });
    await appendAudit(tx, {
      action: 'organization.showcase_changed',
      actor,
      at,
      target: { type: 'organization', id: organization.id },
      facts: { published_from: before?.published ?? false, published_to: published },
    });
  });
  return showShowcase(deps.database.db, scope);
}
