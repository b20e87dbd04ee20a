import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { dialogOf } from '../../steps/bookings.ts';
import { pdf } from '../../steps/pdf.ts';
import { openInPortal, signInAsDemo } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';
import { treatedJourney } from '../../steps/treated-journey.ts';

const ALLERGIES = { name: 'Allergies.pdf', mimeType: 'application/pdf', buffer: pdf(['Allergies', 'End']) };
const REASON = 'Severe reaction during anesthesia, allergies unknown';
const PHONE = { width: 390, height: 844 };

// Access that was ended answers so, and the browser says it.
test.use({ expected: [/410 \(Gone\)/] });

test('a clinic opens records in an emergency with a reason; the patient reads it and ends the access', async ({
  page,
  browser,
  origin,
}) => {
  const desk = await browser.newPage({ baseURL: origin });
  await signInAsDemo(desk, 'provider');
  await signUp(page, '/medical-records');
  await page.getByLabel('Add records').setInputFiles([ALLERGIES]);
  await expect(page.getByRole('list', { name: 'Medical records' }).getByRole('listitem')).toContainText('Only you');
  const journey = await treatedJourney(page, desk);

  // Nothing is shared. A reason too short is refused at its field, and stays.
  await openInPortal(desk, `/provider/journeys/${journey}`);
  const panel = desk.getByRole('region', { name: 'Medical records' });
  await expect(panel).toContainText('The patient doesn’t share any records.');
  await panel.getByRole('button', { name: 'Emergency access' }).click();
  const dialog = dialogOf(desk);
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('Allergic');
  await dialog.getByRole('button', { name: 'Open for one hour' }).click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Write at least 20 characters').first()).toBeVisible();
  await expect(reason).toHaveValue('Allergic');
  expect(await axeViolations(desk)).toEqual([]);
  await reason.fill(REASON);
  await dialog.getByRole('button', { name: 'Open for one hour' }).click();

  // What was not shared is listed and opens, with the time left in view.
  await expect(panel).toContainText('Emergency access until');
  await expect(panel).toContainText(/\d+ minutes left/);
  await expect(panel).toContainText(REASON);
  expect(await axeViolations(desk)).toEqual([]);
  await panel.getByRole('link', { name: 'Allergies' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Allergies');

  // The patient is told, reads who and why, and ends it.
  await page.setViewportSize(PHONE);
  await openInPortal(page, '/medical-records?view=access');
  const line = page.getByRole('listitem').filter({ hasText: 'emergency' }).first();
  await expect(line).toContainText(REASON);
  await openInPortal(page, `/journey/${journey}`);
  const banner = page.getByRole('status').filter({ hasText: 'Your records are open in an emergency' });
  await expect(banner).toContainText(REASON);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await banner.getByRole('button', { name: 'End access' }).click();
  await expect(banner).toHaveCount(0);

  // The clinic's open page loses the record, and its journey the list.
  await expect(desk.getByText('Emergency access is over')).toBeVisible();
  await expect(desk.getByText('Allergies')).toHaveCount(0);
  await desk.getByRole('link', { name: 'Journey', exact: true }).click();
  await expect(panel).toContainText('The patient doesn’t share any records.');
  await expect(panel.getByRole('button', { name: 'Emergency access' })).toBeVisible();
});
