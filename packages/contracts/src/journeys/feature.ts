import { defineFeature } from '../kit/index.ts';
import { dischargeProblems } from './discharge/discharge.problems.ts';
import { journeyFilesProblems } from './files/files.problems.ts';
import { journeyNotices } from './journey-notices.ts';
import { journeysProblems } from './journeys.problems.ts';
import { plansProblems } from './plans.problems.ts';
import { quotesProblems } from './quotes/quotes.problems.ts';

export const journeysFeature = defineFeature({
  problems: { ...journeysProblems, ...quotesProblems, ...plansProblems, ...journeyFilesProblems, ...dischargeProblems },
  audit: {
    'journey_steps.changed': 'clinics',
    'journey_steps.reset': 'clinics',
    'intake.changed': 'clinics',
    'intake.reset': 'clinics',
    'cases.asked': 'bookings',
    'cases.closed': 'bookings',
    'journeys.asked': 'bookings',
    'journeys.offered_on': 'bookings',
    'journeys.reminded': 'bookings',
    'journeys.review_begun': 'bookings',
    'journeys.review_signed': 'bookings',
    'journeys.quoted': 'bookings',
    'journeys.accepted': 'bookings',
    'tasks.added': 'bookings',
    'tasks.changed': 'bookings',
    'tasks.finished': 'bookings',
    'tasks.reopened': 'bookings',
    'tasks.dropped': 'bookings',
    'tasks.reminded': 'bookings',
    'itinerary.added': 'bookings',
    'itinerary.changed': 'bookings',
    'itinerary.removed': 'bookings',
    'itinerary.approved': 'bookings',
    'quotes.sent': 'bookings',
    'quotes.accepted': 'bookings',
    'quotes.declined': 'bookings',
    'quotes.expired': 'bookings',
    'quotes.superseded': 'bookings',
    'quotes.asked': 'bookings',
    'quotes.answered': 'bookings',
    'journeys.moved': 'bookings',
    'journeys.discharged': 'bookings',
    'discharge.begun': 'bookings',
    'discharge.delivered': 'bookings',
    'discharge.superseded': 'bookings',
    'discharge.read': 'privacy',
    'journeys.file_read': 'privacy',
    'journeys.declined': 'bookings',
    'journeys.cancelled': 'bookings',
    'journeys.expired': 'bookings',
    'journeys.completed': 'bookings',
    'journeys.answers_read': 'privacy',
  },
  notifications: journeyNotices,
});
