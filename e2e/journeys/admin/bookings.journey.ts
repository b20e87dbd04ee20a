import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { enterAs } from '../../steps/portal.ts';

const CLINIC = 'Clínica Valle Central';

test('an admin looks at a week of bookings, then at one clinic’s, and opens one of them', async ({ page }) => {
  await enterAs(page, 'admin', '/admin/bookings');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Week' }).click();
  await expect(main.getByText('Times at each clinic')).toBeVisible();
  const clinic = main.getByRole('combobox', { name: 'Clinic' });
  await clinic.selectOption({ label: CLINIC });
  await expect(page).toHaveURL(/[?&]clinic=/);
  await expect(main.getByText('Times in Costa Rica')).toBeVisible();
  const slots = main.getByRole('listitem');
  await expect(slots.first()).toContainText(CLINIC);
  expect(await axeViolations(page)).toEqual([]);

  // The chosen clinic and day stay in the other views.
  await main.getByRole('button', { name: 'Next week' }).click();
  await main.getByRole('link', { name: 'Day' }).click();
  await expect(page).toHaveURL(/[?&]clinic=.*[?&]day=|[?&]day=.*[?&]clinic=/);
  await expect(clinic.getByRole('option', { name: CLINIC })).toHaveJSProperty('selected', true);
  await main.getByRole('link', { name: 'Week' }).click();
  await main.getByRole('button', { name: 'Today' }).click();
  await slots.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}/);
  await expect(main).toContainText(CLINIC);
});
