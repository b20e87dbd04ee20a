import { z } from 'zod';
import { ShownPrice } from '../../catalog/catalog.schema.ts';
import { CountryCode, Id, inEachLanguage, Instant, Name, Slug } from '../../kit/index.ts';
import { Deposit } from '../../terms/deposit.ts';
import { PendingChanges } from '../change-requests/change-request.schema.ts';
import { ListingKind, VerificationStatus } from '../providers.schema.ts';

/** One line of text, trimmed: no line breaks or other control characters. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');

const Version = z.int().min(1).meta({ description: 'The version that was read; incremented with each change.' });

/** Maximum length of a clinic's description, in each language. */
export const DESCRIPTION_MAX = 3000;
const Description = z
  .object({
    en: z.string().meta({ description: 'In English.' }),
    es: z.string().meta({ description: 'In Spanish.' }),
    pt: z.string().meta({ description: 'In Portuguese.' }),
  })
  .meta({ description: 'Its description in each language; empty where none was written.' });

const address = {
  street: line(200).nullable().meta({ description: 'Street, number and neighborhood.' }),
  city: line(120).nullable().meta({ description: 'City.' }),
  state: line(120).nullable().meta({ description: 'State, province or department.' }),
  postal_code: line(20).nullable().meta({ description: 'Postal code.' }),
};

const bookingSettings = {
  allow_online_booking: z.boolean().meta({ description: 'Whether bookings are confirmed without approval.' }),
  require_deposit: z.boolean().meta({ description: 'Whether a deposit is required.' }),
  deposit_percentage: Deposit.nullable().meta({ description: 'Deposit, percent of the price.' }),
};

interface Deposited {
  value: { require_deposit: boolean; deposit_percentage: number | null };
  issues: z.core.$ZodRawIssue[];
}

/** A deposit that is asked for needs its size. */
function checkDeposit({ value, issues }: Deposited): void {
  if (!value.require_deposit || value.deposit_percentage !== null) return;
  const message = 'must be given when a deposit is asked for';
  issues.push({ code: 'custom', path: ['deposit_percentage'], message, params: { kind: 'missing' }, input: null });
}

export const ClinicAction = z
  .enum(['change_profile', 'change_settings', 'change_treatments', 'ask_to_rename'])
  .meta({ description: 'An action available on the clinic’s own pages.' });
export type ClinicAction = z.infer<typeof ClinicAction>;

const actions = z.array(ClinicAction).meta({
  description:
    'What the user may do now. Name, type and country were verified with the license: `ask_to_rename` means that sending others requests a check, which Travesía decides.',
});

const Named = z.object({ slug: z.string().meta({ description: 'Key.' }), name: Name });

export const ClinicProfile = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string().meta({ description: 'Name.' }),
    type: Named.meta({ description: 'Provider type.' }),
    logo_url: z.string().nullable().meta({ description: 'Logo URL; null if a generated one is shown.' }),
    listing: ListingKind,
    verification_status: VerificationStatus,
    suspended: z.boolean().meta({ description: 'Whether Travesía has suspended it.' }),
    listed: z.boolean().meta({ description: 'Whether its page is public.' }),
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
    description: z.string().meta({ description: 'Its description in the requested language; empty without one.' }),
    descriptions: Description,
    email: z.string().nullable().meta({ description: 'Public address.' }),
    phone: z.string().nullable().meta({ description: 'Public phone number, E.164.' }),
    website: z.string().nullable().meta({ description: 'Web address.' }),
    address: z
      .object({ ...address, country: CountryCode, country_name: Name })
      .meta({ description: 'Postal address; the country is changed by Travesía only.' }),
    time_zone: z.string().meta({ description: 'IANA time zone of the clinic.' }),
    specialties: z.array(z.string()).meta({ description: 'Keys of the treatment categories it works in.' }),
    specialty_choices: z.array(Named).meta({ description: 'All treatment categories.' }),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes of languages spoken with patients.' }),
    settings: z.object(bookingSettings).meta({ description: 'Booking settings.' }),
    pending_changes: PendingChanges.nullable().meta({
      description: 'What waits for a check by Travesía: another name, type or country. Null if nothing does.',
    }),
    type_choices: z.array(Named).meta({ description: 'All provider types.' }),
    country_choices: z
      .array(z.object({ code: CountryCode, name: Name }))
      .meta({ description: 'All countries where clinics are listed.' }),
    created_at: Instant.meta({ description: 'When it was listed.' }),
    updated_at: Instant.meta({ description: 'When it was last changed.' }),
    version: Version,
    actions,
  })
  .meta({ id: 'ClinicProfile', description: 'A clinic as its own team sees and edits it.' });
