import { z } from 'zod';
import { checkNames, namesInEitherSpelling } from '../accounts/names.ts';
import { LinkToken, NewPassword } from '../accounts/accounts.schema.ts';
import { CountryCode, Id, Instant, Locale } from '../kit/index.ts';
import { OrganizationRole, StaffRole } from '../access/roles.ts';
import { OrganizationType } from '../organizations/organizations.schema.ts';
import { InvitationPoint } from './points.ts';

export const InvitationKind = z
  .enum(['organization_member', 'provider_member', 'provider_joins_organization', 'admin'])
  .meta({ description: 'What the invitation is for.' });
export type InvitationKind = z.infer<typeof InvitationKind>;

const InvitedOrganization = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name of the organization.' }),
    type: OrganizationType,
    city: z.string().nullable().meta({ description: 'City of its headquarters.' }),
    country: CountryCode,
  })
  .meta({ id: 'InvitedOrganization', description: 'The organization of an invitation.' });

const InvitedProvider = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name of the clinic.' }),
    slug: z.string().meta({ description: 'Slug of its public page.' }),
    country: CountryCode,
  })
  .meta({ id: 'InvitedProvider', description: 'The clinic of an invitation.' });

const points = (description: string) => z.array(InvitationPoint).meta({ description });

export const Invitation = z
  .object({
    kind: InvitationKind,
    state: z
      .enum(['pending', 'accepted', 'declined', 'withdrawn', 'expired'])
      .meta({ description: 'Status; only a pending one can be answered.' }),
    role: z.union([OrganizationRole, StaffRole, z.literal('admin')]).meta({
      description: 'The role they will have.',
    }),
    organization: InvitedOrganization.nullable().meta({ description: 'The organization, if there is one.' }),
    provider: InvitedProvider.nullable().meta({ description: 'The clinic, if there is one.' }),
    inviter: z.string().nullable().meta({
      description: 'Name of the inviter; null for the platform itself and for a deleted account.',
    }),
    email: z.string().meta({
      description:
        'The invited address: complete if an account must be created for it, otherwise masked (`r•••@e•••.com`).',
    }),
    needs_account: z.boolean().meta({
      description: 'Whether the invited address has no confirmed account, so that accepting creates one.',
    }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'The inviter’s message, plain text; null once the invitation ended.' }),
    language: Locale.meta({ description: 'Language of the invitation.' }),
    expires_at: Instant.meta({ description: 'When it expires.' }),
    demo: z.boolean().meta({ description: 'Whether it belongs to the demo.' }),
    can: points('What the invitee will see and be able to do.'),
    cannot: points('What the invitee will not have access to.'),
    keeps: points('What a clinic that joins keeps to itself.'),
    seen: points('What the organization sees and can do at a clinic that joined.'),
  })
  .meta({ id: 'Invitation', description: 'An invitation, as seen with its token.' });
export type Invitation = z.infer<typeof Invitation>;

export const InvitationProof = z
  .strictObject({ token: LinkToken })
  .meta({ id: 'InvitationProof', description: 'Token from the email link.' });

export const InvitationSignUp = z
  .strictObject({
    ...NewPassword.shape,
    ...namesInEitherSpelling,
    language: Locale.optional().meta({ description: 'Email language; defaults to that of the invitation.' }),
    accept_terms: z.literal(true).meta({ description: 'Agreement to the terms; required.' }),
  })
  .check(checkNames)
  .meta({ id: 'InvitationSignUp', description: 'A new account for the invited address, which the link confirms.' });
export type InvitationSignUp = z.infer<typeof InvitationSignUp>;

/** Maximum length of a reason to decline. */
export const DECLINE_REASON_MAX = 500;

export const InvitationRefusal = z
  .strictObject({
    token: LinkToken,
    reason: z.string().trim().max(DECLINE_REASON_MAX).optional().meta({
      description: 'Reason shown to the inviter; plain text.',
    }),
  })
  .meta({ id: 'InvitationRefusal', description: 'Declines an invitation.' });
export type InvitationRefusal = z.infer<typeof InvitationRefusal>;
