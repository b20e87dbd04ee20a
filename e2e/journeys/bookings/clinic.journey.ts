import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { idOfDay } from '../../demo-id.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { book } from '../../steps/book.ts';
import { dialogOf } from '../../steps/bookings.ts';
import { enterAs, inPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { signUp } from '../../steps/sign-up.ts';
import { adminToken } from '../../steps/team.ts';
import { makeVerifiedClinic } from '../../steps/verified-clinic.ts';

const NAME = 'Clínica Loma Verde';
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);

/** What a select shows. */
const chosenIn = (select: Locator) => select.locator('option:checked').innerText();

/** The status of the booking that is open. */
const status = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

test('a clinic accepts one booking and declines another, and both patients see the answer', async ({
  page,
  browser,
  origin,
}) => {
  const token = await adminToken(origin);
  const { email, password, clinic } = await makeVerifiedClinic(origin, NAME, { token, licensedUntil: NEXT_YEAR });
  const wanted = { kind: 'consultation', clinic } as const;
  await signUp(page, '/bookings');
  const [first, second] = [await book(page, wanted), await book(page, wanted)];

  const desk = await browser.newPage({ baseURL: origin });
  await signIn(desk, email, password, '/provider/bookings');
  await inPortal(desk);
  const main = desk.getByRole('main');
  await main.getByRole('link', { name: /^To answer\s*2$/ }).click();
  const row = main.getByRole('row').filter({ hasText: first.reference });
  await row.getByRole('link').click();
  await main.getByRole('button', { name: 'Accept' }).click();
  await dialogOf(desk).getByRole('button', { name: 'Accept' }).click();
  await expect(status(desk, 'Confirmed')).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);

  await desk.goto(`/provider/bookings/${second.id}`);
  await main.getByRole('button', { name: 'Decline' }).click();
  const submit = dialogOf(desk).getByRole('button', { name: 'Decline' });
  await submit.click();
  await dialogOf(desk).getByRole('textbox', { name: 'Reason' }).fill('We are closed that day.');
  await submit.click();
  await expect(status(desk, 'Declined')).toBeVisible();
  await desk.close();

  await page.goto(`/bookings/${first.id}`);
  await expect(status(page, 'Confirmed')).toBeVisible();
  await page.goto(`/bookings/${second.id}`);
  await expect(page.getByRole('main')).toContainText('We are closed that day.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Book again' })).toBeVisible();
});

test('a clinic moves a booking and gives it to a colleague, and its patient sees both and may cancel', async ({
  page,
  browser,
  origin,
}) => {
  const made = { token: await adminToken(origin), licensedUntil: NEXT_YEAR, colleagues: ['Bruno Salas Mena'] };
  const { email, password, clinic } = await makeVerifiedClinic(origin, 'Clínica Vista Serena', made);
  await signUp(page, '/bookings');
  const { id } = await book(page, { kind: 'consultation', clinic });

  const desk = await browser.newPage({ baseURL: origin });
  await signIn(desk, email, password, `/provider/bookings/${id}`);
  await inPortal(desk);
  const main = desk.getByRole('main');
  await expect(main.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Move' }).click();
  const dialog = dialogOf(desk);
  // The first day may have only one time left: clinics need notice.
  await dialog.getByRole('combobox', { name: 'New date' }).selectOption({ index: 2 });
  const time = dialog.getByRole('combobox', { name: 'New time' });
  // However many are free at a time, it is there once.
  const times = await time.getByRole('option').allTextContents();
  expect(times).toEqual([...new Set(times)]);
  await time.selectOption({ index: 2 });
  const hour = await chosenIn(time);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(desk.getByText('Booking moved')).toBeVisible();
  await expect(main).toContainText(hour);

  await main.getByRole('button', { name: 'Reassign' }).click();
  await dialog.getByRole('combobox', { name: 'New clinician or room' }).selectOption({ index: 1 });
  const colleague = await chosenIn(dialog.getByRole('combobox', { name: 'New clinician or room' }));
  expect(await axeViolations(desk)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Your clinician is ill.');
  await dialog.getByRole('button', { name: 'Reassign' }).click();
  await expect(desk.getByText('Booking reassigned')).toBeVisible();
  await expect(main).toContainText(colleague);
  await desk.close();

  await page.goto(`/bookings/${id}`);
  const own = page.getByRole('main');
  await expect(own).toContainText('The clinic changed this booking');
  await expect(own).toContainText(colleague);
  await expect(own).toContainText(hour);
  await expect(own.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
});

test('a visit that is over is completed, and nothing is left to do', async ({ page }) => {
  await enterAs(page, 'provider', `/provider/bookings/${idOfDay('booking/not-closed')}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Mark as completed' }).click();
  await dialogOf(page).getByRole('button', { name: 'Mark as completed' }).click();
  await expect(status(page, 'Completed')).toBeVisible();
  await expect(main).toContainText('Nothing to do for this booking now.');
});
