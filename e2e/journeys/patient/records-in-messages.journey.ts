import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { askClinic } from '../../steps/ask-clinic.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { composer, thread } from '../../steps/messages.ts';
import { pdf } from '../../steps/pdf.ts';
import { inPortal, openInPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { signUp } from '../../steps/sign-up.ts';
import { adminToken } from '../../steps/team.ts';
import { makeVerifiedClinic } from '../../steps/verified-clinic.ts';

const NAME = 'Clínica Costa Nova';
const TREATMENT = 'gastric-sleeve';
const TITLE = 'Informe cardiologico';
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);
const REPORT = { name: 'Informe_cardiologico.pdf', mimeType: 'application/pdf', buffer: pdf(['Apto']) };

// A share that was ended answers so, and the browser says it.
test.use({ expected: [/410 \(Gone\)/] });

test('a patient sends a record with a message, the clinic opens it, and sees when it is no longer shared', async ({
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
  await askClinic(page, { clinic: owner.clinic, treatment: TREATMENT });
  await page.getByLabel('Add records').setInputFiles(REPORT);
  await expect(page.getByRole('list', { name: 'Medical records' }).getByRole('listitem')).toContainText('Only you');
  const { id } = await callAs<{ id: string }>(page, 'POST', '/conversations', {
    recipient_id: owner.clinic,
    recipient_type: 'provider',
    subject: 'My heart',
    initial_message: 'Hello',
  });
  await openInPortal(page, `/messages/${id}`);
  await page.getByRole('button', { name: 'Attach medical records' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('checkbox', { name: TITLE }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('checkbox', { name: `I agree that ${NAME} reads this record.` }).check();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Share with ${NAME}` }).click();
  const remove = page.getByRole('button', { name: `Remove: ${TITLE}` });
  await expect(remove).toBeVisible();

  // What was chosen stays with the draft.
  await composer(page).fill('Here is the report.');
  await page.reload();
  await expect(composer(page)).toHaveValue('Here is the report.');
  await expect(remove).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread(page).getByRole('link', { name: TITLE })).toBeVisible();
  await expect(remove).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);

  await openInPortal(desk, `/provider/messages/${id}`);
  await thread(desk).getByRole('link', { name: TITLE }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await openInPortal(desk, `/provider/messages/${id}`);
  await expect(thread(desk).getByRole('link', { name: TITLE })).toBeVisible();

  await thread(page).getByRole('link', { name: TITLE }).click();
  const seen = page.getByRole('region', { name: 'Who can see it' });
  await expect(seen).toContainText('Last opened');
  await seen.getByRole('button', { name: `End sharing with ${NAME}` }).click();
  await dialog.getByRole('button', { name: 'End sharing' }).click();

  // The clinic's open conversation hears of it.
  await expect(thread(desk)).toContainText('No longer shared');
  await expect(thread(desk)).not.toContainText(TITLE);
  expect(await axeViolations(desk)).toEqual([]);
});
