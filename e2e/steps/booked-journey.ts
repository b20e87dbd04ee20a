import { expect, type Page } from '@playwright/test';
import { PROVIDER, TREATMENT } from '../pages.ts';
import { askClinic } from './ask-clinic.ts';
import { callAs, type FreeTime, payByCard } from './bookings.ts';

interface DraftQuote {
  id: string;
  version: number;
  sha256: string | null;
  content: {
    lines: unknown[];
    items: { answer: string | null; quantity: number | null }[];
    nights: number | null;
    stay_days: number | null;
    clinician_id: string | null;
  };
}

interface WithBooking {
  status: string;
  booking: { id: string; starts_at: string } | null;
}

const COMPLICATIONS = {
  pays: { surgeon: 'clinic', facility: 'clinic', travel: 'patient', home_care: 'patient' },
  window_days: 90,
  exclusions: '',
};

/** What a quote needs to be sent, whatever it began with. */
function completed({ items, lines, nights, stay_days: stay }: DraftQuote['content'], clinician: string) {
  return {
    clinician_id: clinician,
    items: items.map((item) => ({ ...item, answer: item.answer ?? 'included', quantity: item.quantity ?? 1 })),
    ...(lines.length ? {} : { lines: [{ key: 'surgeon_fee', amount: { amount: 1_200_000, currency: 'USD' } }] }),
    nights: nights ?? 3,
    stay_days: Math.max(stay ?? 0, 30),
    deposit_percent: 30,
    cancellation_policy: 'standard',
    complications: COMPLICATIONS,
  };
}

/** The first time of the last day on which the surgeon has any: journeys that choose the first free time don't meet it. */
async function lastFreeTime(page: Page, surgeon: string): Promise<FreeTime | undefined> {
  const end = new Date(Date.now() + 45 * 24 * 3_600_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ kind: 'treatment', clinician: surgeon, end_date: end });
  const { data } = await callAs<{ data: FreeTime[] }>(page, 'GET', `/providers/${PROVIDER}/availability?${query}`);
  return data.find(({ date }) => date === data.at(-1)?.date);
}

/**
 * A journey with the demo clinic whose treatment is booked and whose deposit is paid, as the patient of this page; `desk` is signed in for
 * the clinic. Everything but the payment is done without the screens. Returns its id and when the treatment starts.
 */
export async function bookedJourney(page: Page, desk: Page): Promise<{ journey: string; startsAt: string }> {
  const { id: clinic } = await callAs<{ id: string }>(page, 'GET', `/providers/${PROVIDER}?language=en`);
  const { journey } = await askClinic(page, { clinic, treatment: TREATMENT });
  const quotes = `/journeys/${journey}/quotes`;
  const { data: signers } = await callAs<{ data: { id: string }[] }>(desk, 'GET', '/provider/journeys/signers');
  const draft = await callAs<DraftQuote>(desk, 'POST', quotes, { kind: 'quote' });
  const surgeon = draft.content.clinician_id ?? signers[0]?.id ?? '';
  const saved = await callAs<DraftQuote>(desk, 'PATCH', `${quotes}/${draft.id}`, {
    version: draft.version,
    content: completed(draft.content, surgeon),
  });
  const sent = await callAs<DraftQuote>(desk, 'POST', `${quotes}/${draft.id}/send`, { version: saved.version });
  const free = await lastFreeTime(page, surgeon);
  const accepted = await callAs<WithBooking>(page, 'POST', `${quotes}/${draft.id}/accept`, {
    version: sent.version,
    sha256: sent.sha256,
    accept_policy: true,
    time: { date: free?.date, time: free?.time },
  });
  const booking = { booking_id: accepted.booking?.id };
  const { checkout_url: url } = await callAs<{ checkout_url: string }>(
    page,
    'POST',
    '/payments/create-checkout',
    booking,
  );
  await page.goto(url);
  await payByCard(page, 'paid');
  await expect(page).toHaveURL(/\/booking\/confirmation/);
  const read = () => callAs<WithBooking>(page, 'GET', `/journeys/${journey}`);
  await expect.poll(async () => (await read()).status).toMatch(/booked|preparing/);
  return { journey, startsAt: (await read()).booking?.starts_at ?? '' };
}
