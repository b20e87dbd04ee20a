import { z } from 'zod';
import { Id, Instant, Name } from '../../kit/index.ts';
import { EMERGENCY_REASON_MAX, EMERGENCY_REASON_MIN, EMERGENCY_SIDES } from './emergency-values.ts';
import { recordEmergencyMachine, type RecordEmergencyStatus } from './record-emergency.machine.ts';

const STATUSES = Object.keys(recordEmergencyMachine.states) as [RecordEmergencyStatus, ...RecordEmergencyStatus[]];

export const NewRecordEmergency = z
  .strictObject({
    reason: z.string().trim().min(EMERGENCY_REASON_MIN).max(EMERGENCY_REASON_MAX).meta({
      description: 'Why the records are needed now. The patient reads it. Stored encrypted.',
    }),
  })
  .meta({ id: 'NewRecordEmergency', description: 'Why records are opened in an emergency.' });
export type NewRecordEmergency = z.infer<typeof NewRecordEmergency>;

export const RecordEmergency = z
  .object({
    id: Id,
    journey_id: Id.meta({ description: 'The journey because of which it was opened.' }),
    reference: z.string().meta({ description: 'Reference of the journey.' }),
    clinic: Name.meta({ description: 'The clinic.' }),
    side: z
      .enum(EMERGENCY_SIDES)
      .meta({ description: 'staff of the clinic, or an organization or admin of Travesía who acted for it.' }),
    who: z.string().nullable().meta({ description: 'Name of the person at the clinic; null for others.' }),
    reason: z.string().meta({ description: 'The reason that was given.' }),
    whole_vault: z
      .boolean()
      .meta({ description: 'Whether every record of the patient is read, or only those shared with the journey.' }),
    status: z.enum(STATUSES).meta({ description: 'active, ended or expired.' }),
    opened_at: Instant.meta({ description: 'When it was opened.' }),
    expires_at: Instant.meta({ description: 'Until when it lets read.' }),
    ended_at: Instant.nullable().meta({ description: 'When it was over; null while it is active.' }),
    actions: z.array(z.enum(['end'])).meta({ description: 'What the user may do now.' }),
  })
  .meta({ id: 'RecordEmergency', description: 'Records that somebody opened in an emergency.' });
export type RecordEmergency = z.infer<typeof RecordEmergency>;

export const RecordEmergencies = z
  .object({ data: z.array(RecordEmergency).meta({ description: 'The newest first.' }) })
  .meta({ id: 'RecordEmergencies', description: 'Emergencies for which a patient’s records are open now.' });
export type RecordEmergencies = z.infer<typeof RecordEmergencies>;
