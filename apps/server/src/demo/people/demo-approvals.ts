import type { DemoApproval } from '../../modules/advertising/index.ts';
import { demoId } from '../demo-id.ts';
import { daysBefore } from './demo-people.ts';

const STEM_CELLS = 'stem-cell-orthopedic';

/** Requests of demo clinics to offer a restricted treatment: one waits for an admin, one was approved. */
export const demoApprovals = (today: Date): DemoApproval[] => [
  {
    id: demoId('treatment-approval/centro-quirurgico-tabachin'),
    providerId: demoId('provider/centro-quirurgico-tabachin'),
    treatment: STEM_CELLS,
    state: 'requested',
    statement:
      'We offer the injection to adults with osteoarthritis of the knee who have tried exercise and declined surgery. We use the patient’s own bone marrow on the same day, without culture. Everyone signs that no benefit is proven, and reads the FDA and CDC warnings first.',
    evidence: 'Sanitary license of the tissue bank (fictional) 26-TB-0114. We take part in no registered trial yet.',
    requestedAt: daysBefore(today, 3),
    decidedAt: null,
    reason: null,
  },
  {
    id: demoId('treatment-approval/ortopedia-tamarindo'),
    providerId: demoId('provider/ortopedia-tamarindo'),
    treatment: STEM_CELLS,
    state: 'approved',
    statement:
      'Only inside our registered trial: adults with osteoarthritis of the knee, one injection of their own bone marrow, controls after 3, 6 and 12 months. Patients learn that the benefit is not proven and that they may receive a placebo.',
    evidence:
      'Ethics committee CEC-2025-031 (fictional), trial registration NCT00000000 (fictional), Ministry permit 2214.',
    requestedAt: daysBefore(today, 41),
    decidedAt: daysBefore(today, 34),
    reason: 'Registered trial, ethics approval and permit checked with the issuers.',
  },
];
