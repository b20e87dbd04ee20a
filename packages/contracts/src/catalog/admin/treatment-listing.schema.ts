import { z } from 'zod';
import {
  CountryCode,
  DateOnly,
  inEachLanguage,
  Instant,
  Key,
  Locale,
  Localized,
  Money,
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
    hospital_nights: days('Nights in the hospital.'),
    stay_days_min: days('Shortest usual stay, days per trip.'),
    stay_days_max: days('Longest usual stay, days per trip.'),
    fly_home_min_days: days('Earliest flight home, days after the procedure.'),
    return_to_work_days: days('Usual days until desk work.'),
    trips: z.int().min(0).max(2).meta({ description: 'Number of trips; 0 if no travel is needed.' }),
    second_trip_after_months: z
      .strictObject({
        min: z.int().min(1).max(36).meta({ description: 'Minimum.' }),
        max: z.int().min(1).max(36).meta({ description: 'Maximum.' }),
      })
      .nullable()
      .meta({ description: 'Months between first and second trip, if there are two.' }),
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
  medical_review: MedicalReview.nullable().meta({ description: 'Null until reviewed.' }),
  status: TreatmentStatus,
};

export const NewTreatment = z
  .strictObject(editable)
  .meta({ id: 'NewTreatment', description: 'A treatment to add to the catalog.' });
export type NewTreatment = z.output<typeof NewTreatment>;

export const TreatmentChange = z
  .strictObject({ ...editable, version: z.int().min(1).meta({ description: 'The version being changed.' }) })
  .meta({ id: 'TreatmentChange', description: 'The new state of a treatment.' });
export type TreatmentChange = z.output<typeof TreatmentChange>;

const Missing = z
  .strictObject(inEachLanguage(z.int().min(0)))
  .meta({ description: 'Number of texts a language lacks that another has; zero in all three is complete.' });

const Uses = z
  .object({
    packages: z.int().meta({ description: 'Clinics’ packages, published or not.' }),
    published_packages: z.int().meta({ description: 'Published packages.' }),
    providers: z.int().meta({ description: 'Clinics that offer it.' }),
    reviews: z.int().meta({ description: 'Reviews of it.' }),
    requests: z.int().meta({ description: 'Consultation requests for it.' }),
  })
  .meta({ description: 'What depends on it.' });

/** What an admin may do with a treatment. */
export const TreatmentAction = z
  .enum(['save', 'publish', 'withdraw', 'archive', 'delete', 'take_release'])
  .meta({ description: 'What the caller can do with it.' });

const listed = {
  slug: Slug,
  name: Localized.meta({ description: 'Full name in three languages.' }),
  category: z
    .object({ slug: Key, name: Localized.meta({ description: 'Name in three languages.' }) })
    .meta({ description: 'Its category.' }),
  status: TreatmentStatus,
  origin: z.enum(['release', 'admin']).meta({ description: 'Whether it came with a release or an admin added it.' }),
  edited_at: Instant.nullable().meta({
    description: 'When an admin last changed it; null if unchanged since the release.',
  }),
  release_differs: z
    .boolean()
    .meta({ description: 'Whether a newer release differs and the admin’s version overrides it.' }),
  missing: Missing,
  synonym_counts: z.strictObject(inEachLanguage(z.int())).meta({ description: 'Number of synonyms.' }),
  price_range: z
    .object({
      low: Money.meta({ description: 'Lowest price.' }),
      high: Money.meta({ description: 'Highest price.' }),
    })
    .nullable()
    .meta({ description: 'Lowest to highest typical price in the destinations.' }),
  medical_review: MedicalReview.nullable().meta({ description: 'Who reviewed it and when.' }),
  packages: z.int().meta({ description: 'Published packages.' }),
  providers: z.int().meta({ description: 'Clinics with a published package.' }),
  version: z.int().meta({ description: 'Incremented with each change.' }),
};

/** What an admin may do with a treatment from the list. */
const TreatmentMove = TreatmentAction.extract(['publish', 'withdraw', 'archive']);

export const TreatmentListing = z
  .object({
    ...listed,
    actions: z.array(TreatmentMove).meta({ description: 'How its status can change now.' }),
  })
  .meta({ id: 'TreatmentListing', description: 'A treatment in the admins’ list.' });
export type TreatmentListing = z.infer<typeof TreatmentListing>;

const ListedPrice = z.object({
  country: CountryCode,
  low: Money.meta({ description: 'Lowest typical price.' }),
  high: Money.meta({ description: 'Highest typical price.' }),
  basis: PriceBasis,
  source: Localized.meta({ description: 'Source.' }),
  priced_on: DateOnly.meta({ description: 'Date the source was read.' }),
});

export const TreatmentListingDetail = z
  .object({
    ...listed,
    ...treatmentTexts,
    facts: TreatmentFacts,
    flags: z.array(z.string()).meta({ description: 'Rules that apply to it; they come with a release.' }),
    prices: z.array(ListedPrice).meta({ description: 'Typical prices; they come with a release.' }),
    former_slugs: z.array(Slug).meta({ description: 'Former slugs that redirect here.' }),
    uses: Uses,
    actions: z.array(TreatmentAction).meta({ description: 'What can be done with it now.' }),
  })
  .meta({ id: 'TreatmentListingDetail', description: 'A treatment with all editable fields.' });
export type TreatmentListingDetail = z.infer<typeof TreatmentListingDetail>;

const Found = z.object({
  slug: Slug,
  name: z.string().meta({ description: 'Short name in the requested language.' }),
  how: z
    .enum(['exact', 'prefix', 'name', 'mended', 'synonym'])
    .meta({ description: 'By its name, a prefix, some words, corrected words or a synonym.' }),
  is_draft: z.boolean().meta({ description: 'Whether it is the treatment being edited.' }),
});

export const SearchPreviewRequest = z
  .strictObject({
    phrase: z.string().trim().min(1).max(200).meta({ description: 'Search input.' }),
    language: Locale.meta({ description: 'Language of the names in the response.' }),
    draft: z
      .strictObject({
        replaces: Slug.nullable().meta({ description: 'The treatment it would replace; null for a new one.' }),
        name: treatmentTexts.name,
        short_name: treatmentTexts.short_name,
        synonyms: treatmentTexts.synonyms,
      })
      .meta({ description: 'Unsaved synonyms.' }),
  })
  .meta({ id: 'SearchPreviewRequest', description: 'A phrase to try before saving.' });
export type SearchPreviewRequest = z.output<typeof SearchPreviewRequest>;

export const SearchPreview = z
  .object({
    now: z.array(Found).meta({ description: 'Current results, best first.' }),
    with_draft: z.array(Found).meta({ description: 'Results with the draft, best first.' }),
  })
  .meta({ id: 'SearchPreview', description: 'Search results for a phrase, now and with the draft.' });
export type SearchPreview = z.infer<typeof SearchPreview>;
