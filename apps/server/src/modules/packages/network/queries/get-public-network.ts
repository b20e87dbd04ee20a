import type { View } from '@travesia/contracts/catalog';
import type { PublicNetwork } from '@travesia/contracts/packages';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findPublished, listClinicIds } from '../../../organizations/index.ts';
import { readProvidersQuery } from '../../../providers/index.ts';
import type { PackageReads } from '../../package-reads.ts';
import { readPackagesQuery } from '../../queries/read-packages.ts';
import { listPublicPackages } from '../network-packages.repo.ts';

const PACKAGES_SHOWN = 30;

/** The public page of an organization. Throws `packages.network_not_found`. */
export async function getPublicNetworkQuery(
  reads: Pick<PackageReads, 'database' | 'reference'>,
  slug: string,
  view: View,
  actor: Actor,
): Promise<PublicNetwork> {
  const { db } = reads.database;
  const [found, reference] = await Promise.all([findPublished(db, slug), reads.reference()]);
  if (!found) throw new ProblemError('packages.network_not_found');
  const { organization, showcase } = found;
  const { language } = view;
  const ids = await listClinicIds(db, organization.id);
  const [clinics, packageIds] = await Promise.all([
    readProvidersQuery(reads, ids, view, actor),
    listPublicPackages(db, ids),
  ]);
  const { compare } = new Intl.Collator(language);
  return {
    slug: showcase.slug,
    name: organization.name,
    type: organization.type,
    city: organization.city,
    country: {
      code: organization.country,
      name: reference.countries.get(organization.country)?.name[language] ?? organization.country,
    },
    description: organization.description?.[language] ?? '',
    tagline: showcase.tagline?.[language] ?? '',
    website: organization.website,
    brand_color: showcase.brandColor,
    demo: organization.demo,
    languages: [...new Set(clinics.flatMap(({ languages }) => languages))].toSorted(),
    clinics: clinics.toSorted((one, other) => compare(one.name, other.name)),
    packages: await readPackagesQuery(reads, packageIds.slice(0, PACKAGES_SHOWN), view, actor),
    packages_total: packageIds.length,
    verified: clinics.filter(({ verification_status: status }) => status === 'verified').length,
    rate_date: reference.rateDate,
  };
}
