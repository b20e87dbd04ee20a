import { InclusionKey, type PackageContent, type PublishingFacts } from '@travesia/contracts/packages';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Reference } from '../../catalog/index.ts';
import { claimsIn, isApproved } from './advertising.ts';
import type { SellingClinic } from './selling-clinic.repo.ts';

/** What decides whether a content can be published by its clinic. */
export async function publishingFacts(
  db: Db | Tx,
  reference: Reference,
  clinic: SellingClinic,
  content: PackageContent,
): Promise<PublishingFacts> {
  const treatment = content.treatment === null ? undefined : reference.everyTreatment.get(content.treatment);
  return {
    clinic: {
      verified: clinic.verificationStatus === 'verified' && clinic.licensed,
      suspended: clinic.suspended,
      listed: clinic.partner && clinic.citySlug !== '',
    },
    treatment: treatment
      ? {
          slug: treatment.slug,
          published: treatment.status === 'published',
          approved: await isApproved(db, clinic, treatment),
          stay_days_min: treatment.stayDaysMin,
          trips: treatment.trips,
        }
      : null,
    clinicians: clinic.clinicians.map(({ id, name, licensed }) => ({ id, name, licensed })),
    policies: [...reference.policies.keys()],
    counted: reference.inclusionKeys.flatMap(({ key, quantityUnit }) =>
      quantityUnit === null ? [] : [InclusionKey.parse(key)],
    ),
    claims: claimsIn(content, clinic),
  };
}
