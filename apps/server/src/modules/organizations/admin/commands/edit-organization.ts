import type { OrganizationEdit } from '@travesia/contracts/organizations';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { administeredOrganizations } from '../../organizations.policy.ts';
import { lockOrganization } from '../../administer.repo.ts';
import { writeOrganization } from '../../organizations.repo.ts';
import { getOrganizationQuery } from '../queries/get-organization.ts';
import { refuseUnknownCountry } from '../refuse-unknown-country.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

/** Changes an organization's name, type and location. Throws `request.stale_version` with the current version. */
export async function editOrganization(
  deps: OrganizationsDeps,
  id: string,
  { version, reason, ...edit }: OrganizationEdit,
  actor: Actor,
): Promise<void> {
  const scope = administeredOrganizations(actor);
  const present = await getOrganizationQuery(deps, id, 'en', actor);
  if (edit.country) await refuseUnknownCountry(deps, edit.country);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const row = await lockOrganization(tx, scope, id);
    if (!row) throw new ProblemError('organization.not_found');
    if (row.version !== version) throw new ProblemError('request.stale_version', { present });
    const fields = (['name', 'type', 'city', 'country'] as const).filter(
      (field) => edit[field] !== undefined && edit[field] !== row[field],
    );
    if (!fields.length) return;
    await writeOrganization(tx, row, Object.fromEntries(fields.map((field) => [field, edit[field]])));
    const changed = fields.flatMap((field) => [
      [`${field}.before`, row[field]],
      [`${field}.after`, edit[field] ?? null],
    ]);
    const facts = { reason, fields: fields.join(', '), ...(Object.fromEntries(changed) as Record<string, string>) };
    const target = { type: 'organization', id };
    await appendAudit(tx, { action: 'organization.edited', actor, at, target, facts });
  });
}
