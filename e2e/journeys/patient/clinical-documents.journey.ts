import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { openInPortal } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';

const FIXTURES = new URL('../../../apps/server/src/modules/records/clinical/test/fixtures/', import.meta.url);
const sample = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: gunzipSync(readFileSync(new URL(`${name}.gz`, FIXTURES))),
});

const SUMMARY = sample('ips-minimal.json', 'application/json');
const CHART = sample('ccda-ccd.xml', 'application/xml');

const kindOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a patient reads clinical documents, sees what they say together and exports it', async ({ page }) => {
  await signUp(page, '/medical-records?view=summary');
  await expect(page.getByRole('heading', { name: 'No summary yet' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // What is added here is seen where files arrive.
  await page.getByLabel('Add records').setInputFiles([SUMMARY, CHART]);
  await expect(page).toHaveURL((url) => url.pathname === '/medical-records' && url.search === '');
  const listed = page.getByRole('list', { name: 'Medical records' });
  await expect(listed.getByRole('listitem')).toHaveCount(2);
  await listed.getByRole('link', { name: /^Patient Summary as of/ }).click();

  const document = page.getByRole('article', { name: 'What the document says' });
  await expect(document).toContainText('Martha DeLarosa');
  await expect(kindOf(page, 'Health problems')).toContainText('Menopausal flushing');
  await expect(kindOf(page, 'Health problems')).toContainText('Since 2015 · Active · Confirmed');
  await expect(kindOf(page, 'Allergies')).toContainText('High risk');
  // What a document doesn’t mention is never shown as none.
  await expect(kindOf(page, 'Results')).toContainText('Not known: the document says nothing about it');
  await page.getByLabel('Show codes').check();
  await expect(kindOf(page, 'Health problems')).toContainText('SNOMED CT 198436008');
  expect(await axeViolations(page)).toEqual([]);

  await openInPortal(page, '/medical-records');
  await listed.getByRole('link', { name: /^Patient Chart Summary/ }).click();
  await expect(document).toContainText('1 attached file is missing');
  await expect(kindOf(page, 'Results')).toContainText('Platelets');
  await expect(kindOf(page, 'Results').getByText('Low', { exact: true }).first()).toBeVisible();
  await expect(kindOf(page, 'Vaccinations').getByRole('heading', { name: 'Not given' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);

  await openInPortal(page, '/medical-records?view=summary');
  await expect(kindOf(page, 'Medicines')).toContainText('atenolol');
  await expect(kindOf(page, 'Allergies')).toContainText('Penicillin');
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export summary' }).click();
  const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Record<string, unknown>;
  expect(exported).toMatchObject({ resourceType: 'Bundle', type: 'document' });
  await kindOf(page, 'Medicines')
    .getByRole('link', { name: /^Patient Chart Summary/ })
    .first()
    .click();
  await expect(document).toContainText('Eve Betterhalf');
});
