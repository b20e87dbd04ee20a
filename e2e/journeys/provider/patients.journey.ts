import { readFileSync } from 'node:fs';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { book } from '../../steps/book.ts';
import { dialogOf } from '../../steps/bookings.ts';
import { inPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { signUp } from '../../steps/sign-up.ts';
import { adminToken } from '../../steps/team.ts';
import { makeVerifiedClinic } from '../../steps/verified-clinic.ts';

const NAME = 'Clínica Cerro Azul';
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);

test('a clinic finds whoever booked, reaches them once a booking is confirmed, and exports the list', async ({
  page,
  browser,
  origin,
}) => {
  const token = await adminToken(origin);
  const { email, password, clinic } = await makeVerifiedClinic(origin, NAME, { token, licensedUntil: NEXT_YEAR });
  const desk = await browser.newPage({ baseURL: origin });
  await signIn(desk, email, password, '/provider/patients');
  await inPortal(desk);
  const main = desk.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No patients yet' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go to availability' })).toBeVisible();

  await signUp(page, '/bookings');
  const booked = await book(page, { kind: 'consultation', clinic });
  await desk.reload();
  await main.getByRole('link', { name: /^To answer\s*1$/ }).click();
  await main.getByRole('searchbox', { name: 'Name or reference' }).fill(booked.reference);
  await main.getByRole('searchbox', { name: 'Name or reference' }).press('Enter');
  await expect(main.getByRole('row')).toHaveCount(2);

  const saved = desk.waitForEvent('download');
  await main.getByRole('button', { name: 'Export as CSV' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file).toContain('to_answer,1');
  expect(file).not.toContain('@');

  await main.getByRole('rowheader').getByRole('link').click();
  await expect(main.getByRole('heading', { name: 'Bookings at this clinic' })).toBeVisible();
  await expect(main).toContainText('appear once the clinic accepts a booking');
  await expect(main.getByRole('link', { name: /@/ })).toHaveCount(0);
  expect(await axeViolations(desk)).toEqual([]);
  const record = desk.url();

  await main.getByRole('rowheader').getByRole('link').click();
  await expect(desk).toHaveURL(new RegExp(`/provider/bookings/${booked.id}$`));
  await main.getByRole('button', { name: 'Accept' }).click();
  await dialogOf(desk).getByRole('button', { name: 'Accept' }).click();
  await expect(main.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await desk.goto(record);
  await expect(main.getByRole('link', { name: /@/ })).toBeVisible();
  await expect(main).not.toContainText('appear once the clinic accepts a booking');

  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto('/provider/patients');
  await expect(main.getByRole('link', { name: /^Upcoming\s*1$/ })).toBeVisible();
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await desk.close();

  await page.goto('/activity');
  await expect(page.getByRole('main')).toContainText('A clinic opened your patient record');
});
