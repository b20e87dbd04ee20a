import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { listensToKeys } from '../../steps/keyboard.ts';
import { book } from '../../steps/book.ts';
import { enterAsAdmin, signInAsDemo } from '../../steps/portal.ts';

const stream = (page: Page) => page.getByRole('region', { name: 'Events' });
const rows = (page: Page, what: string | RegExp) => stream(page).getByRole('link', { name: what });

test('an admin sees a booking as it is made, holds the stream, filters, inspects and replays', async ({
  page,
  browser,
  origin,
}) => {
  await enterAsAdmin(page, '/admin/live');
  await expect(page.getByText('Live', { exact: true }).last()).toBeVisible();
  // The history of the demo.
  await expect(stream(page).getByRole('link').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const before = await rows(page, 'Booking requested').count();

  const patient = await (await browser.newContext({ baseURL: origin })).newPage();
  await signInAsDemo(patient, 'patient');
  await book(patient, { kind: 'consultation' });
  await expect(rows(page, 'Booking requested')).toHaveCount(before + 1, { timeout: 15_000 });

  // Paused, what is new waits.
  await page.keyboard.press('p');
  await expect(page.getByText('Paused')).toBeVisible();
  await book(patient, { kind: 'consultation' });
  const fresh = page.getByRole('button', { name: /^\d+ new events?$/ });
  await expect(fresh).toBeVisible({ timeout: 15_000 });
  await expect(rows(page, 'Booking requested')).toHaveCount(before + 1);
  await fresh.click();
  await expect(rows(page, 'Booking requested')).toHaveCount(before + 2);
  await page.keyboard.press('p');
  await expect(page.getByText('Paused')).toHaveCount(0);
  await patient.context().close();

  await page.getByRole('combobox', { name: 'Type' }).selectOption('booking');
  await expect(page).toHaveURL(/kind=booking/);
  await expect(stream(page).getByRole('link', { name: /message/ })).toHaveCount(0);

  // By keyboard: the first row, its details, and the record.
  await page.getByRole('heading', { level: 1 }).click();
  await listensToKeys(page);
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  const drawer = page.getByRole('dialog', { name: /^Booking/ });
  await expect(drawer.getByText('Reference')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const record = drawer.getByRole('link', { name: 'Open record' });
  await expect(record).toHaveAttribute('href', /\/admin\/bookings\/[0-9a-f-]{36}$/);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await page.getByRole('button', { name: 'Replay last hour' }).click();
  const time = page.getByRole('slider', { name: /^Replay at/ });
  await page.getByRole('button', { name: 'Minute forward' }).click();
  await time.press('End');
  await expect(rows(page, 'Booking requested').first()).toBeVisible();
  await time.press('Home');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect(time).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
});
