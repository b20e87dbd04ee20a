import type { Page } from '@playwright/test';
import { PROVIDER } from '../pages.ts';
import { answerQuestions, SHARES } from './ask-clinic.ts';
import { type Booked, callAs, type FreeTime } from './bookings.ts';

interface Wanted {
  kind: 'consultation' | 'treatment';
  clinic?: string;
  package?: string;
}

/** Free times of a clinic, the last ones first: journeys that choose the first free time don't meet them. */
export async function freeTimes(page: Page, { kind, clinic = PROVIDER, package: offer }: Wanted): Promise<FreeTime[]> {
  const end = new Date(Date.now() + 45 * 24 * 3_600_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ kind, end_date: end });
  // Another clinician of the clinic can be free when the package's isn't.
  const surgeon = offer ? await surgeonOf(page, offer) : null;
  if (surgeon) query.set('clinician', surgeon);
  const { data } = await callAs<{ data: FreeTime[] }>(page, 'GET', `/providers/${clinic}/availability?${query}`);
  return data.toReversed();
}

const surgeonOf = async (page: Page, offer: string): Promise<string | null> =>
  (await callAs<{ clinician_id: string | null }>(page, 'GET', `/treatment-packages/${offer}?language=en`)).clinician_id;

/** Books a time as the user of this page, a package with the answers of a healthy patient. The first that is still free, if none is named. */
export async function book(page: Page, wanted: Wanted, time?: FreeTime): Promise<Booked> {
  const { kind, clinic = PROVIDER, package: offer } = wanted;
  const found = time ?? (await freeTimes(page, wanted))[0];
  const at = { date: found?.date, time: found?.time, accept_policy: true };
  if (offer) {
    const { id, revision } = await answerQuestions(page, { package_id: offer });
    return callAs<Booked>(page, 'POST', `/cases/${id}/reservations`, { ...at, revision, consents: SHARES });
  }
  const { id } = await callAs<{ id: string }>(page, 'GET', `/providers/${clinic}?language=en`);
  return callAs<Booked>(page, 'POST', '/bookings', { ...at, provider_id: id, kind });
}
