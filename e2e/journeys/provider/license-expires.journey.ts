import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey.ts';
import { type Installation, startInstallation } from '../../fixtures/installation.ts';
import { mailSaying } from '../../steps/mail.ts';
import { packageCard } from '../../steps/packages.ts';
import { openInPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { ADMIN_PASSWORD, makeAdmin, tokenOf } from '../../steps/team.ts';
import { makeVerifiedClinic, publishPackageOf } from '../../steps/verified-clinic.ts';

const NAME = 'Clínica Sierra Blanca';
const DAY_MS = 24 * 3_600_000;
/** Its license is valid through tomorrow, wherever the clinic is. */
const TOMORROW = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
const BOOK = 'Book a time';
const ASK = 'Ask a question instead';
const CLOSED = 'Takes no new requests: its license has expired';

let installation: Installation;
test.beforeAll(async () => {
  installation = await startInstallation({ isEmpty: true });
});
test.afterAll(() => installation.stop());

// What the form answers once the license has expired has that status.
test.use({ expected: [/409 \(Conflict\)/] });

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
  const adminEmail = await makeAdmin(origin, installation.dataDir);
  const token = await tokenOf(origin, adminEmail);
  const { email, password, clinic } = await makeVerifiedClinic(origin, NAME, { token, licensedUntil: TOMORROW });
  const address = await publishPackageOf(
    origin,
    { email, password },
    { treatment: 'dental-implant-single', amount: 145_000 },
  );
  const list = address.split('/').slice(0, -1).join('/');

  const visitor = await (await browser.newContext({ baseURL: origin })).newPage();
  const card = packageCard(visitor).filter({ hasText: NAME });
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

  await installation.moveClock(3);
  const reader = await visitor.context().newPage();
  const read = packageCard(reader).filter({ hasText: NAME });
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
  await reader.goto(`/booking/consultation?provider=${clinic}`);
  await expect(reader.getByText(`${NAME} takes no new requests`)).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Send request' })).toHaveCount(0);

  expect(await mailSaying(email, 'no longer verified')).toContain('/provider/credentials');
  expect(await mailSaying(adminEmail, 'verification has expired')).toContain(`/admin/providers/${clinic}`);
  const owner = await (await browser.newContext({ baseURL: origin })).newPage();
  await signIn(owner, email, password, '/provider/dashboard');
  await expect(owner.getByRole('main')).toContainText('can’t send new requests');
  await findNotification(owner, `${NAME} is no longer verified`, /\/provider\/dashboard$/);
  const admin = await (await browser.newContext({ baseURL: origin })).newPage();
  await signIn(admin, adminEmail, ADMIN_PASSWORD, '/admin/dashboard');
  await findNotification(
    admin,
    `${NAME} is no longer verified`,
    new RegExp(`/admin/providers/${clinic}\\?tab=documents$`),
  );
  for (const page of [owner, visitor, admin]) await page.context().close();
});
