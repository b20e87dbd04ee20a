import type { Locale } from '@travesia/contracts/kit';
import type { NamedBy } from '@travesia/contracts/providers';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { defineCollection } from '../../../../platform/feature/service.ts';

/** What is published by a clinic and names one of its clinicians. */
export type Naming = NamedBy & { clinicianId: string };

/** Finds everything of one kind that a clinic has published and that names a clinician. */
export type ClinicianHolder = (db: Db | Tx, providerId: string, language: Locale) => Promise<Naming[]>;

/** Whatever refers to clinicians by name, such as packages: those it names can't be archived. */
export const clinicianHolders = defineCollection<ClinicianHolder>('holders of clinicians');
