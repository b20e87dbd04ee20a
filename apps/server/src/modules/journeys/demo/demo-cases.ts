import type { Answers, JourneyMove, JourneyStatus, NewClinicalReview } from '@travesia/contracts/journeys';
import type { Locale, MachineActor } from '@travesia/contracts/kit';
import type { GivenJourneyConsent } from '../journeys.tables.ts';

/** A journey of the demo. Times are hours before now. */
export interface DemoJourney {
  id: string;
  providerId: string;
  /** Who acts for the clinic. */
  ownerId: string;
  status: JourneyStatus;
  askedHoursAgo: number;
  /** When it was declined, cancelled or expired. */
  endedHoursAgo?: number;
  /** Why, in the words of whoever ended it. */
  reason?: string;
  review?: Pick<NewClinicalReview, 'decision' | 'reason'> & { hoursAgo: number };
  consents: readonly Pick<GivenJourneyConsent, 'purpose' | 'version'>[];
}

/** A case of the demo; a draft without journeys. */
export interface DemoCase {
  id: string;
  patientId: string;
  treatment: string;
  /** The clinic it began with. */
  providerId: string | null;
  language: Locale;
  answers: Answers;
  /** How complete the answers are at least, in percent. */
  share: number;
  hoursAgo: number;
  journeys: readonly DemoJourney[];
}

const HOUR_MS = 3_600_000;
export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

export interface PastMove {
  action: JourneyMove;
  as: MachineActor;
  at: Date;
}

/** What became of a journey, oldest first, as its commands and timers would have moved it. */
export function movesOf(journey: DemoJourney, { dueAt, now }: { dueAt: Date; now: Date }): PastMove[] {
  const { status, askedHoursAgo, endedHoursAgo, review, reason } = journey;
  const remind: PastMove[] = dueAt <= now ? [{ action: 'remind', as: 'system', at: dueAt }] : [];
  const ended = hoursBefore(now, endedHoursAgo ?? 0);
  switch (status) {
    case 'records_review':
      return [{ action: 'review', as: 'provider', at: hoursBefore(now, review?.hoursAgo ?? askedHoursAgo - 5) }];
    case 'declined':
      return [{ action: review ? 'find_unfit' : 'decline', as: 'provider', at: ended }];
    case 'cancelled':
      return [{ action: 'cancel', as: reason ? 'patient' : 'provider', at: ended }];
    case 'expired':
      return [...remind, { action: 'expire', as: 'system', at: ended }];
    default:
      return remind;
  }
}
