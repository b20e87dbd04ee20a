import { defineFeature } from '../kit/index.ts';
import { aftercareNotices } from './aftercare-notices.ts';
import { checkInsProblems } from './check-ins/check-ins.problems.ts';
import { claimNotices } from './claims/claim-notices.ts';
import { claimsProblems } from './claims/claims.problems.ts';
import { incidentsProblems } from './incidents/incidents.problems.ts';
import { recallNotices } from './recalls/recall-notices.ts';
import { recallsProblems } from './recalls/recalls.problems.ts';

export const aftercareFeature = defineFeature({
  problems: { ...checkInsProblems, ...incidentsProblems, ...claimsProblems, ...recallsProblems },
  audit: {
    'check_ins.due': 'bookings',
    'check_ins.reminded': 'bookings',
    'check_ins.missed': 'bookings',
    'check_ins.answered': 'bookings',
    'check_ins.dropped': 'bookings',
    'check_ins.read': 'privacy',
    'incidents.opened': 'bookings',
    'incidents.escalated': 'bookings',
    'incidents.alarmed': 'bookings',
    'incidents.acknowledged': 'bookings',
    'incidents.resolved': 'bookings',
    'incidents.reopened': 'bookings',
    'incidents.noted': 'bookings',
    'incidents.read': 'privacy',
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
  notifications: { ...aftercareNotices, ...claimNotices, ...recallNotices },
});
