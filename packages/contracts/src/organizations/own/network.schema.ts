import { z } from 'zod';
import { ShownPrice } from '../../catalog/catalog.schema.ts';
import { CountryCode, FacetValue, Id, inEachLanguage, Instant, Locale, Name, pageOf, Slug } from '../../kit/index.ts';
import { OrganizationRole, StaffRole } from '../../access/roles.ts';
import { AuditAction } from '../../audit/audit-actions.ts';
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
const Version = z.int().min(1).meta({ description: 'Incremented with each change.' });

export const ABOUT_MAX = 2000;

export const NetworkAction = z
  .enum(['change_profile', 'invite_members', 'invite_clinic', 'remove_clinics', 'enter_clinics'])
  .meta({ description: 'An action available for the organization.' });
export type NetworkAction = z.infer<typeof NetworkAction>;
const actions = z.array(NetworkAction).meta({ description: 'What the user may do for the organization.' });

const facts = {
  name: z.string().meta({ description: 'Name.' }),
  type: OrganizationType,
  city: z.string().nullable().meta({ description: 'City of its headquarters.' }),
};

export const Organization = z
  .object({
    id: Id,
    ...facts,
    country: CountryCode,
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
    role: OrganizationRole.meta({ description: 'The user’s role there.' }),
    clinics: z.int().meta({ description: 'Number of clinics it manages.' }),
    actions,
  })
  .meta({ id: 'Organization', description: 'The organization a user is a member of.' });
export type Organization = z.infer<typeof Organization>;

export const OrganizationProfile = z
  .object({
    id: Id,
    ...facts,
    country: CountryCode.meta({ description: 'Country of its headquarters; only Travesía can change it.' }),
    country_name: Name,
    description: z
      .object(inEachLanguage(z.string()))
      .meta({ description: 'Its description in each language; shown to clinics it invites.' }),
    email: z.string().nullable().meta({ description: 'Email address for its clinics.' }),
    phone: z.string().nullable().meta({ description: 'Phone number for its clinics, E.164.' }),
    website: z.string().nullable().meta({ description: 'Web address.' }),
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
    created_at: Instant.meta({ description: 'When it joined Travesía.' }),
    version: Version,
    actions,
  })
  .meta({ id: 'OrganizationProfile', description: 'An organization as its members see and edit it.' });
export type OrganizationProfile = z.infer<typeof OrganizationProfile>;

export const OrganizationProfileUpdate = z
  .strictObject({
    version: Version.meta({ description: 'The version the caller read.' }),
    name: line(160).min(2).optional().meta({ description: 'Name.' }),
    type: OrganizationType.optional(),
    city: line(120).nullable().optional().meta({ description: 'City of its headquarters.' }),
    description: z
      .strictObject(inEachLanguage(z.string().trim().max(ABOUT_MAX)))
      .optional()
      .meta({ description: 'Its description, plain text in each language.' }),
    email: z.email().max(254).nullable().optional().meta({ description: 'Email address for its clinics.' }),
    phone: z.string().trim().min(4).max(40).nullable().optional().meta({
      description: 'Phone number for its clinics, with country code or as dialed at its headquarters.',
    }),
    website: line(300).nullable().optional().meta({ description: 'Website; https:// is optional.' }),
  })
  .meta({ id: 'OrganizationProfileUpdate', description: 'Changes to an organization; omitted fields stay unchanged.' });
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
    rating: RatingSummary.nullable().meta({ description: 'Patient rating; null before the first review.' }),
    packages: z.int().meta({ description: 'Published packages.' }),
    price_from: ShownPrice.nullable().meta({ description: 'The cheapest published package.' }),
    staff: z.int().meta({ description: 'Number of team members.' }),
    requests: z.int().meta({ description: 'Unanswered consultation requests.' }),
    credentials: CredentialCounts,
    listing_score: z.int().min(0).max(100).meta({ description: 'Completeness of its listing, out of 100.' }),
    since: Instant.meta({ description: 'When the organization started managing it.' }),
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
      .meta({ description: 'Issues needing attention, most urgent first.' }),
    actions: z.array(z.enum(['enter', 'remove'])).meta({ description: 'What the user may do with it.' }),
  })
  .meta({ id: 'NetworkClinic', description: 'A clinic managed by an organization.' });
export type NetworkClinic = z.infer<typeof NetworkClinic>;

export const NetworkClinicRecord = z
  .object({
    people: z
      .array(
        z.object({
          id: Id.meta({ description: 'User id.' }),
          name: z.string().nullable().meta({ description: 'Name; null for users the caller may not see.' }),
          role: StaffRole,
          since: Instant.meta({ description: 'When they joined.' }),
          last_seen_at: Instant.nullable().meta({ description: 'When they were last active.' }),
        }),
      )
      .meta({ description: 'Its team, owners first.' }),
    history: z
      .array(
        z.object({
          id: Id,
          at: Instant.meta({ description: 'When it happened.' }),
          action: AuditAction,
          by: z
            .string()
            .nullable()
            .meta({ description: 'Who did it; null for Travesía and for users the caller may not see.' }),
          reason: z.string().nullable().meta({ description: 'Reason, if one was given.' }),
        }),
      )
      .meta({ description: 'What was done for or to it lately, newest first, at most thirty; empty for analysts.' }),
  })
  .meta({ id: 'NetworkClinicRecord', description: 'People and history of a clinic managed by an organization.' });
