import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { askClinic } from '../../steps/ask-clinic.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { inPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { signUp } from '../../steps/sign-up.ts';
import { adminToken } from '../../steps/team.ts';
import { makeVerifiedClinic } from '../../steps/verified-clinic.ts';

const NAME = 'Clínica Laguna Honda';
const TREATMENT = 'gastric-sleeve';
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString().slice(0, 10);
const CONDITIONS = 'Stop smoking four weeks before the operation.';
const REFUSAL = 'We don’t operate on patients under these conditions.';

// The browser says so when answers changed while the dialog was open.
test.use({ expected: [/409 \(Conflict\)/] });

/** Opens the clinic's desk, which offers one treatment. */
async function openDesk(desk: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await signIn(desk, email, password, '/provider/journeys');
  await inPortal(desk);
  const view = '?language=en&currency=USD';
  const { version } = await callAs<{ version: number }>(desk, 'GET', `/provider/treatments${view}`);
  const treatments = [{ treatment: TREATMENT, cases_last_year: null }];
  await callAs(desk, 'PUT', `/provider/treatments${view}`, { version, treatments });
}

test('a clinic reads what a patient answered, signs as a clinician and declines', async ({ page, browser, origin }) => {
  const token = await adminToken(origin);
  const owner = await makeVerifiedClinic(origin, NAME, { token, licensedUntil: NEXT_YEAR });
  const desk = await browser.newPage({ baseURL: origin });
  await openDesk(desk, owner);
  const main = desk.getByRole('main');
  await expect(main).toContainText('No journeys yet');

  await signUp(page, '/');
  const answers = { anticoagulants: 'yes' };
  const asked = await askClinic(page, { clinic: owner.clinic, treatment: TREATMENT, answers });
  await desk.goto('/provider/dashboard');
  await main.getByRole('link', { name: 'Answer oldest request' }).click();
  await expect(desk).toHaveURL(new RegExp(`/provider/journeys/${asked.journey}$`));

  await desk.goto('/provider/journeys?view=board');
  await expect(main.getByRole('region', { name: /^To answer/ }).getByRole('link')).toHaveCount(1);
  await main.getByRole('link', { name: 'List' }).click();
  await main.getByRole('searchbox', { name: 'Name or reference' }).fill(asked.reference);
  await main.getByRole('searchbox', { name: 'Name or reference' }).press('Enter');
  await expect(main.getByRole('row')).toHaveCount(2);
  await expect(main.getByRole('row').nth(1)).toContainText('23 h left');
  expect(await axeViolations(desk)).toEqual([]);
  await main.getByRole('rowheader').getByRole('link').click();

  const flags = main.getByRole('region', { name: /for a clinician$/ });
  await expect(flags.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  await expect(main.getByRole('region', { name: 'Answers', exact: true })).toContainText('68 kg');
  expect(await axeViolations(desk)).toEqual([]);
  await main.getByRole('button', { name: 'Begin review' }).click();
  await expect(main.getByRole('button', { name: 'Begin review' })).toHaveCount(0);

  await main.getByRole('button', { name: 'Sign review' }).click();
  const dialog = dialogOf(desk).first();
  await dialog.getByRole('button', { name: 'Sign review' }).click();
  await expect(dialog).toContainText('Choose a decision.');
  await dialog.getByRole('radio', { name: /^Suitable with conditions/ }).check();
  await dialog.getByRole('textbox', { name: 'Conditions' }).fill(CONDITIONS);
  await expect(dialog).toContainText(/License .*CCD-4711/);
  expect(await axeViolations(desk)).toEqual([]);
  // The patient changes an answer while the clinic writes: nothing is signed, nothing is lost.
  await callAs(page, 'PATCH', `/cases/${asked.case}/answers`, { answers: { weight: 69 } });
  await dialog.getByRole('button', { name: 'Sign review' }).click();
  await expect(dialog).toContainText('The answers changed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByRole('region', { name: 'Answers', exact: true })).toContainText('69 kg');
  await main.getByRole('button', { name: 'Sign review' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Conditions' })).toHaveValue(CONDITIONS);
  await dialog.getByRole('button', { name: 'Sign review' }).click();
  await expect(main.getByRole('region', { name: 'Clinical review' })).toContainText(CONDITIONS);
  const seen = await callAs<{ reviews: { reason: string }[] }>(page, 'GET', `/journeys/${asked.journey}`);
  expect(seen.reviews).toMatchObject([{ reason: CONDITIONS }]);

  const other = await askClinic(page, { clinic: owner.clinic, treatment: TREATMENT });
  await desk.goto(`/provider/journeys/${other.journey}`);
  await main.getByRole('button', { name: 'Decline' }).click();
  await dialog.getByLabel('Reason').fill(REFUSAL);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(main.getByRole('region', { name: 'What happened' })).toContainText(REFUSAL);
  await expect(main).toContainText('There is nothing for you to do');

  await desk.setViewportSize({ width: 390, height: 844 });
  for (const address of [
    '/provider/journeys',
    '/provider/journeys?view=board',
    `/provider/journeys/${asked.journey}`,
  ]) {
    await desk.goto(address);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main).toContainText('Rosa Delgado Ruiz');
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await desk.close();
  await page.goto('/activity');
  await expect(page.getByRole('main')).toContainText('A clinic read your answers');
});
