import { InclusionKey, type PackageContent, type PublishingFacts } from '@travesia/contracts/packages';
import type { Reference } from '../../catalog/index.ts';
import { claimsIn } from './advertising.ts';
import type { SellingClinic } from './selling-clinic.repo.ts';

/** What decides whether a content can be published by its clinic. */
export function publishingFacts(
  reference: Pick<Reference, 'everyTreatment' | 'policies' | 'inclusionKeys'>,
  clinic: SellingClinic,
  content: PackageContent,
): PublishingFacts {
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
          approved: !treatment.restricted || (clinic.claimFacts.approved?.includes(treatment.slug) ?? false),
          stay_days_min: treatment.stayDaysMin,
          trips: treatment.trips,
        }
      : null,
    clinicians: clinic.clinicians.map(({ id, name, licensed }) => ({ id, name, licensed })),
    policies: [...reference.policies.keys()],
    counted: reference.inclusionKeys.flatMap(({ key, quantityUnit }) =>
      quantityUnit === null ? [] : [InclusionKey.parse(key)],
    ),
    claims: claimsIn(content, clinic.country, clinic.claimFacts),
  };
}
