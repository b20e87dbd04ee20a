import { expect, test } from '../../fixtures/journey.ts';
import { enterAs, inPortal } from '../../steps/portal.ts';

// Asking for a clinic after it was left is answered 403, which the browser mentions in its console.
test.use({ expected: [/403 \(Forbidden\)/] });

test('an organization enters one of its clinics, changes something, and leaves', async ({ page }) => {
  await enterAs(page, 'organization', '/organization/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rede Araucária Saúde');
  await main.getByRole('link', { name: 'Clinics', exact: true }).click();
  await inPortal(page);
  await main.getByLabel('Name or place').fill('pedra');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/q=pedra/);
  await expect(main.getByRole('rowheader', { name: /Clínica Pedra Bonita/ })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Act as / })).toHaveCount(1);
  await main.getByRole('button', { name: 'Act as Clínica Pedra Bonita' }).click();

  await expect(page).toHaveURL(/\/provider\/[\w-]{36}\/dashboard$/);
  const banner = page.getByRole('region', { name: 'Acting as a clinic' });
  await expect(banner).toContainText('Acting as Clínica Pedra Bonita');
  await expect(main.getByText('This clinic has no requests to answer.').first()).toBeVisible();
  await page.goto(page.url().replace('/dashboard', '/settings'));
  await inPortal(page);
  await expect(main.getByText('This clinic manages its own team.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Send invitation' })).toHaveCount(0);
  const postal = main.getByLabel('Postal code');
  const before = await postal.inputValue();
  await postal.fill('22290-999');
  await postal.blur();
  // It was entered to look around: the first change asks for a reason, and is then made.
  const dialog = page.getByRole('dialog', { name: 'Make changes at Clínica Pedra Bonita' });
  await dialog.getByRole('textbox').fill('The clinic asked us to correct its address');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const address = main.getByRole('form', { name: 'Address' });
  await expect(address.getByText(/Saved \d/)).toBeVisible();
  await postal.fill(before);
  await postal.blur();
  await expect(address.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

  await banner.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/organization\/providers$/);
  await expect(banner).toHaveCount(0);
});

test('an organization sees which credentials end, and asks why before it lets a clinic go', async ({ page }) => {
  await enterAs(page, 'organization', '/organization/compliance');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Next 90 days' })).toBeVisible();
  await expect(main.getByRole('table', { name: 'By clinic' }).getByRole('row')).toHaveCount(7);
  await page.goto('/organization/providers');
  const clinic = main.getByRole('row', { name: /Clínica Serra Velha/ });
  await clinic.locator('.action-menu > summary').click();
  await clinic.getByRole('button', { name: 'Remove clinic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 1 clinic?' });
  await expect(dialog).toContainText('Clínica Serra Velha');
  await expect(dialog).toContainText('anyone acting as one loses access immediately');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByRole('rowheader', { name: /Clínica Serra Velha/ })).toBeVisible();
});
