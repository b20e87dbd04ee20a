import type { Browser, Page } from '@playwright/test';
import { type Installation, startInstallation } from '../../fixtures/installation.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { packageIdOf } from '../../steps/packages.ts';
import { acceptAs, book, type Booked, payByCard } from '../../steps/bookings.ts';
import { mailSaying } from '../../steps/mail.ts';
import { openInPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { PASSWORD, signUp } from '../../steps/sign-up.ts';
import { makeAdmin, tokenOf } from '../../steps/team.ts';
import { makeVerifiedClinic, publishPackageOf } from '../../steps/verified-clinic.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
const NEXT_YEAR = new Date(Date.now() + 365 * DAY_MS).toISOString().slice(0, 10);
/** A deposit is due within a day: so far ahead, ten minutes are left of it. */
const TEN_MINUTES_LEFT = 1 - (10 * MINUTE_MS) / DAY_MS;
const ENDED = 1.25;
/** The same for a hold that began when the first had ended. */
const LATER = 3;
const OVER = 'Your time is no longer held';

let installation: Installation;
let clinic: Awaited<ReturnType<typeof makeVerifiedClinic>>;
let offer: string;
test.beforeAll(async () => {
  installation = await startInstallation({ isEmpty: true, takesPayments: true });
  const { origin, dataDir } = installation;
  const token = await tokenOf(origin, await makeAdmin(origin, dataDir));
  clinic = await makeVerifiedClinic(origin, 'Clínica Brisa Clara', { token, licensedUntil: NEXT_YEAR });
  const listed = { treatment: 'dental-implant-single', amount: 145_000, depositPercent: 30 };
  offer = packageIdOf(await publishPackageOf(origin, clinic, listed));
});
test.afterAll(() => installation.stop());

/** A new patient who holds a time for which a deposit is due. */
async function holdTime(browser: Browser): Promise<{ email: string; booking: Booked }> {
  const page = await browser.newPage({ baseURL: installation.origin });
  const email = await signUp(page, '/bookings');
  const booking = await book(page, { kind: 'treatment', clinic: clinic.clinic, package: offer });
  await acceptAs(installation.origin, clinic, booking);
  await page.close();
  return { email, booking };
}

/** Days later the session has ended: the patient signs in again, with a clock like the installation's. */
async function comeBack(browser: Browser, email: string, daysAhead: number): Promise<Page> {
  await installation.moveClock(daysAhead);
  const page = await browser.newPage({ baseURL: installation.origin });
  await page.clock.install({ time: Date.now() + daysAhead * DAY_MS });
  await signIn(page, email, PASSWORD, '/bookings');
  return page;
}

test('a time that is not paid is no longer held, and the way to another one is offered', async ({ browser }) => {
  const { email, booking } = await holdTime(browser);
  const payment = `/booking/payment?booking=${booking.id}`;

  const soon = await comeBack(browser, email, TEN_MINUTES_LEFT);
  await openInPortal(soon, payment);
  await expect(soon.getByText(/^Held for you for/)).toBeVisible();
  await expect(soon.getByRole('button', { name: /^Pay US\$/ })).toBeVisible();
  await soon.clock.fastForward('11:00');
  await expect(soon.getByText(OVER)).toBeVisible();
  await expect(soon.getByRole('button', { name: /^Pay US\$/ })).toHaveCount(0);
  await soon.close();

  const later = await comeBack(browser, email, ENDED);
  await openInPortal(later, payment);
  await expect(later.getByText(OVER)).toBeVisible();
  await expect(later.getByText('Canceled', { exact: true }).first()).toBeVisible();
  const again = later.getByRole('link', { name: 'Choose another time' });
  await expect(again).toHaveAttribute('href', new RegExp(`/start-journey/${offer}`));
  await later.close();
});

test('money that arrives after the hold has ended goes back, and the booking says so', async ({ browser }) => {
  const { email, booking } = await holdTime(browser);
  const payer = await browser.newPage({ baseURL: installation.origin });
  await signIn(payer, email, PASSWORD, '/bookings');
  await openInPortal(payer, `/booking/payment?booking=${booking.id}`);
  await payer.getByRole('button', { name: /^Pay US\$/ }).click();
  await payByCard(payer, 'late');
  await expect(payer.locator('form.fields')).toHaveCount(0);
  await payer.close();

  // While nothing is heard from the gateway, the hold ends.
  await installation.moveClock(LATER, { takesPayments: false });
  await installation.moveClock(LATER);
  const page = await browser.newPage({ baseURL: installation.origin });
  await page.clock.install({ time: Date.now() + LATER * DAY_MS });
  await signIn(page, email, PASSWORD, '/bookings');
  const main = page.getByRole('main');
  await expect(async () => {
    await openInPortal(page, `/bookings/${booking.id}`);
    await expect(main).toContainText('Paid after the booking was canceled', { timeout: 5000 });
  }).toPass();
  await expect(main.getByText('Canceled', { exact: true }).first()).toBeVisible();
  expect(await mailSaying(email, 'no longer held')).toContain('goes back to you automatically');
  await page.close();
});