export type ClinicProfile = z.infer<typeof ClinicProfile>;

const Text = z.string().trim().max(DESCRIPTION_MAX);

/** What a profile contains besides the fields that can be changed here: sent back unchanged, it is accepted. */
const unchangeable = ClinicProfile.pick({
  id: true,
  slug: true,
  type: true,
  listing: true,
  verification_status: true,
  suspended: true,
  listed: true,
  demo: true,
  time_zone: true,
  specialty_choices: true,
  type_choices: true,
  country_choices: true,
  pending_changes: true,
  created_at: true,
  updated_at: true,
  actions: true,
}).partial().shape;

export const ClinicProfileUpdate = z
  .strictObject({
    ...unchangeable,
    version: Version,
    name: line(120)
      .min(2)
      .optional()
      .meta({ description: 'Another name than the present one is not written: it requests a check.' }),
    logo_url: z.string().max(500).nullable().optional().meta({
      description: 'The present logo as it was read, or null to remove it. Set another with `POST /provider/logo`.',
    }),
    description: Text.optional().meta({
      description:
        'Its description in the requested language, plain text; another text than the present one replaces it.',
    }),
    descriptions: z
      .strictObject({
        en: Text.meta({ description: 'In English.' }),
        es: Text.meta({ description: 'In Spanish.' }),
        pt: Text.meta({ description: 'In Portuguese.' }),
      })
      .optional()
      .meta({ description: 'Its description, plain text in each language.' }),
    email: z.email().max(254).nullable().optional().meta({ description: 'Public address.' }),
    phone: z.string().trim().min(4).max(40).nullable().optional().meta({
      description: 'Public phone number, with country code or as dialed in the clinic’s country; stored in E.164.',
    }),
    website: line(300).nullable().optional().meta({ description: 'Website; https:// is optional.' }),
    address: z
      .strictObject({ ...address, country: CountryCode.optional(), country_name: Name.optional() })
      .optional()
      .meta({ description: 'Postal address; another country requests a check.' }),
    specialties: z
      .array(z.string().max(60))
      .max(60)
      .optional()
      .meta({ description: 'Keys of its treatment categories.' }),
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/))
      .max(30)
      .optional()
      .meta({ description: 'ISO 639-1 codes of languages spoken with patients.' }),
    settings: z
      .strictObject(bookingSettings)
      .check(checkDeposit)
      .optional()
      .meta({ description: 'Booking settings, as in `PUT /provider/settings`.' }),
  })
  .meta({
    id: 'ClinicProfileUpdate',
    description:
      'A clinic’s profile as it was read, with the changes; omitted fields stay unchanged. Fields that can’t be changed here must be as they were; another name, type or country requests a check, and waits in `pending_changes`.',
  });
export type ClinicProfileUpdate = z.infer<typeof ClinicProfileUpdate>;

/** Booking settings that an organization can lock. */
export const LOCKABLE_SETTINGS = ['allow_online_booking', 'require_deposit', 'deposit_percentage'] as const;

export const SettingLocks = z
  .object({
    organization: z.string().meta({ description: 'Name of the organization.' }),
    keys: z
      .array(z.enum(LOCKABLE_SETTINGS).meta({ description: 'A booking setting.' }))
      .min(1)
      .meta({ description: 'Settings that only the organization changes.' }),
  })
  .meta({ id: 'SettingLocks', description: 'Settings that an organization has locked for its clinics.' });
export type SettingLocks = z.infer<typeof SettingLocks>;

export const ClinicSettings = z
  .object({
    ...bookingSettings,
    locks: SettingLocks.nullable().meta({ description: 'What the clinic’s organization has locked; null if nothing.' }),
    effect: z
      .object({
        packages: z.int().meta({ description: 'Published packages.' }),
        following: z.int().meta({ description: 'Of these, those with the deposit from these settings.' }),
        price: ShownPrice.meta({ description: 'Price of the cheapest package.' }),
        due_now: ShownPrice.meta({ description: 'The deposit a patient pays for it with these settings.' }),
      })
      .nullable()
      .meta({ description: 'Example for a patient, based on the cheapest published package; null without one.' }),
    version: Version,
    actions,
  })
  .meta({ id: 'ClinicSettings', description: 'Booking settings of a clinic.' });
