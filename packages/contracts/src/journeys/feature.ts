import { defineFeature } from '../kit/index.ts';
import { journeyNotices } from './journey-notices.ts';
import { journeysProblems } from './journeys.problems.ts';

export const journeysFeature = defineFeature({
  problems: journeysProblems,
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
    'journeys.moved': 'bookings',
    'journeys.declined': 'bookings',
    'journeys.cancelled': 'bookings',
    'journeys.expired': 'bookings',
    'journeys.completed': 'bookings',
    'journeys.answers_read': 'privacy',
  },
  notifications: journeyNotices,
});
