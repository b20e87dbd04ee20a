import { z } from 'zod';
import { ShownPrice } from '../../catalog/catalog.schema.ts';
import { CountryCode, FacetValue, Id, inEachLanguage, Instant, Locale, Name, pageOf, Slug } from '../../kit/index.ts';
import { OrganizationRole } from '../../access/roles.ts';
import { OrganizationType } from '../organizations.schema.ts';
import { RatingSummary, VerificationStatus } from '../../providers/providers.schema.ts';
import { CredentialKind } from '../../credentials/credentials.schema.ts';
import { CredentialCounts, DueCredential } from '../../providers/own/clinic-desk.schema.ts';
import { INVITATION_MESSAGE_MAX, InvitedEmail, OpenInvitation } from '../../teams/teams.schema.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');
const Version = z.int().min(1).meta({ description: 'Grows with every change.' });

export const ABOUT_MAX = 2000;

export const NetworkAction = z
  .enum(['change_profile', 'invite_members', 'invite_clinic', 'remove_clinics', 'enter_clinics'])
  .meta({ description: 'Something that may be done for the organization.' });
export type NetworkAction = z.infer<typeof NetworkAction>;
const actions = z.array(NetworkAction).meta({ description: 'What the person may do for the organization.' });

const facts = {
  name: z.string().meta({ description: 'Name.' }),
  type: OrganizationType,
  city: z.string().nullable().meta({ description: 'City of its seat.' }),
};

export const Organization = z
  .object({
    id: Id,
    ...facts,
    country: CountryCode,
    demo: z.boolean().meta({ description: 'Invented for demonstration.' }),
    role: OrganizationRole.meta({ description: 'What the person is there.' }),
    clinics: z.int().meta({ description: 'Clinics it manages.' }),
    actions,
  })
  .meta({ id: 'Organization', description: 'The organization that a person is a member of.' });
export type Organization = z.infer<typeof Organization>;

export const OrganizationProfile = z
  .object({
    id: Id,
    ...facts,
    country: CountryCode.meta({ description: 'Country of its seat; changed by Travesía only.' }),
    country_name: Name,
    description: z
      .object(inEachLanguage(z.string()))
      .meta({ description: 'What it says about itself in each language; clinics that it asks to join read it.' }),
    email: z.string().nullable().meta({ description: 'Address for its clinics.' }),
    phone: z.string().nullable().meta({ description: 'Number for its clinics, E.164.' }),
    website: z.string().nullable().meta({ description: 'Web address.' }),
    demo: z.boolean().meta({ description: 'Invented for demonstration.' }),
    created_at: Instant.meta({ description: 'When it came to Travesía.' }),
    version: Version,
    actions,
  })
  .meta({ id: 'OrganizationProfile', description: 'An organization as its own people see and change it.' });
export type OrganizationProfile = z.infer<typeof OrganizationProfile>;

export const OrganizationProfileUpdate = z
  .strictObject({
    version: Version.meta({ description: 'The version that was read.' }),
    name: line(160).min(2).optional().meta({ description: 'Name.' }),
    type: OrganizationType.optional(),
    city: line(120).nullable().optional().meta({ description: 'City of its seat.' }),
    description: z
      .strictObject(inEachLanguage(z.string().trim().max(ABOUT_MAX)))
      .optional()
      .meta({ description: 'What it says about itself, plain text in each language.' }),
    email: z.email().max(254).nullable().optional().meta({ description: 'Address for its clinics.' }),
    phone: z.string().trim().min(4).max(40).nullable().optional().meta({
      description: 'Number for its clinics, with its country code or as dialled at its seat.',
    }),
    website: line(300).nullable().optional().meta({ description: 'Web address; https:// may be left out.' }),
  })
  .meta({ id: 'OrganizationProfileUpdate', description: 'Changes of an organization; what is left out stays.' });
export type OrganizationProfileUpdate = z.infer<typeof OrganizationProfileUpdate>;

export const NetworkClinic = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string().meta({ description: 'Name.' }),
    city: Name.nullable(),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    verification_status: VerificationStatus,
    suspended: z.boolean().meta({ description: 'Whether Travesía has suspended it.' }),
    rating: RatingSummary.nullable().meta({ description: 'What patients say; null before the first review.' }),
    packages: z.int().meta({ description: 'Published packages.' }),
    price_from: ShownPrice.nullable().meta({ description: 'The cheapest published one.' }),
    staff: z.int().meta({ description: 'Who works for it here.' }),
    requests: z.int().meta({ description: 'Requests for a consultation that nobody has answered.' }),
    credentials: CredentialCounts,
    listing_score: z.int().min(0).max(100).meta({ description: 'How whole its listing is, of 100.' }),
    since: Instant.meta({ description: 'Since when the organization manages it.' }),
    needs: z
      .array(
        z.enum([
          'suspended',
          'not_verified',
          'credential_expired',
          'credential_due',
          'request_waiting',
          'no_team',
          'no_package',
        ]),
      )
      .meta({ description: 'What somebody should look at, the most pressing first.' }),
    actions: z.array(z.enum(['enter', 'remove'])).meta({ description: 'What the person may do with it.' }),
  })
  .meta({ id: 'NetworkClinic', description: 'A clinic that an organization manages.' });
