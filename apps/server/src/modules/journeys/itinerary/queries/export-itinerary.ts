import type { ItineraryEntry } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney } from '../../journeys.repo.ts';
import { readItinerary } from './read-itinerary.ts';

const TOO_EARLY: Readonly<Record<Locale, string>> = {
  en: 'Too early after the treatment',
  es: 'Demasiado pronto después del tratamiento',
  pt: 'Cedo demais depois do tratamento',
};

/**
 * The entries of an itinerary for calendar programs, in UTC. Notes stay out: calendars are shared and synchronized. Each entry
 * keeps its id, so that importing the file again updates it. Throws `journeys.not_found`.
 */
export async function exportItineraryQuery(
  deps: JourneysDeps,
  id: string,
  language: Locale,
  { actor }: RequestContext,
): Promise<{ name: string; content: string }> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const record = await findJourney(deps.database.db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const { data, conflicts } = await readItinerary(deps, scope, id);
  const early = new Set(conflicts.flatMap(({ kind, entries }) => (kind === 'flies_home_too_early' ? entries : [])));
  const file = ical({ prodId: { company: 'Travesia', product: 'Journeys' }, method: ICalCalendarMethod.PUBLISH });
  for (const entry of data) {
    const isEarly = early.has(entry.id);
    file.createEvent({
      id: `${entry.id}@${deps.bookings.host}`,
      sequence: entry.version,
      stamp: deps.clock.now(),
      start: new Date(entry.starts_at),
      end: new Date(entry.ends_at ?? entry.starts_at),
      summary: isEarly ? `${entry.title} (${TOO_EARLY[language]})` : entry.title,
      location: whereOf(entry),
    });
  }
  return { name: `journey-${record.row.reference}.ics`, content: file.toString() };
}

const whereOf = ({ place, address }: ItineraryEntry): string => [place, address].filter(Boolean).join(', ');
