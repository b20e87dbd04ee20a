import type { ComplicationPart } from '../../packages/index.ts';
import type { ClaimKind, ClaimSubject } from './claim.machine.ts';

/** What a complication policy says of each subject: whoever it names pays. */
const PARTS: Partial<Record<ClaimSubject, ComplicationPart>> = {
  revision_treatment: 'surgeon',
  hospital_costs: 'facility',
  travel_costs: 'travel',
  home_care: 'home_care',
};

/** The part of a complication policy that a subject belongs to; null if it is about something else. */
export const partOf = (subject: ClaimSubject): ComplicationPart | null => PARTS[subject] ?? null;

/** Whether a claim of this kind can be about it: a complication is about what its policy covers, a dispute about anything. */
export const isSubjectOf = (kind: ClaimKind, subject: ClaimSubject): boolean =>
  kind === 'dispute' || partOf(subject) !== null;

/** For how many days after the treatment something can be disputed. */
export const DISPUTE_DAYS = 180;
