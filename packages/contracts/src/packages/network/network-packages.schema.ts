import { z } from 'zod';
import { PriceRange, ShownPrice } from '../../catalog/catalog.schema.ts';
import {
  CountryCode,
  CurrencyCode,
  DateOnly,
  FacetValue,
  Id,
  Key,
  Money,
  Name,
  pageOf,
  Slug,
} from '../../kit/index.ts';
import { OrganizationType } from '../../organizations/organizations.schema.ts';
import { BrandColor } from '../../organizations/showcase/showcase.schema.ts';
import { ProviderSummary } from '../../providers/providers.schema.ts';
import { PackageSummary } from '../packages.schema.ts';

const clinic = { id: Id, name: z.string().meta({ description: 'Name.' }) };
const Treatment = z.object({ slug: Slug, name: Name });
const rateDate = DateOnly.meta({ description: 'Date of the exchange rates of shown prices.' });
const shownIn = CurrencyCode.meta({ description: 'Currency of shown prices.' });

export const NETWORK_PACKAGE_STATUSES = ['draft', 'published', 'paused', 'archived'] as const;
export const NETWORK_PACKAGE_SORTS = ['treatment', 'clinic', 'price', 'confirmed'] as const;

export const NetworkPackage = z
  .object({
    id: Id,
    title: z.string().meta({ description: 'Title in the requested language.' }),
    treatment: Treatment.meta({ description: 'Its treatment.' }),
    clinic: z
      .object({
        ...clinic,
        slug: Slug,
        suspended: z.boolean().meta({ description: 'Whether Travesía has suspended it.' }),
      })
      .meta({ description: 'Clinic that offers it.' }),
    status: z.enum(NETWORK_PACKAGE_STATUSES).meta({ description: 'Status.' }),
    listed: z.boolean().meta({ description: 'Whether its page is public.' }),
    price: Money.meta({ description: 'Price in the clinic’s currency.' }),
    shown_price: ShownPrice.meta({ description: 'The same in the requested currency.' }),
    deposit_percent: z.int().meta({ description: 'Deposit, percent of the price.' }),
    confirmed_on: DateOnly.meta({ description: 'Date the clinic last confirmed the price.' }),
    above_lowest: z.int().nullable().meta({
      description:
        'Percent above the organization’s cheapest published package of the same treatment; null if there is no other.',
    }),
    actions: z.array(z.enum(['enter'])).meta({ description: 'What the user may do with its clinic.' }),
  })
  .meta({ id: 'NetworkPackage', description: 'A package of a clinic of an organization.' });
export type NetworkPackage = z.infer<typeof NetworkPackage>;

export const NetworkPackages = pageOf(NetworkPackage, {
  facets: z
    .object({
      clinic: z.array(FacetValue).meta({ description: 'By clinic.' }),
      status: z.array(FacetValue).meta({ description: 'By status.' }),
      treatment: z.array(FacetValue).meta({ description: 'By treatment.' }),
    })
    .meta({ description: 'Counts by filter.' }),
  currency: shownIn,
  rate_date: rateDate,
});
export type NetworkPackages = z.infer<typeof NetworkPackages>;

export const OverviewCell = z
  .object({
    clinic: Id.meta({ description: 'Clinic id.' }),
    offered: z.boolean().meta({ description: 'Whether the clinic offers the treatment.' }),
    packages: z.int().meta({ description: 'Its published packages.' }),
    drafts: z.int().meta({ description: 'Its drafts.' }),
    price: Money.nullable().meta({ description: 'Price of its cheapest published package; null without one.' }),
    shown_price: ShownPrice.nullable().meta({ description: 'The same in the requested currency.' }),
  })
  .meta({ id: 'OverviewCell', description: 'A treatment at a clinic.' });
export type OverviewCell = z.infer<typeof OverviewCell>;

export const OverviewRow = z
  .object({
    treatment: Treatment.meta({ description: 'Treatment.' }),
    category: z.object({ slug: Key, name: Name }).meta({ description: 'Its category.' }),
    requests: z.int().meta({
      description: 'Consultation requests about it on Travesía in the last 90 days, to all clinics.',
    }),
    offered: z.int().meta({ description: 'Number of clinics that offer it.' }),
    priced: z.int().meta({ description: 'Number of clinics with a published package.' }),
    spread: PriceRange.nullable().meta({
      description: 'Lowest and highest price across clinics; null with fewer than two.',
    }),
    cells: z.array(OverviewCell).meta({ description: 'All clinics, in their order.' }),
  })
  .meta({ id: 'OverviewRow', description: 'A treatment across the clinics of an organization.' });
export type OverviewRow = z.infer<typeof OverviewRow>;

export const PackageOverview = z
  .object({
    clinics: z
      .array(
        z.object({
          ...clinic,
          country: CountryCode,
          suspended: z.boolean().meta({ description: 'Whether Travesía has suspended it.' }),
        }),
      )
      .meta({ description: 'All clinics by name.' }),
    rows: z.array(OverviewRow).meta({ description: 'Treatments, most requested first.' }),
    since: DateOnly.meta({ description: 'First day of the counted requests.' }),
    currency: shownIn,
    rate_date: rateDate,
    actions: z.array(z.enum(['offer'])).meta({ description: 'What the user may do.' }),
  })
  .meta({ id: 'PackageOverview', description: 'Treatments across the clinics of an organization.' });
export type PackageOverview = z.infer<typeof PackageOverview>;

export const TreatmentOffer = z
  .strictObject({
    treatments: z.array(Slug).min(1).max(100).meta({ description: 'Treatments to offer.' }),
    clinics: z
      .array(Id.meta({ description: 'Clinic id.' }))
      .min(1)
      .max(200)
      .meta({ description: 'Clinics that offer them from now on.' }),
  })
  .meta({ id: 'TreatmentOffer', description: 'Treatments that clinics of an organization will offer.' });
export type TreatmentOffer = z.infer<typeof TreatmentOffer>;

export const TreatmentsOffered = z
  .object({
    added: z.int().meta({ description: 'Treatments added, over all clinics.' }),
    clinics: z.int().meta({ description: 'Clinics that offer more than before.' }),
  })
  .meta({ id: 'TreatmentsOffered', description: 'How many treatments were added to how many clinics.' });
export type TreatmentsOffered = z.infer<typeof TreatmentsOffered>;

export const PublicNetwork = z
  .object({
    slug: Slug,
    name: z.string().meta({ description: 'Name.' }),
    type: OrganizationType,
    city: z.string().nullable().meta({ description: 'City of its headquarters.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country of its headquarters.' }),
    description: z.string().meta({ description: 'Its description in the requested language; empty without one.' }),
    tagline: z.string().meta({ description: 'One sentence in the requested language; empty without one.' }),
    website: z.string().nullable().meta({ description: 'Web address.' }),
    brand_color: BrandColor.nullable(),
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes of languages its clinics speak.' }),
    clinics: z.array(ProviderSummary).meta({ description: 'Its public clinics.' }),
    packages: z.array(PackageSummary).meta({ description: 'Their published packages, at most 30.' }),
    packages_total: z.int().meta({ description: 'Number of published packages of all clinics.' }),
    verified: z.int().meta({ description: 'Clinics with verified, valid credentials.' }),
    rate_date: rateDate,
  })
  .meta({ id: 'PublicNetwork', description: 'The public page of an organization.' });
export type PublicNetwork = z.infer<typeof PublicNetwork>;
