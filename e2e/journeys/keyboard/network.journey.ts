import { expect, test } from '../../fixtures/journey.ts';
import { goByKeys, tabTo } from '../../steps/keyboard.ts';
import { enterAs, settled } from '../../steps/portal.ts';

test('a network by keyboard alone: a renewal without its document, a note about a clinic', async ({ page }) => {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const key = (name: string) => page.keyboard.press(name);
  await enterAs(page, 'organization', '/organization/dashboard');
  await settled(page);

  // What expires: from the shortcut to the dialog, where a refused form leads to its fault and Escape leads back.
  await goByKeys(page, 'o');
  await expect(heading).toHaveText('Compliance');
  await expect(heading).toBeFocused();
  await tabTo(page, main.getByRole('link', { name: 'Month', exact: true }));
  await key('Enter');
  await expect(page).toHaveURL(/view=month/);
  const renew = main.getByRole('button', { name: /^Renew / }).first();
  await tabTo(page, renew);
  await key('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Upload', exact: true }));
  await key('Enter');
  await expect(dialog.getByLabel(/^Scan or photo/)).toBeFocused();
  await expect(dialog.getByRole('alert')).toContainText('Scan or photo: Choose the document.');
  await key('Escape');
  await expect(renew).toBeFocused();

  // A clinic that needs something: from its name on the dashboard to a note that survives a reload.
  await goByKeys(page, 'd');
  await settled(page);
  const clinic = main.locator('.desk-rows').first().getByRole('link').first();
  const name = await clinic.innerText();
  await tabTo(page, clinic);
  await key('Enter');
  await expect(heading).toHaveText(name);
  await tabTo(page, main.getByRole('link', { name: 'Notes' }));
  await key('Enter');
  const note = main.getByLabel('New note');
  await tabTo(page, note);
  await page.keyboard.type('Asked for the new license');
  await page.reload();
  await expect(note).toHaveValue('Asked for the new license');
  await tabTo(page, main.getByRole('button', { name: 'Add note' }));
  await key('Enter');
  await expect(main.getByText('Asked for the new license').first()).toBeVisible();
  await expect(note).toHaveValue('');
});
