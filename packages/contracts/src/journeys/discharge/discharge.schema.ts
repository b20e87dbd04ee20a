import { z } from 'zod';
import { DateOnly, Id, Instant, Locale, Name } from '../../kit/index.ts';
import { JourneyFile } from '../files/files.schema.ts';
import { DISCHARGE_ITEMS, DischargeContent } from './discharge-content.schema.ts';
import { dischargePackMachine, type DischargePackStatus } from './discharge-pack.machine.ts';
import { DischargeMissing } from './missing-of.ts';

const STATUSES = Object.keys(dischargePackMachine.states) as [DischargePackStatus, ...DischargePackStatus[]];

export const DISCHARGE_ACTIONS = ['edit', 'deliver'] as const;
export const DischargeAction = z.enum(DISCHARGE_ACTIONS).meta({ description: 'An available action.' });
export type DischargeAction = z.infer<typeof DischargeAction>;

const Version = z.int().meta({ description: 'The version that was read.' });
const keys = (description: string) => z.array(z.enum(DISCHARGE_ITEMS)).meta({ description });

export const DischargePack = z
  .object({
    id: Id,
    number: z.int().min(1).meta({ description: 'Version within the journey, from 1.' }),
    trip: z.int().min(1).max(2).meta({ description: 'The first or second trip.' }),
    status: z.enum(STATUSES).meta({ description: 'draft, delivered or superseded.' }),
    language: Locale.meta({ description: 'The language it is written in: the patient’s.' }),
    content: DischargeContent.nullable().meta({
      description: 'What it says; null for readers who don’t treat the patient.',
    }),
    files: z.array(JourneyFile).meta({ description: 'The files that it names.' }),
    signed: z
      .object({
        name: Name,
        license: z.string().meta({ description: 'License as checked that day, with its register.' }),
      })
      .nullable()
      .meta({ description: 'Who signed; null while a draft.' }),
    sha256: z.string().nullable().meta({ description: 'SHA-256 of its document; null while a draft.' }),
    delivered_at: Instant.nullable().meta({ description: 'When it was delivered; null while a draft.' }),
    opened_at: Instant.nullable().meta({ description: 'When the patient first opened it; null before.' }),
    version: Version,
  })
  .meta({ id: 'DischargePack', description: 'Discharge papers of a journey.' });
export type DischargePack = z.infer<typeof DischargePack>;

export const Discharge = z
  .object({
    journey_id: Id,
    draft: DischargePack.nullable().meta({
      description: 'What the clinic is writing; null for others and without one.',
    }),
    delivered: DischargePack.nullable().meta({ description: 'What the patient has; null before the first.' }),
    begin: DischargeContent.nullable().meta({
      description: 'What new papers begin with, for a clinic that may write them and has no draft; null otherwise.',
    }),
    language: Locale.meta({ description: 'Language of the patient, in which it is written.' }),
    trip: z.int().min(1).max(2).meta({ description: 'The trip that is written about.' }),
    is_correction: z.boolean().meta({ description: 'Whether what is written replaces delivered papers.' }),
    missing: z.array(DischargeMissing).meta({ description: 'What the draft, or what it begins with, lacks.' }),
    given: keys('Items that every patient of this kind of treatment takes home.'),
    answered: keys('Items that must be given, or not applicable for a reason.'),
    earliest_flight: DateOnly.nullable().meta({
      description: 'First day for a flight home by the rule of the treatment; null if unknown.',
    }),
    time_zone: z.string().meta({ description: 'Time zone of the clinic.' }),
    actions: z.array(DischargeAction).meta({ description: 'What the user may do now.' }),
  })
  .meta({ id: 'Discharge', description: 'Discharge papers: what is written, and what was delivered.' });
export type Discharge = z.infer<typeof Discharge>;

export const DischargeUpdate = z
  .strictObject({
    version: Version.min(0).meta({ description: 'Version of the draft that was read; 0 to begin one.' }),
    content: DischargeContent,
  })
  .meta({ id: 'DischargeUpdate', description: 'Saves a draft of discharge papers.' });
export type DischargeUpdate = z.infer<typeof DischargeUpdate>;

export const DischargeDelivery = z
  .strictObject({
    version: Version.min(1),
    clinician_id: Id.meta({ description: 'The clinician who signs: one with a professional license in force.' }),
  })
  .meta({ id: 'DischargeDelivery', description: 'Signs and delivers discharge papers.' });
export type DischargeDelivery = z.infer<typeof DischargeDelivery>;
