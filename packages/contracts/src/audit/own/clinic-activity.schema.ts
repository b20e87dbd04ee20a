import { z } from 'zod';
import { Id, Instant, optionalParam, pageOf, pageQuery } from '../../kit/index.ts';
import { AuditAction } from '../audit-actions.ts';
import { AuditArea } from '../audit-areas.ts';
import { ActivitySort } from './activity.schema.ts';
import { Facts, SignIns, whence } from '../admin/audit-log.schema.ts';

export const CLINIC_ACTORS = ['staff', 'organization', 'travesia', 'other'] as const;
/** Who acts for a clinic. */
export const ClinicActor = z
  .enum(CLINIC_ACTORS)
  .meta({ description: 'Its team, its organization, Travesía, or an unknown actor.' });
export type ClinicActor = z.infer<typeof ClinicActor>;

export const ClinicActivityEntry = z
  .object({
    id: Id,
    at: Instant.meta({ description: 'When it was done.' }),
    action: AuditAction,
    area: AuditArea,
    by: ClinicActor,
    actor_id: Id.nullable().meta({ description: 'Who did it, as a filter value; null for an unknown actor.' }),
    name: z.string().nullable().meta({ description: 'Their name, if known and visible to the caller.' }),
    organization_name: z.string().nullable().meta({ description: 'The organization they acted for.' }),
    subject_name: z.string().nullable().meta({ description: 'Name of the affected team member.' }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'The reason given for the action, or for acting for the clinic.' }),
    facts: Facts,
    ...whence,
  })
  .meta({ id: 'ClinicActivityEntry', description: 'An action at or for a clinic.' });
export type ClinicActivityEntry = z.infer<typeof ClinicActivityEntry>;

const filters = {
  by: optionalParam(ClinicActor),
  actor: optionalParam(Id.meta({ description: 'Only actions by this user.' })),
  area: optionalParam(AuditArea),
  sign_ins: optionalParam(SignIns),
  since: optionalParam(Instant.meta({ description: 'Only entries at or after this instant.' })),
  until: optionalParam(Instant.meta({ description: 'Only entries before this instant.' })),
};

export const ClinicActivityQuery = z.object({ ...pageQuery(25), ...filters, sort: ActivitySort });
export type ClinicActivityQuery = z.output<typeof ClinicActivityQuery>;

export const ClinicActivityExportQuery = z.object(filters);
export type ClinicActivityFilter = z.output<typeof ClinicActivityExportQuery>;

export const ClinicActivity = pageOf(ClinicActivityEntry, {
  people: z
    .array(
      z.object({
        id: Id,
        name: z.string().meta({ description: 'Name of the actor.' }),
        by: ClinicActor,
      }),
    )
    .meta({ description: 'Everyone with an action, as filter values.' }),
  counts: z
    .object({
      staff: z.int().meta({ description: 'Actions by its team.' }),
      organization: z.int().meta({ description: 'Actions by its organization.' }),
      travesia: z.int().meta({ description: 'Actions by Travesía.' }),
      other: z.int().meta({ description: 'Actions by unknown actors.' }),
    })
    .meta({ description: 'Number of entries of each side, with the other filters applied.' }),
}).meta({ id: 'ClinicActivity', description: 'A page of a clinic’s activity.' });
export type ClinicActivity = z.infer<typeof ClinicActivity>;
