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
import { isRunning } from '../is-running.ts';
import { happeningsOf, isNear } from './happenings.ts';

/** As many as are looked at: a patient travels for one, seldom for two. */
const LOOKED_AT = 3;

export interface DayOfProps {
  journey: Journey;
  itinerary: Itinerary;
}

/** A journey with something today or tomorrow, and what shows it: it comes with its data, so that the page doesn’t move. */
export interface DayOf extends DayOfProps {
  View: ComponentType<DayOfProps>;
}

/** The journey in which something takes place next, today or tomorrow; null if there is none, or it can’t be loaded. */
export async function loadDayOf(journeys: readonly JourneySummary[], signal: AbortSignal): Promise<DayOf | null> {
  const running = journeys.filter(({ status }) => isRunning(status)).slice(0, LOOKED_AT);
  if (running.length === 0) return null;
  const now = Date.now();
  // The dashboard does without: the journey itself says what is wrong.
  const found = await Promise.all(running.map(({ id }) => lookAt(id, now, signal).catch(() => null)));
  const next = found.flatMap((one) => one ?? []).toSorted((one, other) => one.at - other.at)[0];
  if (!next) return null;
  const { DayOfView: View } = await import('./day-of-view.tsx');
  return { journey: next.journey, itinerary: next.itinerary, View };
}

async function lookAt(id: string, now: number, signal: AbortSignal): Promise<(DayOfProps & { at: number }) | null> {
  const options = { background: true, signal } as const;
  const itinerary = await sessionCall(getItinerary, { params: { id } }, options);
  if (!isNear(calendar, itinerary, now)) return null;
  const journey = await sessionCall(getJourney, { params: { id } }, options);
  const first = happeningsOf(calendar, itinerary, journey.booking, now)[0];
  return first ? { journey, itinerary, at: Date.parse(first.at) } : null;
}
