import type { Page } from '@playwright/test';
import { bookedJourney } from './booked-journey.ts';
import { callAs } from './bookings.ts';

interface Listed {
  data: { id: string; status: string; required: boolean }[];
}
interface Document {
  version: number;
  status: string;
  texts: { language: string; sha256: string }[];
}

/** Signs what the treatment can’t begin without, as the patient of this page and then for the clinic; without the screens. */
async function signDocuments(page: Page, desk: Page, journey: string): Promise<void> {
  const at = `/journeys/${journey}/documents`;
  const { first_name: first, last_name: last } = await callAs<{ first_name: string; last_name: string }>(
    page,
    'GET',
    '/auth/me',
  );
  const { data: signers } = await callAs<{ data: { id: string }[] }>(desk, 'GET', '/provider/journeys/signers');
  const { data } = await callAs<Listed>(page, 'GET', at);
  for (const { id } of data.filter(({ required, status }) => required && status === 'offered')) {
    await callAs(page, 'POST', `${at}/${id}/open`);
    const { version, texts } = await callAs<Document>(page, 'GET', `${at}/${id}`);
    const text = texts[0];
    const signed = await callAs<Document>(page, 'POST', `${at}/${id}/sign`, {
      version,
      language: text?.language,
      sha256: text?.sha256,
      name: `${first} ${last}`,
      read_seconds: 60,
    });
    if (signed.status !== 'signed') continue;
    const body = { version: signed.version, clinician_id: signers[0]?.id };
    await callAs(desk, 'POST', `${at}/${id}/countersign`, body);
  }
}

/**
 * A journey with the demo clinic whose treatment has begun, as the patient of this page; `desk` is signed in for the clinic. With
 * `recover` it is over. Returns its id.
 */
export async function treatedJourney(page: Page, desk: Page, { recover = false } = {}): Promise<string> {
  const { journey } = await bookedJourney(page, desk);
  await signDocuments(page, desk, journey);
  for (const action of ['prepare', 'treat', ...(recover ? ['recover'] : [])]) {
    const { version } = await callAs<{ version: number }>(desk, 'GET', `/journeys/${journey}`);
    await callAs(desk, 'POST', `/journeys/${journey}/transitions`, { action, version });
  }
  return journey;
}
