import { z } from 'zod';
import { CountryCode, Id, Instant, Name, pageOf, Slug } from '../kit/index.ts';

export const TreatmentApprovalStatus = z.enum(['requested', 'approved', 'rejected', 'revoked', 'withdrawn']).meta({
  description: 'requested: waits for Travesía; approved: offered to patients; otherwise not offered.',
});

const Treatment = z.object({ slug: Slug, name: Name }).meta({ description: 'The restricted treatment.' });
const version = z.int().min(1).meta({ description: 'Incremented with each change.' });

const asked = {
  statement: z.string().meta({ description: 'Why and how the clinic offers it, as the clinic wrote it.' }),
  evidence: z.string().meta({ description: 'Permits, trial numbers and literature the clinic refers to.' }),
  requested_at: Instant.meta({ description: 'When it was requested.' }),
  decided_at: Instant.nullable().meta({ description: 'When it was decided; null while it waits.' }),
  reason: z.string().nullable().meta({ description: 'Reason of the last decision, as the clinic reads it.' }),
};

/** The regulator's warning that a page of a restricted treatment shows. */
export const TreatmentWarning = z
  .object({
    text: z.string().meta({ description: 'What the regulator warns of.' }),
    source: z
      .object({
        label: z.string().meta({ description: 'Name of the page.' }),
        url: z.string().nullable().meta({ description: 'Its address.' }),
      })
      .nullable()
      .meta({ description: 'Where the regulator says so.' }),
  })
  .meta({ id: 'TreatmentWarning', description: 'A warning by a regulator.' });
export type TreatmentWarning = z.infer<typeof TreatmentWarning>;

export const ClinicApproval = z
  .object({
    id: Id,
    status: TreatmentApprovalStatus,
    ...asked,
    version,
    actions: z.array(z.enum(['withdraw'])).meta({ description: 'What the user may do with it now.' }),
  })
  .meta({ id: 'ClinicApproval', description: 'A clinic’s latest request to offer a restricted treatment.' });
export type ClinicApproval = z.infer<typeof ClinicApproval>;

export const RestrictedTreatment = z
  .object({
    treatment: Treatment,
    warnings: z.array(TreatmentWarning).meta({ description: 'What its pages warn of.' }),
    offered: z.boolean().meta({ description: 'Whether patients may see it at this clinic.' }),
    listed: z.boolean().meta({ description: 'Whether the clinic named it among its treatments.' }),
    packages: z.int().meta({ description: 'Published packages of it, which wait for the approval.' }),
    approval: ClinicApproval.nullable().meta({ description: 'The latest request; null if there was none.' }),
    actions: z.array(z.enum(['request'])).meta({ description: 'What the user may do here.' }),
  })
  .meta({ id: 'RestrictedTreatment', description: 'A restricted treatment and where the clinic stands with it.' });
export type RestrictedTreatment = z.infer<typeof RestrictedTreatment>;

export const RestrictedTreatments = z
  .object({ data: z.array(RestrictedTreatment).meta({ description: 'All restricted treatments, by name.' }) })
  .meta({ id: 'RestrictedTreatments', description: 'Restricted treatments and a clinic’s approvals.' });
export type RestrictedTreatments = z.infer<typeof RestrictedTreatments>;

export const ApprovalRequest = z
  .strictObject({
    treatment: Slug.meta({ description: 'The restricted treatment.' }),
    statement: z.string().trim().min(40).max(2000).meta({
      description: 'For whom the clinic does it, how, and what it tells patients; 40 to 2,000 characters.',
    }),
    evidence: z.string().trim().min(10).max(2000).meta({
      description: 'Permit numbers, trial registration and literature; 10 to 2,000 characters.',
    }),
  })
  .meta({ id: 'ApprovalRequest', description: 'A request to offer a restricted treatment.' });
export type ApprovalRequest = z.infer<typeof ApprovalRequest>;

export const TreatmentApproval = z
  .object({
    id: Id,
    status: TreatmentApprovalStatus,
    treatment: Treatment,
    warnings: z.array(TreatmentWarning).meta({ description: 'What its pages warn of.' }),
    provider: z
      .object({
        id: Id,
        slug: Slug,
        name: z.string().meta({ description: 'Name.' }),
        country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
        demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
      })
      .meta({ description: 'The clinic.' }),
    packages: z.int().meta({ description: 'Published packages of it at this clinic.' }),
    ...asked,
    version,
    actions: z
      .array(z.enum(['approve', 'reject', 'revoke']))
      .meta({ description: 'What the caller may do with it now.' }),
  })
  .meta({ id: 'TreatmentApproval', description: 'A clinic’s request to offer a restricted treatment, for admins.' });
export type TreatmentApproval = z.infer<typeof TreatmentApproval>;

export const TREATMENT_APPROVAL_SORTS = ['requested_at', '-requested_at', 'clinic', '-clinic'] as const;

const total = (description: string) => z.int().meta({ description });
export const ApprovalCounts = z
  .object({
    requested: total('To decide.'),
    approved: total('Approved.'),
    rejected: total('Rejected.'),
    revoked: total('Revoked.'),
    withdrawn: total('Withdrawn by clinics.'),
  })
  .meta({ id: 'ApprovalCounts', description: 'Number of requests by status.' });

export const TreatmentApprovals = pageOf(TreatmentApproval, { counts: ApprovalCounts });
export type TreatmentApprovals = z.infer<typeof TreatmentApprovals>;
