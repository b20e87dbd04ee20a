import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey.ts';
import { enterAs, inPortal } from '../../steps/portal.ts';

// What is asked for a clinic that was left in another tab is answered 403, which the browser mentions in its console.
test.use({ expected: [/403 \(Forbidden\)/] });

const CLINIC = 'Clínica Mirador del Aburrá';
const banner = (page: Page) => page.getByRole('region', { name: 'Acting as a clinic' });

/** Opens the record of a clinic as the administrator, and enters it with a reason. */
async function enterClinic(page: Page): Promise<void> {
  await enterAs(page, 'admin', '/admin/providers?q=Mirador+del+Aburr%C3%A1');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: CLINIC }).first().click();
  await expect(main.getByRole('heading', { level: 1, name: CLINIC })).toBeVisible();
  await main.getByRole('button', { name: 'Act as clinic' }).click();
  const dialog = page.getByRole('dialog', { name: `Act as ${CLINIC}` });
  await dialog.getByRole('textbox').fill('The clinic asked us to correct its address');
  await dialog.getByRole('button', { name: 'Act as clinic' }).click();
  await expect(page).toHaveURL(/\/provider\/[\w-]{36}\/dashboard$/);
  await expect(banner(page)).toContainText(`Acting as ${CLINIC} · 60 min left`);
}

test('an admin enters a clinic with a reason, acts, extends, and leaves; the clinic reads both names', async ({
  page,
}) => {
  await enterClinic(page);
  const main = page.getByRole('main');
  await page.goto(page.url().replace('/dashboard', '/settings'));
  await inPortal(page);
  const postal = main.getByLabel('Postal code');
  const before = await postal.inputValue();
  await postal.fill('050021');
  await postal.blur();
  await expect(main.getByRole('form', { name: 'Address' }).getByText(/Saved \d/)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Extend' }).click();
  await expect(banner(page)).toContainText('60 min left');

  await page.goto(page.url().replace('/settings', '/activity'));
  await inPortal(page);
  await expect(main).toContainText('Mara Quintero');
  await expect(main).toContainText('The clinic asked us to correct its address');

  await page.goto(page.url().replace('/activity', '/settings'));
  await inPortal(page);
  await postal.fill(before || '050001');
  await postal.blur();
  await expect(main.getByRole('form', { name: 'Address' }).getByText(/Saved \d/)).toBeVisible();
  const inside = page.url();
  await banner(page).getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/admin\/providers/);
  await expect(banner(page)).toHaveCount(0);
  await page.goto(inside);
  await expect(page).toHaveURL(/\/admin\/providers$/);
});

test('a clinic that was left in another tab is lost under one’s hands, and what was typed stays', async ({
  page,
  context,
}) => {
  await enterClinic(page);
  const main = page.getByRole('main');
  await page.goto(page.url().replace('/dashboard', '/settings'));
  await inPortal(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await inPortal(other);
  await banner(other).getByRole('button', { name: 'Exit' }).click();
  await expect(other).toHaveURL(/\/admin\/providers/);

  await expect(banner(page)).toContainText(`You are no longer acting as ${CLINIC}. What you entered is saved.`);
  const postal = main.getByLabel('Postal code');
  const before = await postal.inputValue();
  await postal.fill('050099');
  await banner(page).getByRole('button', { name: 'Act as clinic again, with a reason' }).click();
  const dialog = page.getByRole('dialog', { name: `Act as ${CLINIC}` });
  await dialog.getByRole('textbox').fill('I was not done with the address');
  await dialog.getByRole('button', { name: 'Act as clinic' }).click();
  await expect(banner(page)).toContainText('60 min left');
  await expect(postal).toHaveValue('050099');
  await postal.fill(before);
  await banner(page).getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/admin\/providers/);
});

test('pages of the administration are closed to everybody else, who are told so', async ({ page }) => {
  await enterAs(page, 'patient', '/profile');
  for (const path of ['/admin', '/admin/users', '/admin/debug']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText("You don't have permission to access this page.", { exact: true })).toBeVisible();
    await expect(main.getByText('You are signed in as Patient')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/patient/dashboard',
    );
  }
  await page.goto('/organization/dashboard');
  await expect(page).toHaveURL(/\/patient\/dashboard$/);
});

test('the palette finds pages, records and public pages by keys alone, despite typos, and remembers', async ({
  page,
}) => {
  await enterAs(page, 'admin', '/admin/dashboard');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'A person, a clinic, a reference, a page or an action' });
  await expect(field).toBeFocused();
  await page.keyboard.type('confguration');
  await expect(page.getByRole('option', { name: /^Configuration/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/configuration/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mirdor');
  const clinic = page.getByRole('group', { name: 'Clinics' }).getByRole('option', { name: CLINIC });
  await expect(clinic).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('group', { name: 'Public pages' }).getByRole('option', { name: CLINIC })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: CLINIC })).toBeVisible();
  // Its name is kept once the record is shown.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('travesia.recent-records'))).toContain(CLINIC);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: CLINIC })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});
