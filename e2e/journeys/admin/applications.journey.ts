import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { handInApplication } from '../../steps/applications.ts';
import { mailsTo } from '../../steps/mail.ts';
import { enterAsAdmin, inPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';
import { answerApplicant } from '../../steps/team-desk.ts';
import { enterAsTeam } from '../../steps/team.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The browser of somebody of the team, at the applications that wait. */
async function teamAtApplications(page: Page, origin: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const team = await (await browser.newContext({ baseURL: origin })).newPage();
  await enterAsTeam(team, origin, '/admin/applications');
  return team;
}

test('a clinic applies, is asked for more, is approved, and its applicant enters it as its owner', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const name = `Clínica Sierra Clara ${Date.now()}`;
  const { email, password, id } = await handInApplication(origin, name);
  expect((await mailsTo(email, 2)).at(-1)).toContain('We received your application');

  const team = await teamAtApplications(page, origin);
  const main = team.getByRole('main');
  await main.getByRole('link', { name }).click();
  await expect(team).toHaveURL(new RegExp(`/admin/applications/${id}$`));
  await expect(heading(team)).toHaveText(name);
  await expect(main).toContainText('Dental clinic');
  await main.getByRole('link', { name: /^Documents/ }).click();
  const download = team.waitForEvent('download');
  await main.getByRole('button', { name: 'Download licence.pdf' }).first().click();
  expect((await download).suggestedFilename()).toBe('licence.pdf');
  await main.getByRole('button', { name: 'Start review' }).click();
  await expect(main).toContainText('Under review');
  const wanted = 'The second page of the licence is missing.';
  await answerApplicant(team, 'Request information', /^Request information/, wanted, 'Request information');
  await expect(main).toContainText('Information needed');
  expect((await mailsTo(email, 3)).at(-1)).toContain(wanted);

  await signIn(page, email, password, '/provider/apply');
  await expect(page.getByText(wanted)).toBeVisible();
  await page.goto('/provider/apply#review');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(heading(page)).toHaveText('We received your application');
  await mailsTo(email, 4);

  await team.goto('/admin/applications');
  await main.getByRole('link', { name }).click();
  await answerApplicant(
    team,
    'Approve application',
    /^Approve .* as a partner\?$/,
    'Licence found in the register.',
    'Approve',
  );
  await expect(main.getByRole('link', { name: 'View the clinic' })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  const mail = (await mailsTo(email, 5)).at(-1);
  expect(mail).toContain('Licence found in the register.');
  expect(mail).toContain('/provider/onboarding');

  await page.goto('/provider/apply');
  await expect(heading(page)).toHaveText('Welcome! Your clinic is approved');
  await page.getByRole('link', { name: 'Open your clinic' }).click();
  await expect(page).toHaveURL(/\/provider\/onboarding$/);
  await inPortal(page);
  await page.goto('/provider/dashboard');
  await inPortal(page);
  await expect(page.getByRole('main')).toContainText(name);
  await team.context().close();
});

test.describe('a clinic that is rejected', () => {
  test('reads why, by mail and on its page, and enters nothing', async ({ page, baseURL }) => {
    const origin = baseURL ?? '';
    const name = `Clínica Sierra Oscura ${Date.now()}`;
    const { email, password } = await handInApplication(origin, name);
    await mailsTo(email, 2);
    const team = await teamAtApplications(page, origin);
    await team.getByRole('main').getByRole('link', { name }).click();
    const why = 'The register does not know this licence.';
    await answerApplicant(team, 'Reject', /^Reject application/, why, 'Reject application');
    await expect(team.getByRole('main')).toContainText('Not approved');
    expect((await mailsTo(email, 3)).at(-1)).toContain(why);
    await team.context().close();

    await signIn(page, email, password, '/provider/apply');
    await expect(heading(page)).toHaveText('We couldn’t approve your application');
    await expect(page.getByText(why)).toBeVisible();
    await page.goto('/provider/dashboard');
    await expect(page).toHaveURL(/\/patient\/dashboard$/);
  });
});

test('an application that asks for a decision tells by keys alone what approving leads to', async ({ page }) => {
  await enterAsAdmin(page, '/admin/applications');
  await page.getByRole('main').getByRole('link', { name: 'Odontología Río Manso' }).press('Enter');
  await expect(heading(page)).toHaveText('Odontología Río Manso');
  await page.getByRole('button', { name: 'Approve application' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Approve Odontología Río Manso as a partner?' });
  await expect(dialog).toContainText('Verónica Astudillo becomes its owner');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
