import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { bookedJourney } from '../../steps/booked-journey.ts';
import { dialogOf } from '../../steps/bookings.ts';
import { openInPortal, signInAsDemo } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';

// The browser says so when the flight home is refused.
test.use({ expected: [/409 \(Conflict\)/] });

const HOTEL = 'Hotel Los Yoses, de la iglesia 200 metros al este, San Pedro';

/** The date so many days after an instant; noon is far from the ends of the clinic’s day. */
const dayAfter = (startsAt: string, days: number) =>
  new Date(Date.parse(startsAt.slice(0, 10)) + days * 24 * 3_600_000).toISOString().slice(0, 10);

const openEntry = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Add to itinerary' }).click();
  return dialogOf(page);
};

interface Ends {
  from: [date: string, time: string];
  to?: [date: string, time: string];
}

async function fillTimes(dialog: Locator, { from, to }: Ends): Promise<void> {
  const ends = [from, ...(to ? [to] : [])];
  for (const [place, [date, time]] of ends.entries()) {
    await dialog.getByLabel('Date', { exact: true }).nth(place).fill(date);
    await dialog.getByLabel('Time', { exact: true }).nth(place).fill(time);
  }
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Add to itinerary' }).click();

test('a patient does what is to do, plans the trip, and is kept from flying home too early', async ({
  page,
  browser,
  origin,
}) => {
  const desk = await browser.newPage({ baseURL: origin });
  await signInAsDemo(desk, 'provider');
  await signUp(page, '/');
  const { journey, startsAt } = await bookedJourney(page, desk);
  await openInPortal(page, `/journey/${journey}`);

  // A task of the patient's is done, and undone by its box; the deposit is done already.
  const checklist = page.getByRole('region', { name: 'Checklist' });
  const task = checklist.getByRole('checkbox', { name: 'Name the companion who travels along' });
  await task.click();
  await expect(checklist.getByText('2 done')).toBeVisible();
  await expect(checklist.getByText(/^2 of \d+$/)).toBeVisible();
  await checklist.getByText('2 done').click();
  await task.click();
  await expect(checklist.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(task).not.toBeChecked();
  await checklist.getByRole('button', { name: 'Add task' }).click();
  await dialogOf(page).getByLabel('What is to do').fill('Ask Daniela to water the plants');
  await dialogOf(page).getByLabel('Due by').fill(dayAfter(startsAt, -1));
  await dialogOf(page).getByRole('button', { name: 'Add task' }).click();
  await checklist.getByText(/more, later$/).click();
  await expect(checklist.getByRole('checkbox', { name: 'Ask Daniela to water the plants' })).toBeVisible();

  const itinerary = page.getByRole('region', { name: 'Itinerary', exact: true });
  await expect(itinerary.getByText('Day 0')).toBeVisible();
  await expect(itinerary.getByText('First day to fly home', { exact: true })).toBeVisible();

  let dialog = await openEntry(page);
  const arrives = dayAfter(startsAt, -4);
  await fillTimes(dialog, { from: [arrives, '15:00'], to: [arrives, '08:00'] });
  await submit(dialog);
  await expect(dialog.getByText(/^This is not after the start/).first()).toBeVisible();
  await fillTimes(dialog, { from: [arrives, '08:15'], to: [arrives, '16:20'] });
  await dialog.getByLabel('Flight number').fill('LR 1284');
  expect(await axeViolations(page)).toEqual([]);
  await submit(dialog);
  await expect(itinerary.getByText('Flight to San José', { exact: true })).toBeVisible();
  await expect(itinerary.getByText('Day −4')).toBeVisible();

  // Two days after the treatment nobody flies home; what was typed stays.
  dialog = await openEntry(page);
  await dialog.getByLabel('What', { exact: true }).selectOption({ label: 'Flight home' });
  await fillTimes(dialog, { from: [dayAfter(startsAt, 2), '13:05'] });
  await dialog.getByLabel('Flight number').fill('LR 1285');
  await submit(dialog);
  await expect(dialog.getByText(/is on day 2 after the treatment/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Source: CDC/ })).toHaveAttribute('href', /^https:\/\/www\.cdc\.gov/);
  await expect(dialog.getByLabel('Flight number')).toHaveValue('LR 1285');
  expect(await axeViolations(page)).toEqual([]);
  const leaves = dayAfter(startsAt, 60);
  await fillTimes(dialog, { from: [leaves, '13:05'] });
  await submit(dialog);
  await expect(itinerary.getByText('Flight home', { exact: true })).toBeVisible();

  // Nights without a bed are said, until there is one.
  const nights = page.getByRole('region', { name: 'Nights without a place to stay' });
  await nights.getByRole('button', { name: 'Add stay' }).click();
  dialog = dialogOf(page);
  await dialog.getByLabel('What', { exact: true }).selectOption({ label: 'Stay' });
  await fillTimes(dialog, { from: [arrives, '17:00'], to: [leaves, '10:00'] });
  await dialog.getByLabel('Address for the driver').fill(HOTEL);
  await dialog.getByLabel('Phone').fill('+506 2555 0164');
  await submit(dialog);
  await expect(nights).toHaveCount(0);

  const show = itinerary.getByRole('button', { name: /^Show large/ });
  await show.click();
  await expect(dialogOf(page)).toContainText(HOTEL);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(show).toBeFocused();

  const file = page.waitForEvent('download');
  await itinerary.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);
  await itinerary.getByRole('button', { name: 'Emergency card' }).click();
  await expect(dialogOf(page)).toContainText('Emergency services in Costa Rica: 911');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  // The clinic sees the same, and adds to it.
  await openInPortal(desk, `/provider/journeys/${journey}`);
  const plan = desk.getByRole('region', { name: 'Itinerary', exact: true });
  await expect(plan.getByText('LR 1284')).toBeVisible();
  const tasks = desk.getByRole('region', { name: 'Checklist' });
  await tasks.getByText(/more, later$/).click();
  await expect(tasks.getByText('Ask Daniela to water the plants')).toBeVisible();
  dialog = await openEntry(desk);
  await dialog.getByLabel('What', { exact: true }).selectOption({ label: 'Appointment' });
  await dialog.getByLabel('Title').fill('Blood tests and chest X-ray');
  await fillTimes(dialog, { from: [dayAfter(startsAt, -3), '07:30'] });
  await submit(dialog);
  await expect(plan.getByText('Blood tests and chest X-ray', { exact: true })).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);
  await desk.close();
  await page.reload();
  await expect(itinerary.getByText('Blood tests and chest X-ray', { exact: true })).toBeVisible();
});
