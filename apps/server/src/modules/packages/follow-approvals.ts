import type { FollowApproval } from '../advertising/index.ts';
import { refreshStanding, updateOffers } from '../providers/index.ts';
import { countOffers, refreshPackageRanks } from './packages-write.repo.ts';

/** What a clinic sells, how it ranks and where its packages do, after a restricted treatment was approved or revoked. */
export const followApprovals: FollowApproval = async (tx, providerId, at) => {
  await updateOffers(tx, await countOffers(tx, [providerId]));
  await refreshStanding(tx, [providerId], at);
  await refreshPackageRanks(tx, [providerId]);
};
