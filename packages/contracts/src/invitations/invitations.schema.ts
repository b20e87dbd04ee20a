import { z } from 'zod';
import { checkNames, namesInEitherSpelling } from '../accounts/names.ts';
import { LinkToken, NewPassword } from '../accounts/accounts.schema.ts';
import { CountryCode, Id, Instant, Locale } from '../kit/index.ts';
import { OrganizationRole, StaffRole } from '../access/roles.ts';
import { OrganizationType } from '../organizations/organizations.schema.ts';
import { InvitationPoint } from './points.ts';

export const InvitationKind = z
  .enum(['organization_member', 'provider_member', 'provider_joins_organization', 'admin'])
  .meta({ description: 'What somebody is invited to.' });
export type InvitationKind = z.infer<typeof InvitationKind>;

const InvitedOrganization = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'What the organization is called.' }),
    type: OrganizationType,
    city: z.string().nullable().meta({ description: 'City of its seat.' }),
    country: CountryCode,
  })
  .meta({ id: 'InvitedOrganization', description: 'The organization that an invitation is about.' });

const InvitedProvider = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'What the clinic is called.' }),
    slug: z.string().meta({ description: 'Name in the address of its public page.' }),
    country: CountryCode,
  })
  .meta({ id: 'InvitedProvider', description: 'The clinic that an invitation is about.' });

const points = (description: string) => z.array(InvitationPoint).meta({ description });

export const Invitation = z
  .object({
    kind: InvitationKind,
    state: z
      .enum(['pending', 'accepted', 'declined', 'withdrawn', 'expired'])
      .meta({ description: 'Where it stands; only a pending one can be answered.' }),
    role: z.union([OrganizationRole, StaffRole, z.literal('admin')]).meta({
      description: 'What the invited will be there.',
    }),
    organization: InvitedOrganization.nullable().meta({ description: 'The organization, where there is one.' }),
    provider: InvitedProvider.nullable().meta({ description: 'The clinic, where there is one.' }),
    inviter: z.string().nullable().meta({
      description: 'Name of whoever invited; null for the platform itself and for an account that is gone.',
    }),
    email: z.string().meta({
      description:
        'The invited address: whole while an account has to be made for it, otherwise masked (`r•••@e•••.com`).',
    }),
    needs_account: z.boolean().meta({
      description: 'Whether the invited address has no confirmed account yet, so that accepting makes one.',
    }),
    message: z.string().nullable().meta({ description: 'What the inviter wrote, plain text; null once it has ended.' }),
    language: Locale.meta({ description: 'Language that the invitation was written in.' }),
    expires_at: Instant.meta({ description: 'Until when it can be answered.' }),
    demo: z.boolean().meta({ description: 'Whether it belongs to the demonstration.' }),
    can: points('What the invited will see and be able to do.'),
    cannot: points('What stays closed to them.'),
    keeps: points('What a clinic that joins keeps to itself.'),
    seen: points('What the organization sees and does at a clinic that joined.'),
  })
  .meta({ id: 'Invitation', description: 'An invitation, for whoever holds its token.' });
export type Invitation = z.infer<typeof Invitation>;

export const InvitationProof = z
  .strictObject({ token: LinkToken })
  .meta({ id: 'InvitationProof', description: 'The token of the link that was mailed.' });

export const InvitationSignUp = z
  .strictObject({
    ...NewPassword.shape,
    ...namesInEitherSpelling,
    language: Locale.optional().meta({ description: 'Language of mails; that of the invitation when not given.' }),
    accept_terms: z.literal(true).meta({ description: 'Agreement to the terms; without it there is no account.' }),
  })
  .check(checkNames)
  .meta({ id: 'InvitationSignUp', description: 'A new account for the invited address, which the link has proved.' });
export type InvitationSignUp = z.infer<typeof InvitationSignUp>;

/** Most characters of a reason to decline. */
export const DECLINE_REASON_MAX = 500;

export const InvitationRefusal = z
  .strictObject({
    token: LinkToken,
    reason: z.string().trim().max(DECLINE_REASON_MAX).optional().meta({
      description: 'Why, for whoever invited; plain text.',
    }),
  })
  .meta({ id: 'InvitationRefusal', description: 'Declines an invitation.' });
export type InvitationRefusal = z.infer<typeof InvitationRefusal>;
