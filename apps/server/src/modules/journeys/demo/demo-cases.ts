import {
  type Answers,
  journeyMachine,
  type JourneyMove,
  type JourneyStatus,
  type NewClinicalReview,
} from '@travesia/contracts/journeys';
import { type Locale, type MachineActor, statesTagged } from '@travesia/contracts/kit';
import type { GivenJourneyConsent } from '../journeys.tables.ts';
import type { DemoDischarge } from './demo-discharge.ts';
import type { DemoQuote } from './demo-quotes.ts';
import type { DemoTrip } from './demo-trip.ts';

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
  /** Oldest first. */
  quotes?: readonly DemoQuote[];
  /** The time of its treatment, days after today, and hours before now when it was accepted. */
  booking?: { day: number; bookedHoursAgo: number };
  /** Hours before now when its papers were delivered; without it, some time after the treatment. */
  dischargedHoursAgo?: number;
  /** The time of its second trip; its status is one of that trip. */
  returning?: { day: number; bookedHoursAgo: number };
  /** What is planned once it is booked, and how many tasks each side has left late. */
  plan?: Omit<DemoTrip, 'city' | 'home' | 'language'> &
    Partial<Pick<DemoTrip, 'city'>> &
    Pick<DemoTrip, 'home' | 'language'> & { latePatient?: number; lateClinic?: number };
  /** Which of its documents is still open; without it all are in force. */
  documents?: 'signed' | 'to_sign' | 'to_countersign' | { surgeonBefore: string };
  /** What the patient asked about the consent, and the answer. */
  documentQuestion?: { question: string; answer: string };
  /** Its discharge papers, delivered or begun. */
  discharge?: DemoDischarge;
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
const HOURS_OF_DAY = 24;
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
  if (journey.quotes && status !== 'records_review' && status !== 'declined' && status !== 'cancelled')
    return quotedMoves(journey, now);
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

const CHOSEN: readonly JourneyStatus[] = statesTagged(journeyMachine, 'chosen');

/** Whether its patient has accepted a quote. */
export const isChosen = ({ status }: Pick<DemoJourney, 'status'>): boolean =>
  CHOSEN.includes(status) || status === 'completed';

/** The way of a journey after its first quote. */
const WAY: readonly (Pick<PastMove, 'action' | 'as'> & { to: JourneyStatus })[] = [
  { action: 'book', as: 'system', to: 'booked' },
  { action: 'prepare', as: 'provider', to: 'preparing' },
  { action: 'travel', as: 'patient', to: 'travelling' },
  { action: 'treat', as: 'provider', to: 'in_treatment' },
  { action: 'recover', as: 'provider', to: 'recovery' },
  { action: 'discharge', as: 'provider', to: 'aftercare' },
  { action: 'complete', as: 'provider', to: 'completed' },
];

/** Each quote moves it; its acceptance chooses the clinic; what follows is spread between then and now. */
function quotedMoves(journey: DemoJourney, now: Date): PastMove[] {
  const { quotes = [], booking, returning, dischargedHoursAgo } = journey;
  const status = returning ? 'aftercare' : journey.status;
  const sent = quotes.filter((quote) => quote.status !== 'draft' && quote.kind !== 'change_order');
  const moves: PastMove[] = sent.map(({ hoursAgo }) => ({
    action: 'quote',
    as: 'provider',
    at: hoursBefore(now, hoursAgo),
  }));
  if (!booking) return moves;
  const { bookedHoursAgo: hours } = booking;
  moves.push({ action: 'accept', as: 'patient', at: hoursBefore(now, hours) });
  const way = WAY.slice(0, WAY.findIndex(({ to }) => to === status) + 1);
  const treated = way.findIndex(({ action }) => action === 'treat');
  const upTo = treated === -1 ? way.length : treated;
  // Whatever follows the treatment was between its day and now.
  const treatedHours = treated === -1 ? 1 : Math.max(1, -booking.day * HOURS_OF_DAY);
  const at = (place: number) =>
    place < upTo
      ? hours - ((hours - treatedHours) * (place + 1)) / (upTo + 1)
      : dischargedHoursAgo === undefined
        ? treatedHours - ((treatedHours - 1) * (place - upTo)) / (way.length - upTo)
        : treatedHours - ((treatedHours - dischargedHoursAgo) * (place - upTo)) / (way.length - 1 - upTo);
  return [
    ...moves,
    ...way.map(({ action, as }, place) => ({ action, as, at: hoursBefore(now, at(place)) })),
    ...(returning
      ? [{ action: 'return', as: 'patient', at: hoursBefore(now, returning.bookedHoursAgo) } as const]
      : []),
  ];
}
