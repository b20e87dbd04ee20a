import { type BookingSummary, listMyBookings } from '@travesia/contracts/bookings';
import { listFavorites } from '@travesia/contracts/favorites';
import { type CaseSummary, type JourneySummary, listCases, listMyJourneys } from '@travesia/contracts/journeys';
import { listSentRequests, type SentRequestSummary } from '@travesia/contracts/leads';
import { type DayOf, loadDayOf } from '../journeys/index.ts';
import { useLoad } from '../../lib/calls/use-load.ts';
import { type KeptItem, readKept } from '../../lib/device/kept.ts';
import { sessionCall } from '../../lib/session/session-call.ts';

/** The highest exact count; users with more see this number. */
const COUNTED = 100;

/** What the user's account knows of their plans. */
export interface OwnThings {
  /** Newest first. */
  saved: readonly KeptItem[];
  /** Newest first. */
  sent: readonly SentRequestSummary[];
  /** Active ones, the next first. */
  bookings: readonly BookingSummary[];
  /** Journeys with clinics, open ones first. */
  journeys: readonly JourneySummary[];
  /** Answers that no clinic was asked with yet, last changed first. */
  drafts: readonly CaseSummary[];
  /** What takes place today or tomorrow. */
  dayOf: DayOf | null;
}

async function load(signal: AbortSignal): Promise<OwnThings> {
  const options = { background: true, signal } as const;
  const query = { limit: COUNTED };
  const listed = sessionCall(listMyJourneys, { query }, options);
  const [saved, sent, booked, journeys, drafts, dayOf] = await Promise.all([
    // This device's copy will do: the list itself shows errors and retries.
    sessionCall(listFavorites, { query }, options).catch(() => ({ data: readKept(() => localStorage).saved })),
    sessionCall(listSentRequests, { query }, options),
    sessionCall(listMyBookings, { query: { status: ['active'], limit: COUNTED } }, options),
    listed,
    sessionCall(listCases, { query: { status: 'draft', limit: 1 } }, options),
    // Shown if it can be: the rest of the dashboard doesn’t wait for a script that failed to load.
    listed.then(({ data }) => loadDayOf(data, signal).catch(() => null)),
  ]);
  return {
    saved: saved.data,
    sent: sent.data,
    bookings: booked.data,
    journeys: journeys.data,
    drafts: drafts.data,
    dayOf,
  };
}

/** Loads what the user saved, asked and booked; the dashboard suggests the next step from them. */
export const useOwnThings = () => useLoad(['own things'], load, { keep: true });
