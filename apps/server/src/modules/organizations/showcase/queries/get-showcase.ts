import type { NetworkShowcase } from '@travesia/contracts/organizations';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';
import { type NetworkScope, ofNetwork } from '../../own/network.policy.ts';
import { networkOf } from '../../own/queries/get-network.ts';
import { slugOf } from '../showcase.rules.ts';
import { countShown, findShowcase } from '../showcase.repo.ts';

/** What the request's organization can choose about its public page. */
export const getShowcaseQuery = (deps: OrganizationsDeps, actor: Actor): Promise<NetworkShowcase> =>
  showShowcase(deps.database.db, ofNetwork(actor));

/** Same, but also usable in a transaction. */
export async function showShowcase(db: Db | Tx, scope: NetworkScope): Promise<NetworkShowcase> {
  const { organization, actions } = await networkOf(db, scope);
  const row = await findShowcase(db, scope.organizationId);
  return {
    published: row?.published ?? false,
    slug: row?.slug ?? slugOf(organization.name),
    brand_color: row?.brandColor ?? null,
    tagline: row?.tagline ?? { en: '', es: '', pt: '' },
    ...(await countShown(db, scope.organizationId)),
    version: row?.version ?? 0,
    actions: actions.includes('change_profile') ? ['change'] : [],
  };
}
