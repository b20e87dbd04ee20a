import type { Browser, Page } from '@playwright/test';
import { type Installation, startInstallation } from '../fixtures/installation.ts';
import { expect, test } from '../fixtures/journey.ts';
import { book } from '../steps/book.ts';
import { acceptAs, type Booked, payByCard } from '../steps/bookings.ts';
import { mailSaying } from '../steps/mail.ts';
import { packageCard, packageIdOf } from '../steps/packages.ts';
import { openInPortal } from '../steps/portal.ts';
import { signIn } from '../steps/session.ts';
import { PASSWORD, signUp } from '../steps/sign-up.ts';
import { ADMIN_PASSWORD, makeAdmin, tokenOf } from '../steps/team.ts';
import { makeVerifiedClinic, publishPackageOf } from '../steps/verified-clinic.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
const NEXT_YEAR = new Date(Date.now() + 365 * DAY_MS).toISOString().slice(0, 10);
/** A deposit is due within a day: so far ahead, ten minutes are left of it. */
const TEN_MINUTES_LEFT = 1 - (10 * MINUTE_MS) / DAY_MS;
const ENDED = 1.25;
/** The same for a hold that began when the first had ended. */
const LATER = 3;
const OVER = 'Your time is no longer held';

const SIERRA = 'Clínica Sierra Blanca';
/** After this journey's license, which is valid for another day wherever the clinic is. */
const EXPIRED = LATER + 3;
const BOOK = 'Book a time';
const ASK = 'Ask a question instead';
const CLOSED = 'Takes no new requests: its license has expired';

// What a clinic, its patients and the team meet as days pass, in one installation: each start of one takes ten seconds of a processor. Its
// clock goes forward from test to test.
let installation: Installation;
let adminEmail: string;
let clinic: Awaited<ReturnType<typeof makeVerifiedClinic>>;
let offer: string;
test.beforeAll(async () => {
  installation = await startInstallation({ isEmpty: true, takesPayments: true });
  const { origin, dataDir } = installation;
  adminEmail = await makeAdmin(origin, dataDir);
  const token = await tokenOf(origin, adminEmail);
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

/** The notification in the app, and where it leads. */
async function findNotification(page: Page, title: string, to: RegExp): Promise<void> {
  await openInPortal(page, '/notifications');
  const told = page.getByRole('main').getByRole('link', { name: title });
  await expect(told).toHaveAttribute('href', to);
}

test('a clinic whose license expires loses its badge and gets no new requests, and those concerned are told', async ({
  browser,
}) => {
  const { origin } = installation;
  const token = await tokenOf(origin, adminEmail);
  const tomorrow = new Date(Date.now() + (installation.daysAhead() + 1) * DAY_MS).toISOString().slice(0, 10);
  const {
    email,
    password,
    clinic: sierra,
  } = await makeVerifiedClinic(origin, SIERRA, { token, licensedUntil: tomorrow });
  const address = await publishPackageOf(
    origin,
    { email, password },
    { treatment: 'dental-implant-single', amount: 145_000 },
  );
  const list = address.split('/').slice(0, -1).join('/');

  const visitor = await (await browser.newContext({ baseURL: origin })).newPage();
  const card = packageCard(visitor).filter({ hasText: SIERRA });
  await expect(async () => {
    await visitor.goto(list);
    await expect(card.getByRole('link', { name: /^Verified/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await visitor.goto(address);
  await expect(visitor.getByRole('link', { name: BOOK }).first()).toBeVisible();
  await visitor.getByRole('link', { name: ASK }).first().click();
  await visitor.getByRole('textbox', { name: 'Message' }).fill('Could I come in spring?');
  await visitor.getByRole('textbox', { name: 'Full name' }).fill('Rosa Delgado');
  await visitor.getByRole('textbox', { name: 'Email' }).fill('rosa@example.com');
  await visitor.getByLabel(/I agree that my details/).check();
  await visitor.getByLabel(/I agree that my request/).check();

  await installation.moveClock(EXPIRED);
  const reader = await visitor.context().newPage();
  const read = packageCard(reader).filter({ hasText: SIERRA });
  await expect(async () => {
    await reader.goto(list);
    await expect(read.getByRole('link', { name: /^Verification expired/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(read.getByRole('link', { name: /^Verified/ })).toHaveCount(0);
  await expect(read.getByText(/^First free day/)).toHaveCount(0);

  // The request that was half typed is not sent, and nothing of it is lost.
  await visitor.getByRole('button', { name: 'Send request' }).click();
  await expect(visitor.getByRole('alert')).toContainText('it takes no new requests');
  await expect(visitor.getByRole('textbox', { name: 'Message' })).toHaveValue('Could I come in spring?');

  for (const path of [address, `/providers/${new URL(address, origin).pathname.split('/').at(-1)?.slice(0, -37)}`]) {
    await reader.goto(path);
    await expect(reader.getByText('Verification expired').first()).toBeVisible();
    await expect(reader.getByText(CLOSED).first()).toBeVisible();
    await expect(reader.getByRole('link', { name: /^Verified/ })).toHaveCount(0);
    for (const way of [BOOK, ASK, 'Request a consultation'])
      await expect(reader.getByRole('link', { name: way })).toHaveCount(0);
    await expect(reader.getByRole('link', { name: /^Book this time/ })).toHaveCount(0);
  }
  await reader.goto(`/booking/consultation?provider=${sierra}`);
  await expect(reader.getByText(`${SIERRA} takes no new requests`)).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Send request' })).toHaveCount(0);

  expect(await mailSaying(email, 'no longer verified')).toContain('/provider/credentials');
  expect(await mailSaying(adminEmail, 'verification has expired')).toContain(`/admin/providers/${sierra}`);
  const owner = await (await browser.newContext({ baseURL: origin })).newPage();
  await signIn(owner, email, password, '/provider/dashboard');
  await expect(owner.getByRole('main')).toContainText('can’t send new requests');
  await findNotification(owner, `${SIERRA} is no longer verified`, /\/provider\/dashboard$/);
  const admin = await (await browser.newContext({ baseURL: origin })).newPage();
  await signIn(admin, adminEmail, ADMIN_PASSWORD, '/admin/dashboard');
  await findNotification(
    admin,
    `${SIERRA} is no longer verified`,
    new RegExp(`/admin/providers/${sierra}\\?tab=documents$`),
  );
  for (const page of [owner, visitor, admin]) await page.context().close();
});
