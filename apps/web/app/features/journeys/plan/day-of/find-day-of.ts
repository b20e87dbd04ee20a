import {
  getItinerary,
  getJourney,
  type Itinerary,
  type Journey,
  type JourneySummary,
} from '@travesia/contracts/journeys';
import type { ComponentType } from 'react';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { type DayOfProps, DayOfView } from './day-of-view.tsx';
import { happeningsOf, isNear } from './happenings.ts';
import { treatmentsOf } from '../current-booking.ts';

/** As many as are looked at: a patient travels for one, seldom for two. */
const LOOKED_AT = 3;

/** A journey with something today or tomorrow, and what shows it: it comes with its data, so that the page doesn’t move. */
export interface DayOf extends DayOfProps {
  View: ComponentType<DayOfProps>;
}

/** The one of some journeys in which something takes place next, today or tomorrow. */
export async function findDayOf(journeys: readonly JourneySummary[], signal: AbortSignal): Promise<DayOf | null> {
  const now = Date.now();
  // The dashboard does without: the journey itself says what is wrong.
  const looked = journeys.slice(0, LOOKED_AT).map(({ id }) => lookAt(id, now, signal).catch(() => null));
  const found = (await Promise.all(looked)).flatMap((one) => one ?? []);
  const next = found.toSorted((one, other) => one.at - other.at)[0];
  return next ? { journey: next.journey, itinerary: next.itinerary, View: DayOfView } : null;
}

interface Looked {
  journey: Journey;
  itinerary: Itinerary;
  /** When the first thing begins. */
  at: number;
}

async function lookAt(id: string, now: number, signal: AbortSignal): Promise<Looked | null> {
  const options = { background: true, signal } as const;
  const itinerary = await sessionCall(getItinerary, { params: { id } }, options);
  if (!isNear(calendar, itinerary, now)) return null;
  const journey = await sessionCall(getJourney, { params: { id } }, options);
  const first = happeningsOf(calendar, itinerary, treatmentsOf(journey), now)[0];
  return first ? { journey, itinerary, at: Date.parse(first.at) } : null;
}
