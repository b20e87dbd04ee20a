// Plain values, so that browsers load them without the schemas.

/** How far a patient is at a clinic, in the order of the way. Each patient is in one stage. */
export const PATIENT_STAGES = [
  'to_answer',
  'deciding',
  'upcoming',
  'here',
  'aftercare',
  'been_here',
  'cancelled',
] as const;
export type PatientStage = (typeof PATIENT_STAGES)[number];

/** The stage of a patient whose journey goes on, by its status; of several journeys the first of these counts. */
export const STAGE_OF_JOURNEY = {
  inquiry: 'to_answer',
  records_review: 'to_answer',
  in_treatment: 'here',
  recovery: 'here',
  travelling: 'upcoming',
  preparing: 'upcoming',
  booked: 'upcoming',
  aftercare: 'aftercare',
  accepted: 'deciding',
  quoted: 'deciding',
} as const satisfies Readonly<Record<string, PatientStage>>;
export type PatientJourneyStatus = keyof typeof STAGE_OF_JOURNEY;

/** Tabs of the list of a clinic's patients. */
export const PATIENT_TABS = ['all', ...PATIENT_STAGES] as const;
export type PatientTab = (typeof PATIENT_TABS)[number];

/** Sort orders of that list: the next appointment first, the last change first or last, the name. */
export const PATIENT_SORTS = ['next', 'recent', 'oldest', 'name', '-name'] as const;

/** Bookings that a patient's record shows, newest first. */
export const MOST_PATIENT_BOOKINGS = 100;
