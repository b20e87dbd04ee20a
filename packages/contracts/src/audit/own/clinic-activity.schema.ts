import { z } from 'zod';
import { Id, Instant, optionalParam, pageOf, pageQuery } from '../../kit/index.ts';
import { AuditAction } from '../audit-actions.ts';
import { AuditArea } from '../audit-areas.ts';
import { Facts, whence } from '../admin/audit-log.schema.ts';

export const CLINIC_ACTORS = ['staff', 'organization', 'travesia', 'other'] as const;
/** Who acts for a clinic. */
export const ClinicActor = z
  .enum(CLINIC_ACTORS)
  .meta({ description: 'Its team, its organization, Travesía, or nobody we know.' });
export type ClinicActor = z.infer<typeof ClinicActor>;

export const ClinicActivityEntry = z
  .object({
    id: Id,
    at: Instant.meta({ description: 'When it was done.' }),
    action: AuditAction,
    area: AuditArea,
    by: ClinicActor,
    actor_id: Id.nullable().meta({ description: 'Who did it, to filter by; null for nobody we know.' }),
    name: z.string().nullable().meta({ description: 'Their name, where it is known and may be shown.' }),
    organization_name: z.string().nullable().meta({ description: 'The organization they acted for.' }),
    subject_name: z.string().nullable().meta({ description: 'Name of somebody of the team whom it was about.' }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'The reason given for it, or for acting for the clinic at all.' }),
    facts: Facts,
    ...whence,
  })
  .meta({ id: 'ClinicActivityEntry', description: 'Something that was done at or for a clinic.' });
export type ClinicActivityEntry = z.infer<typeof ClinicActivityEntry>;

const filters = {
  by: optionalParam(ClinicActor),
  actor: optionalParam(Id.meta({ description: 'Only what this person did.' })),
  area: optionalParam(AuditArea),
  since: optionalParam(Instant.meta({ description: 'Only what happened at this instant or later.' })),
  until: optionalParam(Instant.meta({ description: 'Only what happened before this instant.' })),
};

export const ClinicActivityQuery = z.object({ ...pageQuery(25), ...filters });
export type ClinicActivityQuery = z.output<typeof ClinicActivityQuery>;

export const ClinicActivityExportQuery = z.object(filters);
export type ClinicActivityFilter = z.output<typeof ClinicActivityExportQuery>;

export const ClinicActivity = pageOf(ClinicActivityEntry, {
  people: z
    .array(
      z.object({
        id: Id,
        name: z.string().meta({ description: 'Their name.' }),
        by: ClinicActor,
      }),
    )
    .meta({ description: 'Everybody who did something, to filter by.' }),
  counts: z
    .object({
      staff: z.int().meta({ description: 'What its team did.' }),
      organization: z.int().meta({ description: 'What its organization did.' }),
      travesia: z.int().meta({ description: 'What Travesía did.' }),
      other: z.int().meta({ description: 'What nobody we know did.' }),
    })
    .meta({ description: 'How many entries each side has, the other filters kept.' }),
}).meta({ id: 'ClinicActivity', description: 'A page of what was done at or for a clinic, the newest first.' });
export type ClinicActivity = z.infer<typeof ClinicActivity>;
