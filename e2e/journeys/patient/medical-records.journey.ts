import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { dialogOf } from '../../steps/bookings.ts';
import { openInPortal } from '../../steps/portal.ts';
import { pdf } from '../../steps/pdf.ts';
import { png } from '../../steps/photos.ts';
import { signUp } from '../../steps/sign-up.ts';

// A day without its month and year is refused.
test.use({ expected: [/422.*medical-records/] });

const REPORT = { name: 'Informe_de_rodilla.pdf', mimeType: 'application/pdf', buffer: pdf(['Rodilla derecha', 'Fin']) };
const PHOTO = { name: 'receta.png', mimeType: 'image/png', buffer: png(40, 90, 160) };
const PROGRAM = {
  name: 'visor.exe',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from('MZ'.padEnd(200, '\0')),
};
const RENAMED = { name: 'escaneo.jpg', mimeType: 'image/jpeg', buffer: REPORT.buffer };

/** How many of the pixels of a canvas differ from its first one. */
const ink = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const data = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) !== (data[0] ?? 0)) count += 1;
    return count;
  });

const add = (page: Page, files: (typeof REPORT)[]): Promise<void> =>
  page.getByLabel('Add records').setInputFiles(files);

const listed = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Medical records' }).getByRole('listitem').filter({ hasText: title });

test('a patient adds records, reads them, says what they are and deletes one', async ({ page }) => {
  await signUp(page, '/medical-records');
  await expect(page.getByRole('heading', { name: 'Add your first record' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await add(page, [REPORT, PHOTO, PROGRAM, RENAMED]);
  await expect(listed(page, 'Informe de rodilla')).toContainText('Only you');
  await expect(listed(page, 'receta')).toBeVisible();
  // What is no record is refused before it is sent, and what pretends to be one after it was looked at.
  await expect(page.getByRole('region', { name: 'Files being uploaded' })).toContainText('visor.exe');
  await page.getByRole('button', { name: 'Hide: visor.exe' }).click();
  const refused = page.getByRole('region', { name: 'Files that were uploaded' });
  await expect(refused).toContainText('content doesn’t match its name');
  expect(await axeViolations(page)).toEqual([]);
  await refused.getByRole('button', { name: 'Remove: escaneo.jpg' }).click();
  await expect(refused).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await listed(page, 'receta').getByRole('link', { name: 'receta' }).click();
  const picture = page.getByRole('img', { name: 'Image: receta.png' });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((element) =>
      (element as HTMLCanvasElement).getContext('2d')?.getImageData(5, 5, 1, 1).data.join(),
    ),
  ).toBe('40,90,160,255');
  await page.getByRole('button', { name: /^Rotate/ }).click();
  await expect(picture).toHaveJSProperty('height', 900);
  expect(await axeViolations(page)).toEqual([]);

  await openInPortal(page, '/medical-records');
  await listed(page, 'Informe de rodilla').getByRole('link', { name: 'Informe de rodilla' }).click();
  const first = page.getByRole('group', { name: 'Page 1 of 2' });
  await expect.poll(() => ink(first.locator('canvas'))).toBeGreaterThan(100);
  // What is drawn can be read aloud and selected.
  await expect(first.getByText('Rodilla derecha')).toBeAttached();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('textbox', { name: 'Page number' })).toHaveValue('2');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  const details = page.getByRole('region', { name: 'Details' });
  const saved = details.getByText(/^Saved/);
  await details.getByLabel('Title').fill('Knee report');
  await details.getByLabel('Day').fill('31');
  await details.getByLabel('Day').blur();
  await expect(details.getByText(/^Enter a date that exists/).first()).toBeVisible();
  await details.getByLabel('Year').fill('2026');
  await details.getByLabel('Month').selectOption('March');
  await details.getByLabel('Title').focus();
  await details.getByLabel('Title').blur();
  await expect(saved).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knee report');

  await page.getByRole('link', { name: 'Medical records' }).last().click();
  await expect(listed(page, 'Knee report')).toContainText('Mar 31, 2026');
  await listed(page, 'receta').locator('summary').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialogOf(page).getByRole('button', { name: 'Delete record' }).click();
  await expect(listed(page, 'receta')).toBeHidden();
  await expect(listed(page, 'Knee report')).toBeVisible();

  await page.getByRole('link', { name: 'Access log' }).click();
  const log = page.getByRole('list', { name: 'Access log' });
  await expect(log).toContainText('You deleted a record');
  await expect(log).toContainText('You changed the details of Knee report');
  expect(await axeViolations(page)).toEqual([]);
});
