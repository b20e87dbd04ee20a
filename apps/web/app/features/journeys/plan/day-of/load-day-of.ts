import type { JourneySummary } from '@travesia/contracts/journeys';
import { isRunning } from '../is-running.ts';
import type { DayOf } from './find-day-of.ts';

/**
 * The journey in which something takes place next, today or tomorrow, with what shows it; null if there is none, or it can’t be loaded.
 * Patients whom no trip awaits load nothing of it.
 */
export async function loadDayOf(journeys: readonly JourneySummary[], signal: AbortSignal): Promise<DayOf | null> {
  const running = journeys.filter(({ status }) => isRunning(status));
  if (running.length === 0) return null;
  const { findDayOf } = await import('./find-day-of.ts');
  return findDayOf(running, signal);
}
