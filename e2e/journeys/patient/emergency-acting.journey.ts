import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { pdf } from '../../steps/pdf.ts';
import { enterAs, inPortal, openInPortal, signInAsDemo } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';
import { treatedJourney } from '../../steps/treated-journey.ts';

const CLINIC = 'Clínica Valle Central';
const DAY_MS = 24 * 3_600_000;
const PHONE = { width: 390, height: 844 };
const LANGUAGES = [
  { at: '', travesia: `Travesía, acting for ${CLINIC},`, organization: `An organization that acted for ${CLINIC}` },
  {
    at: '/es',
    travesia: `Travesía, en nombre de ${CLINIC},`,
    organization: `Una organización que actuó por ${CLINIC}`,
  },
  { at: '/pt', travesia: `Travesía, em nome de ${CLINIC},`, organization: `Uma organização que atuou por ${CLINIC}` },
] as const;

// Access that was ended answers so, and the browser says it.
test.use({ expected: [/410 \(Gone\)/] });

const panelOf = (page: Page) => page.getByRole('region', { name: 'Medical records' });

/** A patient in treatment with two records, of which the clinic may read one. Returns the journey. */
async function sharingOne(page: Page, desk: Page): Promise<string> {
  await signUp(page, '/medical-records');
  for (const title of ['Allergies', 'Blood count']) {
    const file = { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: pdf([title, 'End']) };
    await page.getByLabel('Add records').setInputFiles([file]);
    await expect(
      page.getByRole('list', { name: 'Medical records' }).getByRole('link', { name: title, exact: true }),
    ).toBeVisible();
  }
  const journey = await treatedJourney(page, desk);
  await openInPortal(page, '/medical-records');
  const { data } = await callAs<{ data: { id: string; title: string }[] }>(page, 'GET', '/medical-records');
  const shared = data.find(({ title }) => title === 'Allergies')?.id;
  await callAs(page, 'POST', `/medical-records/${shared}/shares`, {
    journey_id: journey,
    expires_at: new Date(Date.now() + 7 * DAY_MS).toISOString(),
    consent: true,
  });
  return journey;
}

