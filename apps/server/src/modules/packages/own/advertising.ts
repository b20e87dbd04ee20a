import type { PackageContent, PublishingFacts } from '@travesia/contracts/packages';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { SellingClinic } from './selling-clinic.repo.ts';

type Claims = PublishingFacts['claims'];

/** Advertising claims in a package's texts that stop publishing, by the rules of the clinic's country. */
export const claimsIn = (_content: PackageContent, _clinic: Pick<SellingClinic, 'country'>): Claims => [];

/** Whether a clinic may sell a restricted treatment. */
export const isApproved = async (
  _db: Db | Tx,
  _clinic: Pick<SellingClinic, 'id'>,
  treatment: { slug: string; restricted: boolean },
): Promise<boolean> => !treatment.restricted;
