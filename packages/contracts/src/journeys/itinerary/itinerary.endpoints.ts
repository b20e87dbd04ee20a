import { z } from 'zod';
import { defineEndpoint, Id, Locale } from '../../kit/index.ts';
import { Itinerary, ItineraryEntryChange, NewItineraryEntry } from './itinerary.schema.ts';

const session = { tag: 'journeys', access: 'session' } as const;
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });
const params = journey.extend({ entryId: Id.meta({ description: 'The entry.' }) });

export const getItinerary = defineEndpoint({
  ...session,
  name: 'getItinerary',
  method: 'GET',
  path: '/journeys/:id/itinerary',
  summary: 'Get an itinerary',
  description: 'Returns flights, stays, transfers and appointments of a journey, with what doesn’t fit.',
  params: journey,
  response: Itinerary,
  problems: ['journeys.not_found'],
});

export const addItineraryEntry = defineEndpoint({
  ...session,
  name: 'addItineraryEntry',
  method: 'POST',
  path: '/journeys/:id/itinerary',
  idempotency: 'required',
  summary: 'Add to an itinerary',
  description:
    'Adds an entry, by the patient or the clinic. A flight home before the patient may fly is refused, unless a clinician of the clinic approves it.',
  params: journey,
  body: NewItineraryEntry,
  status: 201,
  response: Itinerary,
  problems: [
    'journeys.not_found',
    'journeys.itinerary_not_possible',
    'journeys.flies_too_early',
    'journeys.no_license',
    'journeys.itinerary_full',
  ],
});

export const changeItineraryEntry = defineEndpoint({
  ...session,
  name: 'changeItineraryEntry',
  method: 'PUT',
  path: '/journeys/:id/itinerary/:entryId',
  summary: 'Change an itinerary entry',
  description: 'Replaces an entry. An approval does not outlive a change of the time.',
  params,
  body: ItineraryEntryChange,
  response: Itinerary,
  problems: [
    'journeys.not_found',
    'journeys.itinerary_not_possible',
    'journeys.flies_too_early',
    'journeys.no_license',
    'journeys.entry_not_found',
    'request.stale_version',
  ],
});

export const removeItineraryEntry = defineEndpoint({
  ...session,
  name: 'removeItineraryEntry',
  method: 'DELETE',
  path: '/journeys/:id/itinerary/:entryId',
  summary: 'Remove an itinerary entry',
  description: 'Removes an entry.',
  params,
  response: Itinerary,
  problems: ['journeys.not_found', 'journeys.entry_not_found', 'journeys.itinerary_not_possible'],
});

export const exportItinerary = defineEndpoint({
  ...session,
  name: 'exportItinerary',
  method: 'GET',
  path: '/journeys/:id/itinerary/ics',
  summary: 'Get an itinerary as a calendar',
  description: 'Returns the entries as an iCalendar file; ids stay the same, so that importing it again updates them.',
  params: journey,
  query: z.object({ language: Locale.default('en').meta({ description: 'Language of the file.' }) }),
  response: z
    .object({
      name: z.string().meta({ description: 'File name.' }),
      content: z.string().meta({ description: 'iCalendar text.' }),
    })
    .meta({ id: 'ItineraryCalendar', description: 'An itinerary for calendars.' }),
  problems: ['journeys.not_found'],
});
