import type { DisputeCase } from '@travesia/contracts/payments';
import {
  addAdminEvidence,
  addClinicEvidence,
  getAdminDispute,
  getClinicDispute,
  readAdminEvidence,
  readClinicEvidence,
  removeAdminEvidence,
  removeClinicEvidence,
  saveAdminStatement,
  saveClinicStatement,
  submitAdminAnswer,
  submitClinicAnswer,
} from '@travesia/contracts/payments';

/** The calls of a dispute, the same on both sides. */
export const DISPUTE_CALLS = {
  clinic: {
    get: getClinicDispute,
    save: saveClinicStatement,
    add: addClinicEvidence,
    remove: removeClinicEvidence,
    read: readClinicEvidence,
    submit: submitClinicAnswer,
  },
  admin: {
    get: getAdminDispute,
    save: saveAdminStatement,
    add: addAdminEvidence,
    remove: removeAdminEvidence,
    read: readAdminEvidence,
    submit: submitAdminAnswer,
  },
} as const;

/** Who answers. */
export type DisputeSide = keyof typeof DISPUTE_CALLS;

/** What shows of a dispute, and what its parts change. */
export interface ShownCase {
  dispute: DisputeCase;
  side: DisputeSide;
  show: (dispute: DisputeCase) => void;
}
