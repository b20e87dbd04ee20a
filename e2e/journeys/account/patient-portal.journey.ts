import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { openHtml } from '../../http/open-html.ts';
import { PROVIDER } from '../../pages.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { type DemoRole, enterAsPatient, inPortal, personButton } from '../../steps/portal.ts';
import { searchFor } from '../../steps/packages.ts';
import { callApi, keepSession, type Session } from '../../steps/session.ts';
import { signUpByForm } from '../../steps/sign-up.ts';

const PHONE = { width: 390, height: 844 };
const greeting = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: new RegExp(`, ${name}$`) });
const steps = (page: Page) => page.getByRole('main').getByRole('listitem');

test('from the sign-up by the mail’s link to the first dashboard, which remembers what comes next', async ({
  page,
}) => {
  await signUpByForm(page);
  await expect(page).toHaveURL(/\/patient\/dashboard$/);

  await expect(greeting(page, 'Rosa')).toBeVisible();
  await expect(page).toHaveTitle(/^Your dashboard/);
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer questions' })).toHaveAttribute('href', '/get-started');
  await expect(steps(page).filter({ hasText: 'Email confirmed, two-factor authentication off' })).toBeVisible();
  await expect(page.getByText(/^Your searches, saved items and answers appear here/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Signed in on 1 device' }).click();
  await expect(page).toHaveURL(/\/profile#devices$/);

  // What is saved, searched and begun on the public site stands on the dashboard.
  await page.goto(`/providers/${PROVIDER}`);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.goto('/find-care');
  await searchFor(page, 'dental implants');
  await expect(page).toHaveURL(/q=dental/);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/patient\/dashboard$/);
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await expect(page.getByRole('link', { name: 'dental implants' })).toHaveAttribute('href', /\/find-care\?q=dental/);
  await page.getByRole('link', { name: '1 saved item' }).click();
  await expect(page).toHaveURL(/\/favorites$/);
  await expect(page.getByRole('main')).toContainText('1 saved');
  await page.goBack();
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).first().click();
  await expect(page).toHaveURL(/\/booking\/consultation\?provider=[\w-]+$/);
  await expect(page.getByRole('main')).toContainText('Clínica Valle Central');

  await page.goto('/get-started?who=patient&step=goal');
  await page.goto('/es/dashboard');
  await expect(page).toHaveURL(/\/es\/patient\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Termine sus preguntas' })).toBeVisible();
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/es\/get-started\?who=patient/);
  await page.goto('/patient/dashboard');
  await page.getByRole('button', { name: 'Clear searches' }).click();
  await expect(page.getByRole('link', { name: 'dental implants' })).toBeHidden();
});

test('the portal without a mouse: past the side, through the menu, to another screen and back', async ({ page }) => {
  await enterAsPatient(page, '/patient/dashboard');
  await page.reload();
  await inPortal(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const button = personButton(page);
  await page.reload();
  await inPortal(page);
  await tabTo(page, button);
  await page.keyboard.press('ArrowDown');
  const profile = page.getByRole('complementary').getByRole('link', { name: 'Profile' });
  await expect(profile.last()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  // To another screen without a new document: its heading has the focus, its title is shown.
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(profile.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/account|profile/i);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')).toHaveText('Profile');
  await page.goBack();
  await expect(greeting(page, 'Ana')).toBeFocused();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('on a phone everything is behind the bar at the lower edge', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enterAsPatient(page, '/patient/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main, bottom of the screen' });
  await expect(bar.locator('[aria-current="page"]')).toHaveText('Dashboard');
  await bar.getByRole('button', { name: /^More/ }).click();
  await expect(bar.getByText('Ana Ferreira Whitlock')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await axeViolations(page)).toEqual([]);
  await page.mouse.click(195, 20);
  await expect(bar.getByText('Ana Ferreira Whitlock')).toBeHidden();
  await bar.getByRole('button', { name: /^More/ }).click();
  await expect(bar.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await bar.getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/pt\/patient\/dashboard$/);
  await inPortal(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  // What the dashboard still asks for when the session ends is refused, and the browser says so.
  await page.waitForLoadState('networkidle');
  const more = page.getByRole('button', { name: /^Mais/ });
  await more.click();
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page).toHaveURL(/\/pt\/login$/);
});

test.describe('while the line is lost', () => {
  // What the page was asking for by itself when the line went.
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/] });

  test('a lost line is said for as long as it is lost', async ({ page, context }) => {
    await enterAsPatient(page, '/patient/dashboard');
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toBeHidden();
  });
});

test.describe('whose dashboard', () => {
  /** Keeps a session of the demonstration's person of a role, who is shown to have another. */
  async function keepAs(page: Page, role: DemoRole, shownRole: string = role): Promise<void> {
    const session = await callApi<Session>(page, '/auth/demo-login', { demo_token: 'travesia-demo', role });
    const user = { ...session.user, role: shownRole };
    if (shownRole !== role) await page.route('**/api/v1/auth/me', (route) => route.fulfill({ json: user }));
    await keepSession(page, { ...session, user });
  }

  test('nobody’s leads to the sign-in and back', async ({ page }) => {
    await page.goto('/pt/dashboard');
    await expect(page).toHaveURL(/\/pt\/login\?returnUrl=%2Fpt%2Fdashboard$/);
    await page.getByRole('button', { name: 'Entrar como paciente' }).click();
    await expect(page).toHaveURL(/\/pt\/patient\/dashboard$/);
  });

  test('a clinic’s is not a patient’s', async ({ page }) => {
    await keepAs(page, 'provider');
    await page.goto('/patient/dashboard');
    await expect(page).toHaveURL(/\/provider\/dashboard$/);
    await inPortal(page);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toBeHidden();
  });

  test('is a patient’s for a role that is not known', async ({ page }) => {
    await keepAs(page, 'patient', 'nurse');
    await page.goto('/dashboard');
    await expect(page.getByText("You don't have permission to access this page.", { exact: true })).toBeVisible();
    await expect(page.getByText('You are signed in as nurse')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page).toHaveURL(/\/patient\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  });
});

test.describe('when a part fails', () => {
  test.use({ expected: [/503/] });

  test('it says so in its place, and can be asked for again', async ({ page }) => {
    let failing = true;
    await page.route('**/api/v1/profile/sessions', (route) =>
      failing
        ? route.fulfill({
            status: 503,
            json: { status: 503, code: 'server.unavailable', detail: 'x', request_id: 'r' },
          })
        : route.continue(),
    );
    await enterAsPatient(page, '/patient/dashboard');
    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load your devices.' })).toBeVisible();
    await expect(greeting(page, 'Ana')).toBeVisible();
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /^Signed in on \d+ device/ })).toBeVisible();
  });
});

test('without JavaScript the shell stands, says "Loading..." and what it needs', async ({ origin }) => {
  const { html } = await openHtml(origin, '/patient/dashboard');
  expect(html.first('main').text('noscript')).toContain('Loading...');
  expect(html.first('noscript').text()).toContain('needs JavaScript');
  // Which entries somebody has is known with them.
  const main = html.all('nav').filter((nav) => nav.attribute('aria-label') === 'Main');
  expect(main.map((nav) => nav.attribute('aria-busy'))).toEqual(['true']);
});
