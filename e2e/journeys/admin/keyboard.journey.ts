import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { enterAsAdmin } from '../../steps/portal.ts';

const REGISTER = 'Código;Nombre;Provincia;Localidad\n7001;CLINICA FLOR DE LAS TECLAS;Salta;SALTA\n';

test.describe('acting as a clinic', () => {
  // What the clinic’s dashboard and badges read may be on its way while one leaves.
  test.use({ expected: [/403 \(Forbidden\) \(.*\/api\/v1\/provider\//] });

  test('by keyboard alone: enter a clinic with a reason, extend, leave', async ({ page }) => {
    await enterAsAdmin(page, '/admin/providers?q=Pedra+Bonita');
    const main = page.getByRole('main');
    const credentials = main.getByRole('combobox', { name: 'Credentials' });
    await tabTo(page, credentials);
    await credentials.selectOption('expiring');
    await expect(page).toHaveURL(/credentials=expiring/);
    await expect(credentials).toBeFocused();
    await credentials.selectOption('');
    await expect(page).not.toHaveURL(/credentials=/);
    await expect(credentials).toBeFocused();
    await tabTo(page, main.getByRole('link', { name: /^Preview .*Pedra Bonita/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Open details' }));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: /Pedra Bonita/ })).toBeVisible();
    await tabTo(page, main.getByRole('button', { name: 'Act as clinic' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Act as / });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('The clinic asked for help with its credentials');
    await tabTo(page, dialog.getByRole('button', { name: 'Act as clinic' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/provider\/[\w-]{36}\/dashboard$/);
    const banner = page.getByRole('region', { name: 'Acting as a clinic' });
    await expect(banner).toContainText('60 min left');
    await tabTo(page, banner.getByRole('button', { name: 'Extend' }));
    const extended = page.waitForResponse((response) => response.url().endsWith('/provider-context/extend'));
    await page.keyboard.press('Enter');
    expect((await extended).status()).toBe(200);
    await expect(banner).toContainText('60 min left');
    await tabTo(page, banner.getByRole('button', { name: 'Exit' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/providers/);
    await expect(banner).toHaveCount(0);
  });
});

test('by keyboard alone: change a rule, look at what it leads to, and take it back', async ({ page }) => {
  await enterAsAdmin(page, '/admin/configuration');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('searchbox', { name: 'Find a feature' }));
  await page.keyboard.type('admin_debug');
  const feature = main.getByRole('link', { name: 'Debug', exact: true });
  await tabTo(page, feature);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Debug' });
  await expect(drawer).toBeVisible();
  await tabTo(page, drawer.getByRole('switch', { name: 'Enabled' }));
  await page.keyboard.press('Space');
  await expect(drawer.getByText('Enabled: On → Off')).toBeVisible();
  await tabTo(page, drawer.getByText('Preview with these changes'));
  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('button', { name: 'Preview', exact: true }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('As a new account (Patient)')).toBeVisible();
  await tabTo(page, drawer.getByRole('switch', { name: 'Enabled' }));
  await page.keyboard.press('Space');
  await expect(drawer.getByText('Enabled: On → Off')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(feature).toBeFocused();
});

test('by keyboard alone: try a register without importing it', async ({ page }) => {
  await enterAsAdmin(page, '/admin/imports');
  const main = page.getByRole('main');
  const field = main.getByLabel(/Upload facility registry/);
  await tabTo(page, field);
  await field.setInputFiles({ name: 'teclas.csv', mimeType: 'text/csv', buffer: Buffer.from(REGISTER) });
  await expect(page).toHaveURL(/\/admin\/imports\/[0-9a-f-]{36}$/);
  await tabTo(page, main.getByLabel('Name shown in listings'));
  await page.keyboard.type('Registro de las teclas');
  await tabTo(page, main.getByLabel('Country', { exact: true }));
  await page.keyboard.type('AR');
  await tabTo(page, main.getByRole('button', { name: 'Apply settings' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reading the registry again')).toBeVisible();
  await tabTo(page, main.getByRole('button', { name: 'Start test run' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Result of the test run' })).toBeVisible();
});

test('by keyboard alone: try a word for a treatment, and leave the treatment as it is', async ({ page }) => {
  await enterAsAdmin(page, '/admin/treatment-listings?q=veneers');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: /veneer/i }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/treatment-listings\/veneer-porcelain$/);
  await tabTo(page, main.getByLabel('Synonyms (English)'));
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nteclado blanco');
  await expect(main.getByText('Changed: Synonyms (EN)')).toBeVisible();
  await tabTo(page, main.getByLabel('Test a search'));
  await page.keyboard.type('teclado blanco');
  await tabTo(page, main.getByRole('button', { name: 'Test', exact: true }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('list', { name: 'With your changes' }).getByRole('listitem').first()).toContainText(
    /veneer/i,
  );
});