export type ClinicSettings = z.infer<typeof ClinicSettings>;

export const ClinicSettingsUpdate = z
  .strictObject({ version: Version, ...bookingSettings })
  .check(checkDeposit)
  .meta({ id: 'ClinicSettingsUpdate', description: 'New booking settings of a clinic.' });
export type ClinicSettingsUpdate = z.infer<typeof ClinicSettingsUpdate>;

const CasesLastYear = z
  .int()
  .min(0)
  .max(100_000)
  .nullable()
  .meta({ description: 'Number performed in the last full year, as stated by the clinic; null if not stated.' });

const inThree = (max: number, description: string) =>
  z.strictObject(inEachLanguage(z.string().trim().max(max))).meta({ description });

/** Longest own name of a treatment, and longest text on what it needs, in each language. */
export const LOCAL_NAME_MAX = 120;
export const PREREQUISITES_MAX = 600;
const LocalName = inThree(
  LOCAL_NAME_MAX,
  'What the clinic calls it, in each language; empty where it uses the catalog’s name. Search finds the clinic by it.',
);
const Prerequisites = inThree(PREREQUISITES_MAX, 'What a patient needs beforehand, in each language; empty for none.');

export const ClinicTreatment = z
  .object({
    treatment: Slug.meta({ description: 'The treatment.' }),
    name: Name,
    category: Named.meta({ description: 'Its category.' }),
    cases_last_year: CasesLastYear,
    local_name: LocalName,
    prerequisites: Prerequisites,
    clinicians: z.array(z.string()).meta({ description: 'Names of the clinicians who do it.' }),
    packages: z.int().meta({ description: 'Its published packages at the clinic.' }),
    package: z.string().nullable().meta({ description: 'Id of a published package, if there is one.' }),
    price_from: ShownPrice.nullable().meta({ description: 'Cheapest published package; null without one.' }),
    actions: z
      .array(z.enum(['remove']))
      .meta({ description: 'Available actions; one with a published package can’t be removed.' }),
  })
  .meta({ id: 'ClinicTreatment', description: 'A treatment offered by a clinic.' });
export type ClinicTreatment = z.infer<typeof ClinicTreatment>;

export const ClinicTreatments = z
  .object({
    data: z.array(ClinicTreatment).meta({ description: 'All treatments, by category and name.' }),
    choices: z
      .array(z.object({ treatment: Slug, name: Name, category: Named.meta({ description: 'Its category.' }) }))
      .meta({ description: 'Treatments of the catalog that can be added.' }),
    version: Version,
    actions,
  })
  .meta({ id: 'ClinicTreatments', description: 'The treatments offered by a clinic.' });
export type ClinicTreatments = z.infer<typeof ClinicTreatments>;

export const ClinicTreatmentsUpdate = z
  .strictObject({
    version: Version,
    treatments: z
      .array(
        z.strictObject({
          treatment: Slug,
          cases_last_year: CasesLastYear,
          local_name: LocalName.optional(),
          prerequisites: Prerequisites.optional(),
        }),
      )
      .max(400)
      .meta({
        description: 'All treatments offered from now on; without own name or prerequisites, those stay as they are.',
      }),
  })
  .meta({ id: 'ClinicTreatmentsUpdate', description: 'The new list of treatments offered by a clinic.' });
export type ClinicTreatmentsUpdate = z.infer<typeof ClinicTreatmentsUpdate>;

export const LocalNames = z
  .strictObject({
    names: z
      .array(z.string().trim().min(1).max(LOCAL_NAME_MAX))
      .min(1)
      .max(100)
      .meta({ description: 'Names of treatments as a clinic writes them.' }),
  })
  .meta({ id: 'LocalNames', description: 'Names to find in the catalog.' });

export const TreatmentSuggestions = z
  .object({
    data: z
      .array(
        z.object({
          name: z.string().meta({ description: 'The name as it was sent.' }),
          treatment: Slug.nullable().meta({ description: 'The treatment it means; null if that isn’t clear.' }),
          candidates: z
            .array(z.object({ treatment: Slug, name: Name }))
            .meta({ description: 'Treatments it may mean, likeliest first.' }),
        }),
      )
      .meta({ description: 'One entry per name, in order.' }),
  })
  .meta({ id: 'TreatmentSuggestions', description: 'What names of treatments mean in the catalog.' });
export type TreatmentSuggestions = z.infer<typeof TreatmentSuggestions>;
