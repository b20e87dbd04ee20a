import { z } from 'zod';
import { Id, Instant, Locale } from '../kit/index.ts';
import { OrganizationRole, StaffRole } from '../access/roles.ts';

const userId = Id.meta({ description: 'Account id of the user.' });
const Version = z.int().min(1).meta({ description: 'Incremented with each change of the role.' });

/** Maximum length of the message in an invitation. */
export const INVITATION_MESSAGE_MAX = 1000;
const Message = z.string().trim().max(INVITATION_MESSAGE_MAX).meta({
  description: 'Message shown on the invitation page, plain text.',
});
export const InvitedEmail = z.email().max(254).meta({ description: 'Email address to invite.' });

type Roles = Readonly<Record<string, string>>;

const memberOf = <R extends Roles>(role: z.ZodEnum<R>) =>
  z.object({
    user_id: userId,
    name: z.string().nullable().meta({
      description: 'Full name; null for real users if the caller is a demo user.',
    }),
    email: z.string().meta({ description: 'Email address; masked if the name is hidden.' }),
    role,
    since: Instant.meta({ description: 'When they joined.' }),
    is_you: z.boolean().meta({ description: 'Whether this is the caller.' }),
    version: Version,
    actions: z.array(z.enum(['change_role', 'remove'])).meta({
      description: 'Available actions; the last owner can’t be removed or changed.',
    }),
  });

export const OpenInvitation = z
  .object({
    id: Id,
    email: z.string().meta({ description: 'The invited email address.' }),
    role: z.union([StaffRole, OrganizationRole]).meta({ description: 'The role they will have.' }),
    state: z.enum(['pending', 'expired']).meta({ description: 'Whether it can still be answered.' }),
    provider: z
      .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
      .nullable()
      .meta({ description: 'The clinic invited to join, if it is one.' }),
    invited_by: z.string().nullable().meta({ description: 'Name of the inviter; null for the platform.' }),
    created_at: Instant.meta({ description: 'When it was sent.' }),
    expires_at: Instant.meta({ description: 'When it expires.' }),
    link: z.string().nullable().meta({
      description:
        'Path of the page to answer it; only in the demo and only for addresses that belong to nobody, such as anna@example.com, since no email is sent there.',
    }),
    actions: z.array(z.enum(['resend', 'withdraw'])).meta({ description: 'Available actions.' }),
  })
  .meta({ id: 'TeamInvitation', description: 'A pending or expired invitation.' });
export type OpenInvitation = z.infer<typeof OpenInvitation>;

const teamOf = <R extends Roles>(role: z.ZodEnum<R>, id: string, description: string) =>
  z
    .object({
      data: z.array(memberOf(role)).meta({ description: 'All members, owners first.' }),
      invitations: z.array(OpenInvitation).meta({ description: 'Unanswered invitations, newest first.' }),
      roles: z.array(role).meta({ description: 'Roles the user may assign; only owners can add owners.' }),
      actions: z.array(z.enum(['invite'])).meta({ description: 'Actions available on the team.' }),
    })
    .meta({ id, description });

export const Staff = teamOf(StaffRole, 'Staff', 'A clinic’s team.');
export type Staff = z.infer<typeof Staff>;
export const Members = teamOf(OrganizationRole, 'Members', 'An organization’s team.');
export type Members = z.infer<typeof Members>;

const inviteAs = <R extends Roles>(role: z.ZodEnum<R>, id: string, description: string) =>
  z
    .strictObject({
      email: InvitedEmail,
      role,
      message: Message.optional(),
      language: Locale.default('en').meta({ description: 'Email language.' }),
    })
    .meta({ id, description });

export const StaffInvitation = inviteAs(StaffRole, 'StaffInvitation', 'Invites a member to a clinic’s team.');
export const MemberInvitation = inviteAs(
  OrganizationRole,
  'MemberInvitation',
  'Invites a member to an organization’s team.',
);

const Change = { version: Version.meta({ description: 'The version the caller read.' }) };
export const StaffChange = z
  .strictObject({ role: StaffRole, ...Change })
  .meta({ id: 'StaffChange', description: 'Changes the role of a clinic’s team member.' });
export const MemberChange = z
  .strictObject({ role: OrganizationRole, ...Change })
  .meta({ id: 'MemberChange', description: 'Changes the role of an organization’s member.' });

export const TeamMemberParams = z.object({ userId });
export const InvitationParams = z.object({ id: Id.meta({ description: 'Invitation id.' }) });
