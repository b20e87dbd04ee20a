import { expect, test } from '../../fixtures/journey.ts';
import { goByKeys, tabTo } from '../../steps/keyboard.ts';
import { enterAsAdmin, settled } from '../../steps/portal.ts';

test('an admin by keyboard alone: suspend a clinic and undo it, answer support with a saved reply', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const key = (name: string) => page.keyboard.press(name);
  await enterAsAdmin(page, '/admin/dashboard');
  await settled(page);

  // From a misspelled name in the palette to a clinic that no visitor sees, its menu and the dialog.
  await key('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('casa serneo');
  await expect(page.getByRole('option', { name: /^Casa Sereno Banderas .* Not verified/ })).toBeVisible();
  await key('Enter');
  await expect(heading).toHaveText('Casa Sereno Banderas');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('navigation').getByRole('link', { name: /^Clinics/ })).toBeInViewport();
  const menu = main.locator('summary', { hasText: 'Actions' }).first();
  await tabTo(page, menu);
  await key('Enter');
  await tabTo(page, main.getByRole('button', { name: 'Suspend', exact: true }));
  await key('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('No answer to two reminders.');
  await tabTo(page, dialog.getByRole('button', { name: 'Suspend clinic' }));
  await key('Enter');
  const suspended = main.getByText('Suspended', { exact: true });
  await expect(suspended).toBeVisible();
  await expect(menu).toBeFocused();
  await key('Control+z');
  await expect(suspended).toHaveCount(0);

  // A support request: the saved reply is put into the message, under the person's name.
  await goByKeys(page, 's');
  await expect(heading).toHaveText('Support requests');
  await tabTo(page, main.getByRole('link', { name: 'Can I book the flight home now?' }).first());
  await key('Enter');
  const message = main.getByLabel('Message', { exact: true });
  await expect(message).toBeVisible();
  await tabTo(page, main.locator('summary', { hasText: 'Insert a saved reply' }));
  await key('Enter');
  await tabTo(page, main.getByRole('button', { name: /^Flying home/ }));
  await key('Enter');
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/^Hello Ana,/);
});
