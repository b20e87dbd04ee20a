import { z } from 'zod';
import {
  CountryCode,
  CurrencyCode,
  DateOnly,
  inEachLanguage,
  Instant,
  Key,
  Locale,
  Localized,
  Slug,
} from '../../kit/index.ts';
import { PriceBasis, RiskClass, TreatmentUnit } from '../catalog.schema.ts';
import { MedicalReview } from '../medical-review.schema.ts';
import { treatmentTexts } from './treatment-texts.schema.ts';

export const TREATMENT_STATES = ['draft', 'published', 'archived'] as const;
export const TreatmentStatus = z
  .enum(TREATMENT_STATES)
  .meta({ description: 'Patients see published treatments only.' });
export type TreatmentStatus = z.infer<typeof TreatmentStatus>;

const days = (description: string) => z.int().min(0).max(1000).meta({ description });

export const TreatmentFacts = z
  .strictObject({
    unit: TreatmentUnit,
    hospital_nights: days('Nights in hospital.'),
    stay_days_min: days('Shortest usual stay, days a trip.'),
    stay_days_max: days('Longest usual stay, days a trip.'),
    fly_home_min_days: days('Earliest flight home, days after the procedure.'),
    return_to_work_days: days('Usual days until desk work.'),
    trips: z.int().min(0).max(2).meta({ description: 'Trips it takes; 0 when nobody travels.' }),
    second_trip_after_months: z
      .strictObject({
        min: z.int().min(1).max(36).meta({ description: 'At the earliest.' }),
        max: z.int().min(1).max(36).meta({ description: 'At the latest.' }),
      })
      .nullable()
      .meta({ description: 'Months between first and second trip, when there are two.' }),
    risk_class: RiskClass,
    restricted: z
      .boolean()
      .meta({ description: 'Carries a regulator warning and is listed only after admin approval.' }),
  })
  .refine(({ stay_days_min, stay_days_max }) => stay_days_min <= stay_days_max, {
    message: 'must not be shorter than the shortest stay',
    path: ['stay_days_max'],
  })
  .meta({ id: 'TreatmentFacts', description: 'Days, trips and risk of a treatment.' });
export type TreatmentFacts = z.output<typeof TreatmentFacts>;

const editable = {
  slug: Slug.max(80).refine((slug) => slug !== 'new', { message: 'is the address of the form for a new one' }),
  category: Key.meta({ description: 'Slug of its category.' }),
  ...treatmentTexts,
  facts: TreatmentFacts,
  medical_review: MedicalReview.nullable().meta({ description: 'Null while nobody has checked it.' }),
  status: TreatmentStatus,
};

export const NewTreatment = z
  .strictObject(editable)
  .meta({ id: 'NewTreatment', description: 'A treatment to be added to the catalogue.' });
export type NewTreatment = z.output<typeof NewTreatment>;

export const TreatmentChange = z
  .strictObject({ ...editable, version: z.int().min(1).meta({ description: 'The version that was changed.' }) })
  .meta({ id: 'TreatmentChange', description: 'A treatment as it is to be from now on.' });
export type TreatmentChange = z.output<typeof TreatmentChange>;

const Missing = z
  .strictObject(inEachLanguage(z.int().min(0)))
  .meta({ description: 'Texts that a language lacks which another has; zero in all three is complete.' });

const Uses = z
  .object({
    packages: z.int().meta({ description: 'Packages of clinics, published or not.' }),
    published_packages: z.int().meta({ description: 'Published ones among them.' }),
    providers: z.int().meta({ description: 'Clinics that offer it.' }),
    reviews: z.int().meta({ description: 'Reviews about it.' }),
    requests: z.int().meta({ description: 'Requests for a consultation about it.' }),
  })
  .meta({ description: 'What depends on it.' });

/** What an admin may do with a treatment. */
export const TreatmentAction = z
  .enum(['save', 'publish', 'withdraw', 'archive', 'delete', 'take_release'])
  .meta({ description: 'What can be done with it.' });

