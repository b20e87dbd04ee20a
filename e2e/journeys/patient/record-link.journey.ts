import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { dialogOf } from '../../steps/bookings.ts';
import { openInPortal } from '../../steps/portal.ts';
import { pdf } from '../../steps/pdf.ts';
import { signUp } from '../../steps/sign-up.ts';

// A link that was ended answers so, and the browser says it.
test.use({ expected: [/410 \(Gone\)/] });

const REPORT = { name: 'Knee_report.pdf', mimeType: 'application/pdf', buffer: pdf(['Right knee', 'End']) };

test('a patient gives a doctor a link to a record, sees what was read, and ends it', async ({ page, visitor }) => {
  await signUp(page, '/medical-records');
  await page.getByLabel('Add records').setInputFiles([REPORT]);
  await expect(page.getByRole('list', { name: 'Medical records' })).toContainText('Knee report');
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No links yet' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // What is missing is said at its field, and what was typed stays.
  await page.getByRole('button', { name: 'Create link' }).click();
  let dialog = dialogOf(page);
  await dialog.getByLabel('For whom').fill('Dr. Miller');
  await dialog.getByLabel('For how many days').fill('99');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Enter a number of days from 1 to 90.').first()).toBeVisible();
  await expect(dialog.getByText('Choose 1 to 50 records.').first()).toBeVisible();
  await expect(dialog.getByLabel('For whom')).toHaveValue('Dr. Miller');
  await dialog.getByLabel('For how many days').fill('7');
  await dialog.getByRole('checkbox', { name: 'Knee report' }).check();
  await dialog.getByRole('checkbox', { name: /^I agree/ }).check();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create link' }).click();

  // The link is shown this once.
  dialog = dialogOf(page);
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(/\/records\/[\w-]{20,64}$/);
  await expect(dialog.getByRole('link', { name: 'Write email' })).toHaveAttribute('href', /^mailto:/);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Not opened yet')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  // On the phone of a doctor without an account.
  const phone = await visitor({ viewport: { width: 390, height: 844 } });
  const answer = await phone.goto(new URL(link).pathname);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^Medical records of/);
  await expect(phone.getByText('Each view is logged and shown to the patient.')).toBeVisible();
  expect(await axeViolations(phone)).toEqual([]);
  await phone.getByRole('link', { name: 'Knee report' }).click();
  await expect(phone.getByText('Right knee')).toBeAttached();
  expect(await sidewaysScroll(phone)).toBe(0);
  expect(await axeViolations(phone)).toEqual([]);
  const saved = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('Knee_report.pdf');
  // Around it there is nothing of an account: language, theme and the rules.
  await expect(phone.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await phone.getByRole('button', { name: 'Dark theme' }).click();
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dark');
  const record = new URL(phone.url()).pathname;

  // The patient sees who read what, and ends it.
  await openInPortal(page, '/medical-records?view=access');
  await expect(page.getByRole('list', { name: 'Access log' })).toContainText('Dr. Miller opened Knee report');
  await openInPortal(page, '/medical-records?view=links');
  await expect(page.getByText(/^4 views, last/)).toBeVisible();
  // Whoever is signed in, saved something or speaks another language gets the same page, drawn once.
  await page.goto(`/es${record}`);
  await expect(page.getByText('Right knee')).toBeAttached();
  await openInPortal(page, '/medical-records?view=links');
  await page.getByRole('button', { name: 'End link: Dr. Miller' }).click();
  await dialogOf(page).getByRole('button', { name: 'End link' }).click();
  await expect(page.getByText('1 ended')).toBeVisible();

  await phone.getByRole('button', { name: 'Download' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('These records are no longer shared');
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('These records are no longer shared');
  expect(await axeViolations(phone)).toEqual([]);
});
