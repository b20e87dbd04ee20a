import type { Tx } from '../../platform/db/database.ts';
import { defineCollection } from '../../platform/feature/service.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';

/** Updates what another module derives from the treatments that a clinic may offer; called in the transaction of the change. */
export type FollowApproval = (tx: Tx, providerId: string, at: Date) => Promise<void>;

/** Modules that hide and show what an approval covers, such as packages. */
export const approvalFollowers = defineCollection<FollowApproval>('following approvals of treatments');

/** Dependencies of advertising. */
export interface AdvertisingDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  followers: readonly FollowApproval[];
}
