import { z } from 'zod';
import { Id, Instant, Locale } from '../kit/index.ts';
import { OrganizationRole, StaffRole } from '../access/roles.ts';

const userId = Id.meta({ description: 'Id of the person’s account.' });
const Version = z.int().min(1).meta({ description: 'Grows with every change of the role.' });

/** Most characters of what somebody writes into an invitation. */
export const INVITATION_MESSAGE_MAX = 1000;
const Message = z.string().trim().max(INVITATION_MESSAGE_MAX).meta({
  description: 'What the invited read on the page of the invitation, plain text.',
});
export const InvitedEmail = z.email().max(254).meta({ description: 'The address that is invited.' });

type Roles = Readonly<Record<string, string>>;

const memberOf = <R extends Roles>(role: z.ZodEnum<R>) =>
  z.object({
    user_id: userId,
    name: z.string().nullable().meta({
      description: 'Whole name; null for a real person while somebody tries the demonstration.',
    }),
    email: z.string().meta({ description: 'Address; masked where the name is not told.' }),
    role,
    since: Instant.meta({ description: 'When they joined.' }),
    is_you: z.boolean().meta({ description: 'Whether it is the person who asks.' }),
    version: Version,
    actions: z.array(z.enum(['change_role', 'remove'])).meta({
      description: 'What may be done with them; the last owner stays and stays owner.',
    }),
  });

export const OpenInvitation = z
  .object({
    id: Id,
    email: z.string().meta({ description: 'The invited address.' }),
    role: z.union([StaffRole, OrganizationRole]).meta({ description: 'What they will be.' }),
    state: z.enum(['pending', 'expired']).meta({ description: 'Whether it can still be answered.' }),
    provider: z
      .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
      .nullable()
      .meta({ description: 'The clinic that is asked to join, if it is one.' }),
    invited_by: z.string().nullable().meta({ description: 'Name of whoever invited; null for the platform.' }),
    created_at: Instant.meta({ description: 'When it was sent.' }),
    expires_at: Instant.meta({ description: 'Until when it can be answered.' }),
    link: z.string().nullable().meta({
      description:
        'Path of the page where it is answered, in the demonstration only and only for addresses that belong to nobody, such as anna@example.com: nothing is mailed there.',
    }),
    actions: z.array(z.enum(['resend', 'withdraw'])).meta({ description: 'What may be done with it.' }),
  })
  .meta({ id: 'TeamInvitation', description: 'An invitation that waits for its answer, or waited too long.' });
export type OpenInvitation = z.infer<typeof OpenInvitation>;

const teamOf = <R extends Roles>(role: z.ZodEnum<R>, id: string, description: string) =>
  z
    .object({
      data: z.array(memberOf(role)).meta({ description: 'Everybody, the owners first.' }),
      invitations: z.array(OpenInvitation).meta({ description: 'Invitations without an answer, the newest first.' }),
      roles: z.array(role).meta({ description: 'Roles that the person may give; only owners make owners.' }),
      actions: z.array(z.enum(['invite'])).meta({ description: 'What may be done with the team.' }),
    })
    .meta({ id, description });

export const Staff = teamOf(StaffRole, 'Staff', 'Who works for a clinic.');
export type Staff = z.infer<typeof Staff>;
export const Members = teamOf(OrganizationRole, 'Members', 'Who works for an organization.');
export type Members = z.infer<typeof Members>;

const inviteAs = <R extends Roles>(role: z.ZodEnum<R>, id: string, description: string) =>
  z
    .strictObject({
      email: InvitedEmail,
      role,
      message: Message.optional(),
      language: Locale.default('en').meta({ description: 'Language of the mail.' }),
    })
    .meta({ id, description });

export const StaffInvitation = inviteAs(StaffRole, 'StaffInvitation', 'Invites somebody to a clinic’s team.');
export const MemberInvitation = inviteAs(
  OrganizationRole,
  'MemberInvitation',
  'Invites somebody to an organization’s team.',
);

const Change = { version: Version.meta({ description: 'The version that was read.' }) };
export const StaffChange = z
  .strictObject({ role: StaffRole, ...Change })
  .meta({ id: 'StaffChange', description: 'Gives somebody of a clinic’s team another role.' });
export const MemberChange = z
  .strictObject({ role: OrganizationRole, ...Change })
  .meta({ id: 'MemberChange', description: 'Gives somebody of an organization’s team another role.' });

export const TeamMemberParams = z.object({ userId });
export const InvitationParams = z.object({ id: Id.meta({ description: 'Id of an invitation.' }) });
