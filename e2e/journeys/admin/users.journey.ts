import type { Browser, Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { enterAs, personButton } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';
import { enterAsTeam } from '../../steps/team.ts';

// A session that was ended is refused, which the browser mentions in its console.
// The page of somebody whose role changed still counts the messages of a patient, until its next step.
test.use({ expected: [/status of (401|404 .*conversations\?page=1&limit=50)/] });

const main = (page: Page) => page.getByRole('main');

/** Somebody of the team, signed in in a browser of their own. */
async function newAdmin(browser: Browser, origin: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await enterAsTeam(page, origin, '/admin/users');
  return page;
}

/** Chooses an action of the record's menu. */
async function act(admin: Page, name: string): Promise<void> {
  await main(admin).locator('.action-menu > summary').click();
  await main(admin).getByRole('button', { name, exact: true }).click();
}

/** Finds somebody by their address and opens their page. */
async function open(admin: Page, email: string): Promise<void> {
  await main(admin).getByLabel('Name or email').fill(email);
  await main(admin).getByRole('button', { name: 'Search' }).click();
  await expect(admin).toHaveURL(/q=/);
  // The ones found before stay until the new ones come.
  await main(admin)
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link', { name: 'Rosa Delgado Ruiz' })
    .click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Rosa Delgado Ruiz');
}

test('an admin changes the role of somebody signed in, who sees it at the next step, and both are written down', async ({
  page,
  browser,
  origin,
}) => {
  const email = await signUp(page, '/patient/dashboard');
  const admin = await newAdmin(browser, origin);
  await open(admin, email);
  await act(admin, 'Change role');
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('New role').selectOption('organization');
  await expect(dialog).toContainText('From Patient to Organization');
  expect(await axeViolations(admin)).toEqual([]);
  await dialog.getByLabel(/^Reason/).fill('She runs a network of clinics now');
  await dialog.getByRole('button', { name: 'Change to Organization' }).click();
  await expect(dialog).toHaveCount(0);
  await main(admin).getByRole('link', { name: 'History' }).click();
  await expect(main(admin).getByRole('listitem').filter({ hasText: 'From Patient to Organization' })).toContainText(
    'She runs a network of clinics now',
  );

  await page.goto('/profile');
  await expect(personButton(page)).toContainText('Organization');

  await admin.goto(`/admin/activity?q=${encodeURIComponent(email)}`);
  await main(admin).getByRole('button', { name: 'Changed a role' }).click();
  await expect(admin.getByRole('dialog')).toContainText('She runs a network of clinics now');
  await admin.keyboard.press('Escape');
  await expect(main(admin).getByRole('button', { name: 'Viewed an account' })).toBeVisible();
});

test('an admin suspends somebody, whose session ends at once, and lets them in again', async ({
  page,
  browser,
  origin,
}) => {
  const email = await signUp(page, '/patient/dashboard');
  const admin = await newAdmin(browser, origin);
  await open(admin, email);
  await act(admin, 'Suspend account');
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toContainText('This ends 1 session right away.');
  await dialog.getByLabel(/^Reason/).fill('Somebody else wrote in her name');
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  await expect(main(admin).getByText('Suspended', { exact: true })).toBeVisible();

  // Nobody has to open another page for it.
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fpatient%2Fdashboard&reason=session_expired$/);

  await expect(main(admin).getByText('No: the account is suspended')).toBeVisible();
  await main(admin).getByRole('button', { name: 'Activate account' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Activate account' }).click();
  await expect(main(admin).getByText('Active', { exact: true })).toBeVisible();
  await main(admin)
    .getByRole('link', { name: /^Sign-in and devices/ })
    .click();
  await expect(main(admin).getByRole('heading', { name: 'Not signed in' })).toBeVisible();
});

test('whoever tries the demonstration as its admin finds its people by the keyboard alone', async ({ page }) => {
  await enterAs(page, 'admin', '/admin/users');
  const words = main(page).getByLabel('Name or email');
  await tabTo(page, words);
  await page.keyboard.type('marilia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=marilia/);
  const found = main(page).getByRole('link', { name: 'Marília Godoy' });
  await expect(main(page).getByRole('status')).toHaveText(/1 account$/);
  await tabTo(page, found);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marília Godoy');
  const menu = main(page).locator('.action-menu > summary');
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, main(page).getByRole('button', { name: 'Change role' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('the log is checked, filtered and taken away signed', async ({ page }) => {
  await enterAs(page, 'admin', '/admin/activity');
  await main(page).getByRole('button', { name: 'Verify log' }).click();
  await expect(main(page).getByText(/^All [\d,]+ entries are intact$/)).toBeVisible();
  await main(page).getByRole('search').getByLabel('Area').selectOption('clinics');
  await expect(page).toHaveURL(/area=clinics/);
  await expect(main(page).getByRole('button', { name: 'Started acting as the clinic' }).first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Signed in' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Signed (JSON lines)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.jsonl$/);
});

test('a clinic sees who of Travesía acted for it, and why', async ({ page }) => {
  await enterAs(page, 'provider', '/provider/activity?area=clinics');
  await main(page)
    .getByRole('link', { name: /^Travesía/ })
    .click();
  await expect(page).toHaveURL(/by=travesia/);
  const row = main(page)
    .getByRole('row')
    .filter({ hasText: 'Started acting as the clinic' })
    .filter({ hasText: 'Camila Ibáñez' });
  await expect(row).toContainText('Travesía');
  await expect(row).toContainText('The clinic asked us to correct its address');
});
