import { readFile } from 'node:fs/promises';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { dialogOf } from '../../steps/bookings.ts';
import { pdf } from '../../steps/pdf.ts';
import { signUp } from '../../steps/sign-up.ts';

const REPORT = { name: 'Knee_report.pdf', mimeType: 'application/pdf', buffer: pdf(['Right knee', 'End']) };

test('a patient puts records into one PDF for a surgeon, downloads it once, and deletes it', async ({ page }) => {
  await signUp(page, '/medical-records');
  const open = page.getByRole('button', { name: 'Download records' });
  await expect(page.getByRole('heading', { name: 'Add your first record' })).toBeVisible();
  await expect(open).toBeHidden();
  await page.getByLabel('Add records').setInputFiles([REPORT]);
  await expect(page.getByRole('list', { name: 'Medical records' })).toContainText('Knee report');

  // What is missing is said at its field, and what was chosen stays.
  await open.click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('What it is for (optional)').fill('Knee surgery');
  await dialog.getByLabel('Language').selectOption('Portuguese');
  await dialog.getByRole('radio', { name: 'Only some categories' }).check();
  await dialog.getByRole('button', { name: 'Create file' }).click();
  await expect(dialog.getByText('Choose at least one category.').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('radio', { name: 'All records' }).check();
  await dialog.getByRole('button', { name: 'Create file' }).click();

  const files = dialog.getByRole('list', { name: 'Files created' });
  await expect(files).toContainText(/PDF, Portuguese/);
  await expect(files).toContainText(/All records · \d+ pages · .* · available until/, { timeout: 60_000 });
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/exports\/[^/]+\/content$/.test(request.url())) requests.push(request.method());
  });
  const saving = page.waitForEvent('download');
  await files.getByRole('button', { name: /^Download/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^medical-records-\d{4}-\d{2}-\d{2}\.pdf$/);
  const bytes = await readFile(await saved.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('%PDF');
  // Each read is written into the access log.
  expect(requests).toEqual(['GET']);

  await files.getByRole('button', { name: /^Delete/ }).click();
  await expect(files).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('list', { name: 'Medical records' })).toContainText('Knee report');
});