export type NetworkClinicRecord = z.infer<typeof NetworkClinicRecord>;

export const NETWORK_SORTS = ['name', 'needs', 'rating', 'packages', 'expires'] as const;
export const NETWORK_STATES = ['needing', 'verified', 'not_verified', 'suspended', 'due', 'waiting'] as const;

export const NetworkClinics = pageOf(NetworkClinic, {
  facets: z
    .object({
      state: z.array(FacetValue).meta({ description: 'By status.' }),
      country: z.array(FacetValue).meta({ description: 'By country.' }),
    })
    .meta({ description: 'Counts by filter.' }),
  invitations: z.array(OpenInvitation).meta({ description: 'Clinics with a pending invitation, newest first.' }),
  actions,
});
export type NetworkClinics = z.infer<typeof NetworkClinics>;

export const ClinicInvitation = z
  .strictObject({
    provider: z.union([Id, Slug]).meta({ description: 'Id or slug of the clinic.' }),
    email: InvitedEmail.meta({
      description: 'An owner of the clinic; if it has none yet, the address in its own listing.',
    }),
    message: z
      .string()
      .trim()
      .max(INVITATION_MESSAGE_MAX)
      .optional()
      .meta({ description: 'Message to the clinic, plain text.' }),
    language: Locale.default('en').meta({ description: 'Email language.' }),
  })
  .meta({ id: 'ClinicInvitation', description: 'Invites a clinic to join the organization.' });

export const ClinicRemoval = z
  .strictObject({
    reason: z.string().trim().min(5).max(300).meta({ description: 'Reason; the clinic sees it in its activity.' }),
  })
  .meta({ id: 'ClinicRemoval', description: 'Removes a clinic.' });

const Credential = DueCredential.extend({
  clinic: z
    .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
    .meta({ description: 'Clinic that holds it.' }),
}).meta({ id: 'NetworkCredential', description: 'A credential of a clinic managed by an organization.' });
export type NetworkCredential = z.infer<typeof Credential>;

export const NetworkDashboard = z
  .object({
    clinics: z.int().meta({ description: 'Number of clinics it manages.' }),
    verified: z.int().meta({ description: 'Of these, with verified, valid credentials.' }),
    suspended: z.int().meta({ description: 'Of these, suspended.' }),
    packages: z.int().meta({ description: 'Published packages of all clinics.' }),
    requests: z.int().meta({ description: 'Unanswered consultation requests.' }),
    oldest_request_at: Instant.nullable().meta({ description: 'When the oldest was received.' }),
    rating: RatingSummary.nullable().meta({ description: 'Mean over all reviews of all clinics.' }),
    members: z.int().meta({ description: 'Number of members of the organization.' }),
    credentials: CredentialCounts,
    due: z
      .array(Credential)
      .meta({ description: 'Credentials that have expired or expire within 90 days, earliest first.' }),
    needing_total: z.int().meta({ description: 'Number of clinics needing attention.' }),
    needing: z.array(NetworkClinic).meta({ description: 'The most urgent of these, at most six.' }),
    actions,
  })
  .meta({ id: 'NetworkDashboard', description: 'Dashboard of an organization.' });
export type NetworkDashboard = z.infer<typeof NetworkDashboard>;

const State = z.object({
  total: z.int().meta({ description: 'Credentials of this kind.' }),
  in_force: z.int().meta({ description: 'Of these, valid.' }),
  first_end: z.string().nullable().meta({ description: 'The first day on which a valid one expires within 90 days.' }),
});

export const NetworkCompliance = z
  .object({
    today: z.string().meta({ description: 'Today in UTC; each credential is counted on the day at its own clinic.' }),
    counts: CredentialCounts,
    ending_30: z.int().meta({ description: 'Expiring within 30 days.' }),
    credentials: z
      .array(Credential)
      .meta({ description: 'Credentials that have expired or expire within 90 days, earliest first.' }),
    clinics: z
      .array(
        z.object({
          id: Id,
          name: z.string().meta({ description: 'Name.' }),
          in_force: z.int().meta({ description: 'Valid credentials.' }),
          total: z.int().meta({ description: 'All credentials.' }),
          kinds: z
            .array(State.extend({ kind: CredentialKind }))
            .meta({ description: 'Credentials by kind, only kinds that occur.' }),
          actions: z.array(z.enum(['enter'])).meta({ description: 'What the user may do with it.' }),
        }),
      )
      .meta({ description: 'All clinics by name.' }),
  })
  .meta({ id: 'NetworkCompliance', description: 'Credentials of all clinics of an organization.' });
export type NetworkCompliance = z.infer<typeof NetworkCompliance>;
