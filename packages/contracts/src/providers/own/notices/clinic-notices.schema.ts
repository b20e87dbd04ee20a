import { z } from 'zod';
import { Locale } from '../../../kit/index.ts';
import { ClinicAction } from '../own-clinic.schema.ts';

/** What a clinic is told about: patients' requests, its credentials, and what Travesía decides about it. */
export const CLINIC_TOPICS = ['requests', 'credentials', 'decisions'] as const;
export type ClinicTopic = (typeof CLINIC_TOPICS)[number];

/** Roles that can be told besides the owners, who always are. */
export const TOLD_ROLES = ['manager', 'coordinator', 'clinician', 'billing'] as const;
export type ToldRole = (typeof TOLD_ROLES)[number];

const Told = (roles: readonly ToldRole[]) =>
  z.strictObject({
    inbox: z
      .boolean()
      .meta({ description: 'Whether the clinic’s inbox gets an email, once its address is confirmed.' }),
    roles: z
      .array(z.enum(roles as [ToldRole, ...ToldRole[]]))
      .max(TOLD_ROLES.length)
      .transform((told) => roles.filter((role) => told.includes(role)))
      .meta({
        description: 'Roles that are told besides the owners. Each person’s own settings still apply.',
      }),
  });

/** Billing cannot read what patients write. */
export const ROLES_OF_TOPIC: Readonly<Record<ClinicTopic, readonly ToldRole[]>> = {
  requests: ['manager', 'coordinator', 'clinician'],
  credentials: TOLD_ROLES,
  decisions: TOLD_ROLES,
};

const topics = z
  .strictObject({
    requests: Told(ROLES_OF_TOPIC.requests).meta({ description: 'Consultation requests, new and overdue.' }),
    credentials: Told(ROLES_OF_TOPIC.credentials).meta({ description: 'Licenses and other credentials that expire.' }),
    decisions: Told(ROLES_OF_TOPIC.decisions).meta({
      description: 'What Travesía decides: verification, suspension, requested changes.',
    }),
  })
  .meta({ description: 'Who is told about what.' });

/** Who is told unless the clinic chose otherwise. */
export const USUAL_TOPICS: z.output<typeof topics> = {
  requests: { inbox: false, roles: [...ROLES_OF_TOPIC.requests] },
  credentials: { inbox: false, roles: [] },
  decisions: { inbox: false, roles: [...TOLD_ROLES] },
};

const inbox = {
  email: z.email().max(254).meta({ description: 'Address that the clinic’s team reads together.' }),
  language: Locale.meta({ description: 'Language of the emails to it.' }),
};

export const ClinicNotices = z
  .object({
    inbox: z
      .object({
        ...inbox,
        confirmed: z.boolean().meta({ description: 'Whether its code was entered; before, it gets nothing else.' }),
      })
      .nullable()
      .meta({ description: 'The clinic’s inbox, if it named one.' }),
    topics,
    version: z.int().meta({ description: 'Increases with each change; 0 before the first.' }),
    actions: z.array(ClinicAction).meta({ description: 'What the user may do: `change_settings` allows all of it.' }),
  })
  .meta({ id: 'ClinicNotices', description: 'Whom a clinic has told about what.' });
export type ClinicNotices = z.infer<typeof ClinicNotices>;

export const ClinicNoticesUpdate = z
  .strictObject({
    version: z.int().min(0).meta({ description: 'The version that was read.' }),
    inbox: z.strictObject(inbox).nullable().meta({ description: 'A new address must be confirmed by its code.' }),
    topics,
  })
  .meta({ id: 'ClinicNoticesUpdate', description: 'Whom to tell about what.' });
export type ClinicNoticesUpdate = z.infer<typeof ClinicNoticesUpdate>;

/** Digits of the code that is sent to an inbox. */
export const INBOX_CODE_DIGITS = 6;

export const InboxCode = z
  .strictObject({
    code: z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{${INBOX_CODE_DIGITS}}$`))
      .meta({ description: 'The code from the email.' }),
  })
  .meta({ id: 'InboxCode', description: 'Proof that the team reads the inbox.' });