/** Opens the records on the journey of the clinic for which the user acts, and one of them. */
async function openInEmergency(page: Page, reason: string): Promise<void> {
  const panel = panelOf(page);
  await expect(panel).toContainText('Only the clinic’s care staff read what the patient shares.');
  await expect(panel.getByRole('link')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Emergency access' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('You can read the records that the patient shares with the clinic for one hour.');
  const field = dialog.getByRole('textbox', { name: 'Reason' });
  await field.fill('Unconscious');
  await dialog.getByRole('button', { name: 'Open for one hour' }).click();
  await expect(dialog.getByText('Write at least 20 characters').first()).toBeVisible();
  await expect(field).toHaveValue('Unconscious');
  expect(await axeViolations(page)).toEqual([]);
  await field.fill(reason);
  await dialog.getByRole('button', { name: 'Open for one hour' }).click();

  // No other reason is asked for, and only what is shared is there.
  await expect(dialog).toHaveCount(0);
  await expect(panel).toContainText('You can read what this patient shares with the clinic.');
  await expect(panel).toContainText(reason);
  await expect(panel.getByRole('link')).toHaveText(['Allergies']);
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByRole('link', { name: 'Allergies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Allergies');
  await expect(page.locator('canvas').first()).toBeVisible();
}

test('an organization and an admin read what is shared in an emergency; the patient reads who, and ends it', async ({
  page,
  browser,
  origin,
}) => {
  const desk = await browser.newPage({ baseURL: origin });
  await signInAsDemo(desk, 'provider');
  const journey = await sharingOne(page, desk);
  const reasons = {
    organization: `Unconscious at the hotel, asked by the network ${journey.slice(-4)}`,
    travesia: `Unconscious at the hotel, asked by Travesía ${journey.slice(-4)}`,
  };

  // The organization finds the way on the journey that it watches, and lands at the records.
  const network = await browser.newPage({ baseURL: origin, viewport: PHONE });
  await enterAs(network, 'organization', `/organization/journeys/${journey}`);
  await expect(panelOf(network)).toContainText('In an emergency, act as the clinic');
  expect(await axeViolations(network)).toEqual([]);
  await panelOf(network).getByRole('button', { name: 'Act as clinic' }).click();
  await expect(network).toHaveURL(/\/provider\/[\w-]{36}\/journeys\/[\w-]{36}#records$/);
  await expect(panelOf(network).getByRole('heading')).toBeInViewport();
  await openInEmergency(network, reasons.organization);
  expect(await sidewaysScroll(network)).toBe(0);

  // An admin finds the journey at the clinic.
  const team = await browser.newPage({ baseURL: origin });
  await enterAs(team, 'admin', '/admin/providers?q=Valle+Central');
  await team.getByRole('main').getByRole('link', { name: CLINIC }).first().click();
  await team.getByRole('main').getByRole('button', { name: 'Act as clinic' }).click();
  await dialogOf(team).getByRole('button', { name: 'Act as clinic' }).click();
  await expect(team).toHaveURL(/\/provider\/[\w-]{36}\/dashboard$/);
  await team.goto(team.url().replace('/dashboard', `/journeys/${journey}`));
  await inPortal(team);
  await openInEmergency(team, reasons.travesia);

  // The patient reads who opened them, for whom and why, in each language.
  await openInPortal(page, '/notifications');
  await expect(page.getByText('Your records were opened in an emergency').first()).toBeVisible();
  for (const { at, ...by } of LANGUAGES) {
    await openInPortal(page, `${at}/medical-records?view=access`);
    for (const side of ['travesia', 'organization'] as const) {
      const lines = page.getByRole('listitem').filter({ hasText: reasons[side] });
      await expect(lines.first()).toContainText(by[side]);
      await expect(lines.filter({ hasText: 'Allergies' })).not.toHaveCount(0);
      await expect(lines.filter({ hasText: 'Blood count' })).toHaveCount(0);
    }
  }

  // They end one: its reader loses the page at once, the other reads on until they end it themselves.
  await openInPortal(page, `/journey/${journey}`);
  const banners = page.getByRole('status').filter({ hasText: 'Your records are open in an emergency' });
  await expect(banners).toHaveCount(2);
  await banners.filter({ hasText: reasons.organization }).getByRole('button', { name: 'End access' }).click();
  await expect(banners).toHaveCount(1);
  await expect(network.getByText('Emergency access is over')).toBeVisible();
  await expect(network.locator('canvas')).toHaveCount(0);
  await team.getByRole('link', { name: 'Journey', exact: true }).click();
  await panelOf(team).getByRole('button', { name: 'End now' }).click();
  await expect(panelOf(team).getByRole('link')).toHaveCount(0);
  await expect(panelOf(team).getByRole('button', { name: 'Emergency access' })).toBeVisible();
  await expect(banners).toHaveCount(0);
});

test('an admin comes from a patient alert to the journey at its clinic', async ({ page }) => {
  await enterAs(page, 'admin', '/admin/incidents');
  const main = page.getByRole('main');
  await main.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/incidents\/[\w-]{36}$/);
  const heading = main.getByRole('heading', { level: 1 });
  const act = main.getByRole('button', { name: 'Act as clinic' });
  // Until it is there, the heading is that of any alert.
  await expect(act).toBeVisible();
  const patient = await heading.innerText();
  await act.click();
  await dialogOf(page).getByRole('button', { name: 'Act as clinic' }).click();
  await expect(page).toHaveURL(/\/provider\/[\w-]{36}\/journeys\/[\w-]{36}$/);
  await expect(heading).toHaveText(patient);
  await expect(panelOf(page).getByRole('button', { name: 'Emergency access' })).toBeVisible();
});
