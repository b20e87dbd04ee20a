import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { PROVIDER } from '../../pages.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { composer, otherSide, thread } from '../../steps/messages.ts';
import { enterAs, openInPortal, signInAsDemo } from '../../steps/portal.ts';

test('a clinic proposes times in a message, and the patient books one of them from it', async ({ page, origin }) => {
  await enterAs(page, 'provider', '/provider/messages');
  const { id: clinic } = await callAs<{ id: string }>(page, 'GET', `/providers/${PROVIDER}?language=en`);
  const patient = await otherSide(origin, 'patient');
  const { id } = await patient.begin({
    recipient_id: clinic,
    recipient_type: 'provider',
    subject: 'A talk before I decide',
    initial_message: 'Can I talk to a surgeon first?',
  });
  await openInPortal(page, `/provider/messages/${id}`);
  await page.getByRole('button', { name: 'Propose times' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: 'Visit' }).selectOption({ label: 'Video consultation' });
  // Other journeys book the first days and the last ones.
  await dialog.getByRole('combobox', { name: 'Day' }).selectOption({ index: 9 });
  await dialog.getByRole('button', { name: 'Add to message' }).click();
  await expect(dialog.getByText('Choose at least one time.')).toBeVisible();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('combobox', { name: 'Day' }).selectOption({ index: 10 });
  await dialog.getByRole('checkbox').first().check();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add to message' }).click();

  // What is chosen stays with the draft.
  const held = page.getByText(/^2 times with/);
  await expect(held).toBeVisible();
  await page.reload();
  await expect(held).toBeVisible();
  await composer(page).fill('Which of these suits you?');
  await composer(page).press('Enter');
  const card = thread(page).getByRole('region', { name: 'Proposed times' });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByText('Free', { exact: true })).toHaveCount(2);
  await expect(held).toHaveCount(0);

  await signInAsDemo(page, 'patient');
  await page.setViewportSize({ width: 390, height: 844 });
  await openInPortal(page, `/messages/${id}`);
  await expect(card.getByRole('link', { name: /^Book / })).toHaveCount(2);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await card
    .getByRole('link', { name: /^Book / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/booking\/review\?.*kind=online.*starts=/);
  await page.getByRole('main').getByRole('button', { name: 'Book this time' }).click();
  await expect(page).toHaveURL(/\/booking\/confirmation/);

  await openInPortal(page, `/messages/${id}`);
  await expect(card.getByText('Booked')).toBeVisible();
  await card.getByRole('link', { name: 'Open booking' }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/);
});