export type NetworkClinic = z.infer<typeof NetworkClinic>;

export const NETWORK_SORTS = ['name', 'needs', 'rating', 'packages', 'expires'] as const;
export const NETWORK_STATES = ['needing', 'verified', 'not_verified', 'suspended', 'due', 'waiting'] as const;

export const NetworkClinics = pageOf(NetworkClinic, {
  facets: z
    .object({
      state: z.array(FacetValue).meta({ description: 'By how they stand.' }),
      country: z.array(FacetValue).meta({ description: 'By country.' }),
    })
    .meta({ description: 'Counts by filter.' }),
  invitations: z
    .array(OpenInvitation)
    .meta({ description: 'Clinics that were asked to join and have not answered, the newest first.' }),
  actions,
});
export type NetworkClinics = z.infer<typeof NetworkClinics>;

export const ClinicInvitation = z
  .strictObject({
    provider: z.union([Id, Slug]).meta({ description: 'Id or slug of the clinic.' }),
    email: InvitedEmail.meta({
      description: 'An owner of the clinic; where it has none yet, the address in its own listing.',
    }),
    message: z
      .string()
      .trim()
      .max(INVITATION_MESSAGE_MAX)
      .optional()
      .meta({ description: 'What they read, plain text.' }),
    language: Locale.default('en').meta({ description: 'Language of the mail.' }),
  })
  .meta({ id: 'ClinicInvitation', description: 'Asks a clinic to join the organization.' });

export const ClinicRemoval = z
  .strictObject({
    reason: z.string().trim().min(5).max(300).meta({ description: 'Why; the clinic reads it in its activity.' }),
  })
  .meta({ id: 'ClinicRemoval', description: 'Lets a clinic go.' });

const Credential = DueCredential.extend({
  clinic: z
    .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
    .meta({ description: 'Whose credential it is.' }),
}).meta({ id: 'NetworkCredential', description: 'A credential of a clinic that an organization manages.' });
export type NetworkCredential = z.infer<typeof Credential>;

export const NetworkDashboard = z
  .object({
    clinics: z.int().meta({ description: 'Clinics it manages.' }),
    verified: z.int().meta({ description: 'Of them with credentials checked and in force.' }),
    suspended: z.int().meta({ description: 'Of them suspended.' }),
    packages: z.int().meta({ description: 'Published packages of all.' }),
    requests: z.int().meta({ description: 'Requests for a consultation that nobody has answered.' }),
    oldest_request_at: Instant.nullable().meta({ description: 'Since when the oldest waits.' }),
    rating: RatingSummary.nullable().meta({ description: 'Mean over all reviews of all clinics.' }),
    members: z.int().meta({ description: 'Who works for the organization here.' }),
    credentials: CredentialCounts,
    due: z
      .array(Credential)
      .meta({ description: 'Credentials that ended or end within 90 days, the first to end first.' }),
    needing_total: z.int().meta({ description: 'How many clinics somebody should look at.' }),
    needing: z.array(NetworkClinic).meta({ description: 'Of them the most pressing, six at most.' }),
    actions,
  })
  .meta({ id: 'NetworkDashboard', description: 'An organization at a glance.' });
export type NetworkDashboard = z.infer<typeof NetworkDashboard>;

const State = z.object({
  total: z.int().meta({ description: 'Credentials of this kind.' }),
  in_force: z.int().meta({ description: 'Of them in force.' }),
  first_end: z.string().nullable().meta({ description: 'The first day on which one in force ends within 90 days.' }),
});

export const NetworkCompliance = z
  .object({
    today: z.string().meta({ description: 'Today in UTC; each credential is counted on the day at its own clinic.' }),
    counts: CredentialCounts,
    ending_30: z.int().meta({ description: 'Ending within 30 days.' }),
    credentials: z
      .array(Credential)
      .meta({ description: 'Credentials that ended or end within 90 days, the first to end first.' }),
    clinics: z
      .array(
        z.object({
          id: Id,
          name: z.string().meta({ description: 'Name.' }),
          in_force: z.int().meta({ description: 'Credentials in force.' }),
          total: z.int().meta({ description: 'All credentials.' }),
          kinds: z
            .array(State.extend({ kind: CredentialKind }))
            .meta({ description: 'Credentials by kind, the kinds that it has.' }),
          actions: z.array(z.enum(['enter'])).meta({ description: 'What the person may do with it.' }),
        }),
      )
      .meta({ description: 'All clinics by name.' }),
  })
  .meta({ id: 'NetworkCompliance', description: 'The credentials of all clinics of an organization.' });
export type NetworkCompliance = z.infer<typeof NetworkCompliance>;
