import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { askClinic } from '../../steps/ask-clinic.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { pdf } from '../../steps/pdf.ts';
import { inPortal, openInPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { signUp } from '../../steps/sign-up.ts';
import { adminToken } from '../../steps/team.ts';
import { makeVerifiedClinic } from '../../steps/verified-clinic.ts';

const NAME = 'Clínica Ribera Clara';
const TREATMENT = 'gastric-sleeve';
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);
const REPORT = { name: 'Endoscopy.pdf', mimeType: 'application/pdf', buffer: pdf(['Endoscopy', 'End']) };
const PHONE = { width: 390, height: 844 };
const NEEDED = 'The report of your last endoscopy';

test('a clinic asks for records on a journey, the patient shares a new one from there, and the clinic sees the answer', async ({
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

  // The clinic says what it needs; a request without words is refused at its field.
  await openInPortal(desk, `/provider/journeys/${journey}`);
  const panel = desk.getByRole('region', { name: 'Medical records' });
  await panel.getByRole('button', { name: 'Ask for records' }).click();
  await dialogOf(desk).getByRole('button', { name: 'Send request' }).click();
  await expect(dialogOf(desk).getByRole('textbox', { name: 'What you need' })).toHaveAttribute('aria-invalid', 'true');
  await dialogOf(desk).getByRole('textbox', { name: 'What you need' }).fill(NEEDED);
  await dialogOf(desk).getByLabel('Kind of record').selectOption({ label: 'Report' });
  await dialogOf(desk).getByLabel('Needed by').fill(NEXT_YEAR);
  expect(await axeViolations(desk)).toEqual([]);
  await dialogOf(desk).getByRole('button', { name: 'Send request' }).click();
  const asked = panel.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(asked).toContainText(NEEDED);
  await expect(asked).toContainText('Waiting');

  // The patient's dashboard says so, and leads to the journey. They have no record yet: they add one, and share it from the request.
  await openInPortal(page, '/patient/dashboard');
  const waiting = page.getByRole('region', { name: 'Medical records' });
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await waiting.getByRole('link', { name: `${NAME} asks for records` }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/journey/${journey}`);
  const section = page.getByRole('region', { name: 'Medical records' });
  const request = section.getByRole('list', { name: `${NAME} asks for records` }).getByRole('listitem');
  await expect(request).toContainText(NEEDED);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await openInPortal(page, '/medical-records');
  await page.getByLabel('Add records').setInputFiles([REPORT]);
  await expect(page.getByRole('list', { name: 'Medical records' }).getByRole('listitem')).toContainText('Only you');
  await openInPortal(page, `/journey/${journey}`);
  await request.getByRole('button', { name: 'Share records' }).click();
  await dialogOf(page).getByRole('checkbox').check();
  await dialogOf(page).getByRole('button', { name: 'Next' }).click();
  await dialogOf(page)
    .getByRole('checkbox', { name: `I agree that ${NAME} reads this record.` })
    .check();
  await dialogOf(page)
    .getByRole('button', { name: `Share with ${NAME}` })
    .click();
  await expect(section.getByRole('list', { name: 'Requests' })).toContainText('Shared');
  await expect(section.getByRole('button', { name: 'I won’t share it' })).toHaveCount(0);

  await openInPortal(page, '/patient/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Account security' })).toBeVisible();
  await expect(waiting).toHaveCount(0);

  // The clinic's open page hears of it.
  await expect(asked).toContainText('Shared');
  await expect(asked.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await panel.getByRole('link', { name: 'Endoscopy' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Endoscopy');
});
