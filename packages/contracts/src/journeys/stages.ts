/** The stages of a journey from the first question to aftercare, in order. */
export const JOURNEY_STAGES = [
  'inquiry',
  'records_review',
  'quoted',
  'accepted',
  'booked',
  'preparing',
  'travelling',
  'in_treatment',
  'recovery',
  'aftercare',
] as const;
export type JourneyStage = (typeof JOURNEY_STAGES)[number];

/** Who does a step. */
export const STEP_OWNERS = ['patient', 'clinic', 'coordinator'] as const;
export type StepOwner = (typeof STEP_OWNERS)[number];

/** The dates of a trip that steps are due before or after. */
export const STEP_ANCHORS = ['booking', 'arrival', 'procedure', 'discharge', 'flight'] as const;
export type StepAnchor = (typeof STEP_ANCHORS)[number];

/** Files that a step or a question can ask for. */
export const FILE_KINDS = [
  'identity',
  'medical_history',
  'lab_results',
  'imaging',
  'xray',
  'photos',
  'prescription',
  'referral',
  'consent',
  'payment_receipt',
  'flight_ticket',
  'insurance',
  'operation_report',
  'discharge_summary',
  'implant_record',
  'fit_to_fly',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];
