import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { answerOnce } from '../../steps/answer-once.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { enterAsPatient, personButton } from '../../steps/portal.ts';
import { PASSWORD, signUp } from '../../steps/sign-up.ts';

// Each of these can be answered once; the demonstration makes them anew at its next start.
const TO_A_NETWORK = 'demo-invitation-to-a-network';
const TO_A_TEAM = 'demo-invitation-to-a-clinic-team';
const FOR_A_CLINIC = 'demo-invitation-for-a-clinic';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the browser sent along with anything it asked for. */
function watchReferrers(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.headers()['referer'] ?? ''));
  return seen;
}

test('somebody new joins a network by the keyboard alone, and the token is seen nowhere', async ({ page }) => {
  const referrers = watchReferrers(page);
  await page.goto(`/auth/invitation?token=${TO_A_NETWORK}`);
  await expect(heading(page)).toHaveText('Rede Araucária Saúde invites you to join its team');
  await expect(page).toHaveURL(/\/auth\/invitation$/);
  await tabTo(page, page.getByRole('link', { name: 'View invitation' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/invitation\/accept$/);
  await expect(page.getByText('See the organization’s clinics and their verification status.')).toBeVisible();
  await expect(page.getByText('Make other people owners of the organization.')).toBeVisible();

  await tabTo(page, page.getByLabel('First name'));
  await page.keyboard.type('Lúcia');
  await tabTo(page, page.getByLabel('Last name'));
  await page.keyboard.type('Prado');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('lucia prado para sempre');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Password: Don’t use your name or email');
  await expect(summary).toContainText('Terms of use');
  expect(await axeViolations(page)).toEqual([]);

  // What was typed and the invitation itself are still there when the page comes again.
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Lúcia');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, button(page, 'Create and accept'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/organization\/dashboard$/);
  await expect(personButton(page)).toContainText('Lúcia Prado');
  const kept = await page.evaluate(() => localStorage.getItem('auth-storage') ?? '');
  expect(JSON.parse(kept)).toMatchObject({
    state: { user: { role: 'organization', organization_id: expect.any(String), email: 'lucia.prado@example.com' } },
  });
  expect(referrers.filter((referrer) => referrer.includes('demo-invitation'))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('travesia.invitation'))).toBeNull();

  await page.goto(`/invitation/accept/${TO_A_NETWORK}`);
  await expect(heading(page)).toHaveText('This invitation was already accepted');
  await expect(page.getByRole('link', { name: 'Go to your account' })).toBeVisible();
});

test('somebody with an account joins a clinic, though another person was signed in', async ({ page }) => {
  const email = 'gabriela.mora@example.com';
  await signUp(page, '/profile', { email, firstName: 'Gabriela', lastName: 'Mora' });
  await enterAsPatient(page, '/patient/dashboard');

  await page.goto(`/invitation/accept/${TO_A_TEAM}`);
  await expect(heading(page)).toHaveText('Clínica Valle Central invites you to join its team');
  await expect(page.getByText('You’re signed in as Ana Ferreira Whitlock')).toBeVisible();
  // No more of the invited address than its owner needs to know it.
  await expect(page.getByText('g•••@e•••.com')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Switch accounts').click();
  await page.getByRole('link', { name: 'Sign in to accept' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Finvitation%2Faccept$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL(/\/invitation\/accept$/);
  await expect(page.getByText(`You’re accepting as Gabriela Mora, ${email}.`)).toBeVisible();
  await button(page, 'Accept').click();
  await expect(page).toHaveURL(/\/provider\/dashboard$/);
  await expect(personButton(page)).toContainText('Gabriela Mora');
});

test('a clinic compares what it keeps with what is seen, and declines with a reason', async ({ page }) => {
  await page.goto(`/pt/auth/provider-invitation?token=${FOR_A_CLINIC}`);
  await expect(heading(page)).toHaveText('Rede Araucária Saúde convida Plástica Rebouças a participar');
  const keeps = page.getByRole('heading', { name: 'O que continua sendo seu' });
  const seen = page.getByRole('heading', { name: 'O que Rede Araucária Saúde pode ver e fazer' });
  expect((await keeps.boundingBox())?.y).toBe((await seen.boundingBox())?.y);
  await expect(button(page, 'Criar conta e participar')).toBeVisible();
  await button(page, 'Recusar').click();
  await expect(heading(page)).toBeFocused();
  await page.getByLabel('Motivo (opcional)').fill('Já trabalhamos com outra rede.');
  await button(page, 'Cancelar').click();
  await expect(heading(page)).toBeFocused();
  await button(page, 'Recusar').click();
  await expect(page.getByLabel('Motivo (opcional)')).toHaveValue('Já trabalhamos com outra rede.');
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Recusar convite').click();
  await expect(heading(page)).toHaveText('Você recusou o convite');
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`/pt/auth/provider-invitation?token=${FOR_A_CLINIC}`);
  await expect(heading(page)).toHaveText('Este convite foi recusado');
});

test.describe('a link that leads to no open invitation', () => {
  // What the server refuses on purpose and a broken line, the browser mentions in its console.
  test.use({ expected: [/status of 410|ERR_FAILED/] });

  test('says whether it expired, is cut off or unknown, and whom to ask', async ({ page }) => {
    await page.goto('/es/invitation/accept/demo-invitation-that-expired');
    await expect(heading(page)).toHaveText('Esta invitación venció');
    await expect(page.getByText('Pida a Beatriz Nogueira, de Rede Araucária Saúde')).toBeVisible();
    await page.goto('/invitation/accept/cut-off');
    await expect(heading(page)).toHaveText('This link is incomplete');
    await page.goto('/auth/provider-invitation?token=abcdefghijklmnopqrstuvwxyz0123456789');
    await expect(heading(page)).toHaveText('We can’t find this invitation');
  });

  test('and one that cannot be loaded is asked for again', async ({ page }) => {
    await answerOnce(page, '**/api/v1/invitations/validate/**', (route) => route.abort());
    await page.goto('/invitation/accept/demo-invitation-that-expired');
    await expect(heading(page)).toHaveText('We couldn’t load your invitation');
    await button(page, 'Try again').click();
    await expect(heading(page)).toHaveText('This invitation expired');
  });
});
