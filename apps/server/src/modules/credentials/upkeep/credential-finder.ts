import { contribute } from '../../../platform/feature/feature.ts';
import { staffFinders } from '../../../platform/finding/staff-finder.ts';
import { findKept } from './find-kept.repo.ts';
import { upkeepOf } from './upkeep.repo.ts';

/** Lets staff find the credentials in their care; while acting for a clinic, only the clinic's. */
export const credentialFinder = contribute(staffFinders, ({ database: { db } }) => ({
  kind: 'credential',
  admin: async (sought) => findKept(db, await upkeepOf(db, sought.actor), sought),
  clinic: async (sought) => {
    const clinic = sought.actor.kind === 'person' ? sought.actor.forProvider : undefined;
    return clinic ? findKept(db, await upkeepOf(db, sought.actor), sought, clinic.id) : [];
  },
  organization: async (sought) => findKept(db, await upkeepOf(db, sought.actor), sought),
}));