const listed = {
  slug: Slug,
  name: Localized.meta({ description: 'Full name in three languages.' }),
  category: z
    .object({ slug: Key, name: Localized.meta({ description: 'Name in three languages.' }) })
    .meta({ description: 'Its category.' }),
  status: TreatmentStatus,
  origin: z.enum(['release', 'admin']).meta({ description: 'Whether the product brought it or an admin added it.' }),
  edited_at: Instant.nullable().meta({ description: 'When an admin changed it last; null while it is as released.' }),
  release_differs: z
    .boolean()
    .meta({ description: 'Whether a newer release says something else, which the admin’s version keeps out.' }),
  missing: Missing,
  synonym_counts: z.strictObject(inEachLanguage(z.int())).meta({ description: 'How many other names it has.' }),
  price_range_usd: z
    .object({
      low: z.int().meta({ description: 'The lowest, cents of US dollars.' }),
      high: z.int().meta({ description: 'The highest, cents of US dollars.' }),
    })
    .nullable()
    .meta({ description: 'Lowest to highest typical price in the destinations, cents of US dollars.' }),
  medical_review: MedicalReview.nullable().meta({ description: 'Who checked it and when.' }),
  packages: z.int().meta({ description: 'Published packages.' }),
  providers: z.int().meta({ description: 'Clinics with one.' }),
  version: z.int().meta({ description: 'Grows with each change.' }),
};

export const TreatmentListing = z
  .object(listed)
  .meta({ id: 'TreatmentListing', description: 'A treatment as the admins’ list shows it.' });
export type TreatmentListing = z.infer<typeof TreatmentListing>;

const ListedPrice = z.object({
  country: CountryCode,
  low: z.int().meta({ description: 'Minor units.' }),
  high: z.int().meta({ description: 'Minor units.' }),
  currency: CurrencyCode,
  basis: PriceBasis,
  source: Localized.meta({ description: 'Where it was read.' }),
  priced_on: DateOnly.meta({ description: 'Date of the reading.' }),
});

export const TreatmentListingDetail = z
  .object({
    ...listed,
    ...treatmentTexts,
    facts: TreatmentFacts,
    flags: z.array(z.string()).meta({ description: 'Rules that hold for it; they come with a release.' }),
    prices: z.array(ListedPrice).meta({ description: 'Typical prices; they come with a release.' }),
    former_slugs: z.array(Slug).meta({ description: 'Addresses that lead here.' }),
    uses: Uses,
    actions: z.array(TreatmentAction).meta({ description: 'What can be done with it now.' }),
  })
  .meta({ id: 'TreatmentListingDetail', description: 'A treatment with everything that can be edited.' });
export type TreatmentListingDetail = z.infer<typeof TreatmentListingDetail>;

const Found = z.object({
  slug: Slug,
  name: z.string().meta({ description: 'Short name in the language asked for.' }),
  how: z
    .enum(['exact', 'prefix', 'name', 'mended', 'synonym'])
    .meta({ description: 'By its name, the beginning of it, some words, mended words or another name.' }),
  is_draft: z.boolean().meta({ description: 'Whether it is the treatment that is being edited.' }),
});

export const SearchPreviewRequest = z
  .strictObject({
    phrase: z.string().trim().min(1).max(200).meta({ description: 'What somebody types.' }),
    language: Locale.meta({ description: 'Language of the names in the answer.' }),
    draft: z
      .strictObject({
        replaces: Slug.nullable().meta({ description: 'The treatment it would replace; null for a new one.' }),
        name: treatmentTexts.name,
        short_name: treatmentTexts.short_name,
        synonyms: treatmentTexts.synonyms,
      })
      .meta({ description: 'Names that are not saved yet.' }),
  })
  .meta({ id: 'SearchPreviewRequest', description: 'A phrase to try before saving.' });
export type SearchPreviewRequest = z.output<typeof SearchPreviewRequest>;

export const SearchPreview = z
  .object({
    now: z.array(Found).meta({ description: 'What it finds now, best first.' }),
    with_draft: z.array(Found).meta({ description: 'What it would find with the draft, best first.' }),
  })
  .meta({ id: 'SearchPreview', description: 'What a phrase finds, now and with the draft.' });
export type SearchPreview = z.infer<typeof SearchPreview>;
