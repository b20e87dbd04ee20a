import type { PatientJourneyStatus } from '@travesia/contracts/bookings';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { defineService } from '../../../platform/feature/service.ts';
import type { BookingScope } from '../bookings.policy.ts';

/** The journey that says how far a patient is at a clinic. */
export interface PatientJourney {
  id: string;
  status: PatientJourneyStatus;
}

/** What the list of patients needs to know of journeys, which are built on bookings. The journeys module offers it. */
export interface PatientJourneys {
  /** SQL of a patient’s journey at a clinic that goes on, as JSON: the first in the order of `STAGE_OF_JOURNEY`; null without one. */
  furthest(sight: BookingScope['sight'], providerId: string, patientId: SQLWrapper): SQL<PatientJourney | null>;
}

export const patientJourneysService = defineService<PatientJourneys>('journeys of patients');
