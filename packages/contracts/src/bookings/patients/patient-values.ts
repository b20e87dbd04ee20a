// Plain values, so that browsers load them without the schemas.

/** How far a patient is at a clinic. Each patient is in one stage: the first of these that fits. */
export const PATIENT_STAGES = ['to_answer', 'upcoming', 'been_here', 'cancelled'] as const;
export type PatientStage = (typeof PATIENT_STAGES)[number];

/** Tabs of the list of a clinic's patients. */
export const PATIENT_TABS = ['all', ...PATIENT_STAGES] as const;
export type PatientTab = (typeof PATIENT_TABS)[number];

/** Sort orders of that list: the next appointment first, the last change first or last, the name. */
export const PATIENT_SORTS = ['next', 'recent', 'oldest', 'name', '-name'] as const;

/** Bookings that a patient's record shows, newest first. */
export const MOST_PATIENT_BOOKINGS = 100;
