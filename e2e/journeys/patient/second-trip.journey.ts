import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { openInPortal, signInAsDemo } from '../../steps/portal.ts';

test('a patient books the second trip of a treatment, sees it on the journey, calls it off and can book again', async ({
  page,
}) => {
  await signInAsDemo(page, 'patient');
  const { data } = await callAs<{ data: { id: string; actions: string[] }[] }>(page, 'GET', '/journeys');
  const id = data.find(({ actions }) => actions.includes('book_return'))?.id;
  await openInPortal(page, `/journey/${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Treatment from');
  await main.getByRole('link', { name: 'Choose a time' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Second trip');
  await expect(main).toContainText('included in the price');

  await main.getByRole('button', { name: 'Book this time' }).click();
  await expect(main.getByText('Choose a time first.')).toBeVisible();
  await main.getByRole('combobox', { name: 'Day' }).selectOption({ index: 4 });
  await main.getByRole('radio').first().check();
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Book this time' }).click();

  await expect(page).toHaveURL(new RegExp(`/journey/${id}$`));
  await expect(main.getByRole('heading', { name: 'Second trip', exact: true, level: 2 })).toBeVisible();
  await expect(main.getByText('Preparing').first()).toBeVisible();
  // The outbox plans its tasks a moment later.
  await expect(async () => {
    await openInPortal(page, `/journey/${id}`);
    await expect(main.getByText('Book flights for the second trip').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);

  await main.getByRole('link', { name: 'Change or cancel' }).click();
  await expect(main).toContainText('included in the price of the first');
  await main.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = dialogOf(page);
  // What it costs is shown before it can be canceled.
  await expect(dialog).toContainText('Canceling is free.');
  await dialog.getByRole('textbox').fill('My flight was canceled.');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  // The answer is there, not only a text that names what canceling means: leaving earlier would break off the call.
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
  await expect(main.getByText('Canceled').first()).toBeVisible();

  // The outbox tells the journey a moment later.
  await expect(async () => {
    await openInPortal(page, `/journey/${id}`);
    await expect(main.getByRole('link', { name: 'Choose a time' })).toBeVisible({ timeout: 2000 });
  }).toPass();
});
