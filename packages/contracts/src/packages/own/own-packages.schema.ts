import { z } from 'zod';
import { ShownPrice, TreatmentUnit } from '../../catalog/catalog.schema.ts';
import { CurrencyCode, DateOnly, Id, Instant, Key, Money, Name, Slug, TimeZone } from '../../kit/index.ts';
import { InclusionKey, PackageDetail } from '../packages.schema.ts';
import { PackageContent } from './package-content.schema.ts';
import { PACKAGE_STATES } from './package.machine.ts';
import { PackageGap, PublishingFacts } from './publishing-gaps.ts';

/** After so many days without a confirmation a price is marked, and after so many more patients no longer see the package. */
export const PRICE_STALE_DAYS = 90;
export const PRICE_HIDDEN_DAYS = 120;

/** Maximum number of packages of a clinic, drafts and archived ones too. */
export const MOST_PACKAGES = 500;

export const PackageStatusName = z.enum(PACKAGE_STATES).meta({ description: 'Patients see published packages only.' });

export const OwnPackageAction = z
  .enum(['edit', 'edit_price', 'publish', 'pause', 'resume', 'archive', 'restore', 'duplicate', 'confirm_price'])
  .meta({ description: 'What the caller can do with it.' });
export type OwnPackageAction = z.infer<typeof OwnPackageAction>;

const Version = z.int().min(1).meta({ description: 'The version of the working copy; incremented with each change.' });
const Treatment = z.object({ slug: Slug, name: Name, unit: TreatmentUnit });

export const PackageEditionRef = z
  .object({
    number: z.int().min(1).meta({ description: 'Number, from 1.' }),
    published_at: Instant.meta({ description: 'When it was published.' }),
  })
  .meta({ id: 'PackageEditionRef', description: 'What patients last saw of a package.' });

const Completeness = z
  .object({
    done: z.int().meta({ description: 'What is there.' }),
    of: z.int().meta({ description: 'What publishing needs.' }),
  })
  .meta({ description: 'How complete it is.' });

const PriceAge = {
  confirmed_on: DateOnly.nullable().meta({
    description: 'Date the clinic last confirmed the price; null before it is first published.',
  }),
  stale: z.boolean().meta({ description: `Whether the price was not confirmed for ${PRICE_STALE_DAYS} days.` }),
  hidden: z.boolean().meta({
    description: `Whether patients no longer see it, because its price was not confirmed for ${PRICE_HIDDEN_DAYS} days.`,
  }),
  hides_on: DateOnly.nullable().meta({
    description: 'Date from which patients will no longer see it; null unless published.',
  }),
};

const shared = {
  id: Id,
  status: PackageStatusName,
  edition: PackageEditionRef.nullable().meta({ description: 'The last published edition; null if never published.' }),
  changed: z.boolean().meta({ description: 'Whether the working copy differs from the published edition.' }),
  ...PriceAge,
  completeness: Completeness,
  updated_at: Instant.meta({ description: 'When the working copy was last changed.' }),
  version: Version,
  path: z
    .string()
    .nullable()
    .meta({ description: 'Public page, without language prefix; null if patients can’t see it.' }),
  actions: z.array(OwnPackageAction).meta({ description: 'What the caller can do with it now.' }),
};

export const OwnPackage = z
  .object({
    ...shared,
    title: z.string().meta({ description: 'Title in the requested language, or the first one written; may be empty.' }),
    treatment: Treatment.nullable().meta({ description: 'Its treatment; null until chosen.' }),
    price: Money.nullable().meta({ description: 'Price of the working copy; null without price lines.' }),
    public_price: Money.nullable().meta({ description: 'Published price; null if never published.' }),
    fixes: z.array(PackageGap).max(2).meta({
      description:
        'The two things worth most to add: what publishing needs, then what would make it better for patients.',
    }),
  })
  .meta({ id: 'OwnPackage', description: 'A package in its clinic’s list.' });
export type OwnPackage = z.infer<typeof OwnPackage>;

export const EditorClinician = z.object({
  id: Id,
  name: z.string().meta({ description: 'Name with title.' }),
  specialty: z.string().meta({ description: 'Specialty in the requested language.' }),
  licensed: z.boolean().meta({ description: 'Whether a verified and valid professional license is on file.' }),
});

