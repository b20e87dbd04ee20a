import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { askClinic } from '../../steps/ask-clinic.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { inPortal, openInPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { signUp } from '../../steps/sign-up.ts';
import { adminToken } from '../../steps/team.ts';
import { makeVerifiedClinic } from '../../steps/verified-clinic.ts';

const NAME = 'Clínica Bahía Serena';
const TREATMENT = 'gastric-sleeve';
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);
const SCAN = new URL(
  '../../../apps/server/src/modules/records/dicom/test/corpus/pictures/ct-small.dcm',
  import.meta.url,
);
const PHONE = { width: 390, height: 844 };

// A share that was ended answers so, and the browser says it.
test.use({ expected: [/410 \(Gone\)/] });

/** How many shades of gray the picture has. */
const shades = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return new Set(Array.from({ length: pixels.length / 4 }, (_, at) => pixels[at * 4])).size;
  });

test('a patient adds a scan with a phone, looks at it, shares it, sees who read it, and ends the sharing', async ({
  page,
  browser,
  origin,
}) => {
  const owner = await makeVerifiedClinic(origin, NAME, { token: await adminToken(origin), licensedUntil: NEXT_YEAR });
  const desk = await browser.newPage({ baseURL: origin });
  await signIn(desk, owner.email, owner.password, '/provider/journeys');
  await inPortal(desk);
  const view = '?language=en&currency=USD';
  const { version } = await callAs<{ version: number }>(desk, 'GET', `/provider/treatments${view}`);
  const treatments = [{ treatment: TREATMENT, cases_last_year: null }];
  await callAs(desk, 'PUT', `/provider/treatments${view}`, { version, treatments });

  await page.setViewportSize(PHONE);
  await signUp(page, '/medical-records');
  const { journey } = await askClinic(page, { clinic: owner.clinic, treatment: TREATMENT });
  await page.getByLabel('Add records').setInputFiles({
    name: 'IM0001.dcm',
    mimeType: 'application/dicom',
    buffer: await readFile(SCAN),
  });
  const listed = page.getByRole('list', { name: 'Medical records' }).getByRole('listitem');
  await expect(listed).toContainText('Only you');
  // The scan names somebody else than the account.
  await expect(listed).toContainText('The document names');
  expect(await sidewaysScroll(page)).toBe(0);
  await listed.getByRole('link').first().click();
  await expect(page.getByText('Not for diagnosis').first()).toBeVisible();
  await expect.poll(() => shades(page.locator('canvas').first())).toBeGreaterThan(40);
  const scan = page.url();
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  // From the journey: choose it, read what it means, agree.
  await openInPortal(page, `/journey/${journey}`);
  const section = page.getByRole('region', { name: 'Medical records' });
  await section.getByRole('button', { name: 'Share records' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Choose at least one record.').first()).toBeVisible();
  await dialog.getByRole('checkbox', { name: title }).check();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('checkbox', { name: `I agree that ${NAME} reads this record.` }).check();
  await dialog.getByRole('button', { name: `Share with ${NAME}` }).click();
  await expect(section).toContainText(`${NAME} until`);
  expect(await sidewaysScroll(page)).toBe(0);

  // The clinic finds it on the journey and looks at it.
  await openInPortal(desk, `/provider/journeys/${journey}`);
  await desk.getByRole('region', { name: 'Medical records' }).getByRole('link', { name: title }).click();
  await expect.poll(() => shades(desk.locator('canvas').first())).toBeGreaterThan(40);
  expect(await axeViolations(desk)).toEqual([]);

  // The patient sees who read it, and ends the sharing.
  await openInPortal(page, new URL(scan).pathname);
  const seen = page.getByRole('region', { name: 'Who can see it' });
  await expect(seen).toContainText('Last opened');
  await expect(page.getByRole('region', { name: 'Who read it' })).toContainText(NAME);
  await seen.getByRole('button', { name: `End sharing with ${NAME}` }).click();
  await dialog.getByRole('button', { name: 'End sharing' }).click();
  await expect(seen.getByRole('button', { name: 'End sharing' })).toHaveCount(0);

  // The clinic's open page hears of it: nothing of the scan stays.
  await expect(desk.getByText('No longer shared')).toBeVisible();
  await expect(desk.locator('canvas')).toHaveCount(0);
  await openInPortal(page, '/medical-records?view=access');
  await expect(page.getByText(`opened ${title}`).first()).toBeVisible();
});
