import { defineFeature } from '../kit/index.ts';
import { leadsProblems } from './leads.problems.ts';

export const leadsFeature = defineFeature({
  problems: leadsProblems,
  audit: {
    'leads.request_answered': 'platform',
    'leads.request_closed': 'platform',
    'leads.request_withdrawn': 'platform',
    'leads.claim_approved': 'platform',
    'leads.claim_rejected': 'platform',
    'leads.claim_withdrawn': 'platform',
  },
});