export const EditorItem = z.object({
  key: InclusionKey,
  group: z.enum(['core', 'travel', 'care', 'option']).meta({ description: 'Category of the item.' }),
  label: z.string().meta({ description: 'Name in the requested language.' }),
  explanation: z.string().meta({ description: 'What it means, in the requested language.' }),
  quantity_unit: z.string().nullable().meta({ description: 'nights, visits, months, sessions, hours or pieces.' }),
  needed: z.boolean().meta({ description: 'Whether the chosen treatment needs it for a patient from abroad.' }),
  needed_because: z.string().nullable().meta({ description: 'Why; null if the catalog gives no reason.' }),
});

export const EditorPolicy = z.object({
  key: Key,
  name: Name,
  summary: z.string().meta({ description: 'Summary in one sentence.' }),
});

export const PackageEditor = z
  .object({
    clinic: z
      .object({
        id: Id,
        name: Name,
        slug: Slug,
        city: Name,
        country: z.string().meta({ description: 'ISO 3166-1 alpha-2 country code.' }),
        currency: CurrencyCode,
        time_zone: TimeZone,
        demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
      })
      .meta({ description: 'The clinic.' }),
    deposit: z
      .object({
        percent: z.int().meta({ description: 'Deposit by the clinic’s settings, percent; 0 for none.' }),
        least: z.int().meta({ description: 'Lowest allowed, apart from 0.' }),
        most: z.int().meta({ description: 'Highest allowed.' }),
      })
      .meta({ description: 'The deposit rule.' }),
    clinicians: z.array(EditorClinician).meta({ description: 'The clinic’s clinicians, in its order.' }),
    items: z.array(EditorItem).length(22).meta({ description: 'The 22 price items, in their order.' }),
    policies: z.array(EditorPolicy).meta({ description: 'Cancellation policies to choose from.' }),
    treatments: z
      .array(
        z.object({
          slug: Slug,
          name: Name,
          category: Name,
          offered: z.boolean().meta({ description: 'Whether the clinic lists it among its treatments.' }),
        }),
      )
      .meta({ description: 'Treatments of the catalog, by category and name.' }),
    treatment: z
      .object({
        slug: Slug,
        name: Name,
        unit: TreatmentUnit,
        hospital_nights: z.int().meta({ description: 'Nights in the hospital.' }),
        stay_days_min: z.int().meta({ description: 'Shortest usual stay, days per trip.' }),
        stay_days_max: z.int().meta({ description: 'Longest usual stay, days per trip.' }),
        fly_home_min_days: z.int().meta({ description: 'Earliest flight home, days after the procedure.' }),
        trips: z.int().meta({ description: 'Number of trips; 0 if no travel is needed.' }),
        restricted: z.boolean().meta({ description: 'Published only after approval by Travesía.' }),
      })
      .nullable()
      .meta({ description: 'Facts of the chosen treatment; null without one.' }),
    agreements: z.int().meta({
      description: 'Patients’ requests that hold agreed terms of this package; their price and terms never change.',
    }),
  })
  .meta({ id: 'PackageEditor', description: 'What the editor shows besides the content.' });
export type PackageEditor = z.infer<typeof PackageEditor>;

export const PackageDraft = z
  .object({
    ...shared,
    content: PackageContent,
    price: Money.nullable().meta({ description: 'Sum of the lines; null without one.' }),
    deposit: Money.nullable().meta({ description: 'Deposit on it; null without a price or deposit.' }),
    gaps: z.array(PackageGap).meta({ description: 'What it lacks to be published, in the order of the editor.' }),
    advice: z.array(PackageGap).meta({ description: 'What would make it better, best first.' }),
    facts: PublishingFacts,
    updated_by: z.string().nullable().meta({ description: 'Name of who last changed it; null if unknown.' }),
    editor: PackageEditor,
  })
  .meta({ id: 'PackageDraft', description: 'The working copy of a package.' });
export type PackageDraft = z.infer<typeof PackageDraft>;

const publishedBy = {
  published_by: z
    .string()
    .nullable()
    .meta({ description: 'Name of who published it; null if unknown or by a change of settings.' }),
  note: z.string().nullable().meta({ description: 'What changed, in the words of who published it.' }),
};

export const PackageEdition = PackageEditionRef.extend({
  ...publishedBy,
  price: Money.meta({ description: 'Its price.' }),
  current: z.boolean().meta({ description: 'Whether it is the last one published.' }),
}).meta({ id: 'PackageEdition', description: 'What was published of a package at one time.' });
export type PackageEdition = z.infer<typeof PackageEdition>;

