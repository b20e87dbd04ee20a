import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { answerQuestions } from '../../steps/ask-clinic.ts';
import { callAs } from '../../steps/bookings.ts';
import { pdf } from '../../steps/pdf.ts';
import { inPortal, openInPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { signUp } from '../../steps/sign-up.ts';
import { adminToken } from '../../steps/team.ts';
import { makeVerifiedClinic } from '../../steps/verified-clinic.ts';

const NAME = 'Clínica Puerto Alto';
const TREATMENT = 'gastric-sleeve';
const TITLE = 'Informe de endoscopia';
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);
const REPORT = { name: 'Informe_de_endoscopia.pdf', mimeType: 'application/pdf', buffer: pdf(['Normal']) };
const SHARES = /\/medical-records\/[^/]+\/shares$/;

// Sharing fails at first, and the browser says it.
test.use({ expected: [/\b503\b/] });

test('a patient asks a clinic with a record; what could not be shared is said, kept and shared later', async ({
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

  await signUp(page, '/medical-records');
  const { id } = await answerQuestions(page, { treatment: TREATMENT, provider_id: owner.clinic });
  await openInPortal(page, `/cases/${id}`);
  const part = page.getByRole('region', { name: 'Add medical records' });
  await expect(part).toContainText('You have no medical records here yet.');
  await part.getByRole('link', { name: 'Add records' }).click();
  await page.getByLabel('Add records').setInputFiles(REPORT);
  await expect(page.getByRole('list', { name: 'Medical records' }).getByRole('listitem')).toContainText('Only you');
  await openInPortal(page, `/cases/${id}`);

  // Chosen records are shared only with consent.
  const record = part.getByRole('checkbox', { name: TITLE });
  await record.check();
  await part.getByLabel('Share for').selectOption('A year');
  await page.getByRole('checkbox', { name: /^I agree that the chosen clinics/ }).check();
  const ask = page.getByRole('button', { name: 'Ask 1 clinic' });
  await ask.click();
  const consent = part.getByRole('checkbox', { name: 'I agree that each clinic I ask reads this record.' });
  await expect(part.getByText('Check the box to agree, or choose no records.')).toBeVisible();
  await expect(consent).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);

  // The choice survives a reload.
  await consent.check();
  await page.reload();
  await expect(record).toBeChecked();
  await expect(part.getByLabel('Share for')).toHaveValue('365');
  await expect(consent).toBeChecked();

  await page.route(SHARES, (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('checkbox', { name: /^I agree that the chosen clinics/ }).check();
  await ask.click();
  const unshared = page.getByRole('alert').filter({ hasText: 'Some records aren’t shared yet' });
  await expect(unshared.getByRole('link', { name: NAME })).toBeVisible();
  await expect(unshared.getByRole('listitem')).toContainText(`${TITLE}: `);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(unshared.getByRole('listitem')).toContainText(TITLE);
  await expect(record).not.toBeChecked();
  await page.unroute(SHARES);
  await unshared.getByRole('button', { name: 'Try again' }).click();
  await expect(unshared).toHaveCount(0);
  await expect(page.getByText('Records shared').first()).toBeVisible();

  const { data } = await callAs<{ data: { id: string; case_id: string }[] }>(page, 'GET', '/journeys?limit=50');
  const journey = data.find((one) => one.case_id === id);
  await openInPortal(desk, `/provider/journeys/${journey?.id ?? ''}`);
  await expect(desk.getByRole('region', { name: 'Medical records' })).toContainText(TITLE);
});
