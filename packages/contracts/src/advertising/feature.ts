import { defineFeature } from '../kit/index.ts';
import { advertisingProblems } from './advertising.problems.ts';

export const advertisingFeature = defineFeature({
  problems: advertisingProblems,
  audit: {
    'clinic.advertising_changed': 'clinics',
    'clinic.approval_requested': 'clinics',
    'clinic.approval_withdrawn': 'clinics',
    'provider.treatment_approved': 'clinics',
    'provider.treatment_rejected': 'clinics',
    'provider.treatment_revoked': 'clinics',
    'provider.treatment_decision_undone': 'clinics',
  },
});
