import { defineFeature } from '../kit/index.ts';
import { checkInsProblems } from './check-ins/check-ins.problems.ts';
import { claimNotices } from './claims/claim-notices.ts';
import { claimsProblems } from './claims/claims.problems.ts';
import { incidentsProblems } from './incidents/incidents.problems.ts';
import { recallNotices } from './recalls/recall-notices.ts';
import { recallsProblems } from './recalls/recalls.problems.ts';

export const aftercareFeature = defineFeature({
  problems: { ...checkInsProblems, ...incidentsProblems, ...claimsProblems, ...recallsProblems },
  audit: {
    'claims.opened': 'bookings',
    'claims.answered': 'bookings',
    'claims.proposed': 'bookings',
    'claims.settled': 'bookings',
    'claims.decision_asked': 'bookings',
    'claims.decided': 'bookings',
    'claims.appealed': 'bookings',
    'claims.closed': 'bookings',
    'claims.withdrawn': 'bookings',
    'claims.reminded': 'bookings',
    'claims.read': 'privacy',
    'recalls.drafted': 'platform',
    'recalls.changed': 'platform',
    'recalls.approved': 'platform',
    'recalls.closed': 'platform',
    'recalls.discarded': 'platform',
    'recalls.read': 'bookings',
    'recalls.marked': 'privacy',
    'recalls.exported': 'privacy',
  },
  notifications: { ...claimNotices, ...recallNotices },
});