export const FieldChange = z
  .object({
    path: z.string().meta({
      description:
        'Path in the content: `title.pt`, `lines.facility`, `items.lodging.quantity`, `itinerary.1.3.note.en` (trip and day), `clinicians` (ids).',
    }),
    before: z.union([z.string(), z.number(), Money]).nullable().meta({ description: 'Value there; null for none.' }),
    after: z.union([z.string(), z.number(), Money]).nullable().meta({ description: 'Value now; null for none.' }),
  })
  .meta({ id: 'PackageFieldChange', description: 'A field that differs between two contents.' });
export type FieldChange = z.infer<typeof FieldChange>;

export const PackageEditionDetail = PackageEdition.extend({
  content: PackageContent,
  to_draft: z
    .array(FieldChange)
    .meta({ description: 'What differs in the working copy: before is this edition, after the working copy.' }),
  from_previous: z
    .array(FieldChange)
    .meta({ description: 'What this edition changed: before is the previous edition. Empty for the first.' }),
}).meta({ id: 'PackageEditionDetail', description: 'An edition with its content.' });
export type PackageEditionDetail = z.infer<typeof PackageEditionDetail>;

export const PackagePreview = z
  .object({
    package: PackageDetail.nullable().meta({
      description:
        'As the public page would show it; null until a treatment is chosen. Unanswered items read as not included.',
    }),
    unanswered: z.array(InclusionKey).meta({ description: 'Items without an answer.' }),
  })
  .meta({ id: 'PackagePreview', description: 'A package as patients would see it.' });
export type PackagePreview = z.infer<typeof PackagePreview>;

export const SimilarPackages = z
  .object({
    scope: z
      .enum(['city', 'country', 'everywhere'])
      .meta({ description: 'Where they are: the nearest area with enough of them.' }),
    place: z.string().nullable().meta({ description: 'Name of the city or country; null for everywhere.' }),
    packages: z.int().meta({ description: 'Number of packages, without the clinic’s own.' }),
    lower: ShownPrice.meta({ description: 'A quarter of them cost less.' }),
    median: ShownPrice.meta({ description: 'Half of them cost less.' }),
    upper: ShownPrice.meta({ description: 'A quarter of them cost more.' }),
    own: ShownPrice.nullable().meta({
      description: 'Total of the working copy, worked out the same way; null without a price.',
    }),
    read_on: DateOnly.meta({ description: 'Date of the market data.' }),
    rate_date: DateOnly.meta({ description: 'Date of the exchange rates used.' }),
  })
  .meta({ id: 'SimilarPackages', description: 'Totals of other clinics’ packages for the same treatment.' });
export type SimilarPackages = z.infer<typeof SimilarPackages>;

/** Fewest packages of others for a comparison: with fewer, single prices could be told. */
export const FEWEST_SIMILAR = 5;

const paid = (what: string) =>
  z
    .object({
      refund: Money.meta({ description: 'What the patient gets back.' }),
      kept: Money.meta({ description: 'What the clinic keeps.' }),
    })
    .meta({ description: what });

export const PolicyTable = z
  .object({
    policy: EditorPolicy.meta({ description: 'The policy.' }),
    starts_on: DateOnly.meta({ description: 'First day of care.' }),
    time_zone: TimeZone.meta({ description: 'Days are days in this zone, the clinic’s.' }),
    price: Money.meta({ description: 'Price.' }),
    deposit: Money.meta({ description: 'Deposit.' }),
    steps: z
      .array(
        z.object({
          from_date: DateOnly.nullable().meta({ description: 'First day of cancellation; null for no limit.' }),
          until_date: DateOnly.nullable().meta({ description: 'Last day of cancellation; null for no limit.' }),
          refund_percent: z.int().meta({ description: 'Refund, percent of the amount paid.' }),
          of_deposit: paid('After paying the deposit.'),
          of_price: paid('After paying everything.'),
          note: z.string().nullable().meta({ description: 'Further conditions.' }),
        }),
      )
      .meta({ description: 'What a patient who cancels gets back, earliest first.' }),
    always: z
      .array(
        z.object({
          reason: z.string().meta({ description: 'Reason, such as `provider_cancel`.' }),
          refund_percent: z.int().meta({ description: 'Refund, percent of the amount paid.' }),
          note: z.string().nullable().meta({ description: 'Further conditions.' }),
        }),
      )
      .meta({ description: 'Refunds for other reasons, whatever the day.' }),
  })
  .meta({ id: 'PolicyTable', description: 'A cancellation policy as dates and amounts.' });
export type PolicyTable = z.infer<typeof PolicyTable>;
