import { type ClinicHolder, updateOffers } from '../providers/index.ts';
import { countOffers, refreshPackageRanks } from './packages-write.repo.ts';

/** Packages of clinics. */
export const packageRows: ClinicHolder = {
  rows: [
    { part: 'packages', table: 'packages', rule: 'move' },
    { part: 'drafts', table: 'package_drafts', rule: 'move' },
    { part: 'proposals', table: 'package_proposals', rule: 'move' },
  ],
  refresh: async (tx, ids) => updateOffers(tx, await countOffers(tx, ids)),
  rerank: refreshPackageRanks,
};
