import { expect, test } from '../../fixtures/journey.ts';
import { enterAsPatient } from '../../steps/portal.ts';
import { enterAsTeam } from '../../steps/team.ts';

test('a feature that goes off is gone for a patient, and comes back by undo', async ({ page, browser, origin }) => {
  await enterAsTeam(page, origin, '/admin/configuration');
  await page.getByRole('main').getByRole('searchbox', { name: 'Find a feature' }).fill('favorites');
  await page.getByRole('main').getByRole('link', { name: 'Saved', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Saved' });
  await drawer.getByRole('switch', { name: 'Enabled' }).uncheck();
  await expect(drawer.getByText('Enabled: On → Off')).toBeVisible();
  await drawer.getByLabel('Reason').fill('The lists are being repaired');
  await drawer.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(drawer.getByRole('list', { name: 'History' })).toContainText('The lists are being repaired');

  const other = await browser.newContext();
  const patient = await other.newPage();
  await enterAsPatient(patient, '/profile');
  const saved = patient.getByRole('navigation').getByRole('link', { name: 'Saved', exact: true });
  await expect(saved).toHaveCount(0);

  await drawer.getByRole('button', { name: 'Roll back change 1' }).click();
  await drawer.getByLabel('Reason').fill('The lists are repaired');
  await drawer.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(drawer.getByRole('list', { name: 'History' })).toContainText('The lists are repaired');
  await patient.evaluate(() => sessionStorage.clear());
  await patient.reload();
  await expect(saved.first()).toBeVisible();
  await other.close();

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});
