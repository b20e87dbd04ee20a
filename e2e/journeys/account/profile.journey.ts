import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { linkInMail, newAddress } from '../../steps/mail.ts';
import { PASSWORD, signUp } from '../../steps/sign-up.ts';

// What the server refuses on purpose, the browser mentions in its console.
test.use({ expected: [/status of 4(01|09|10|22)/] });

const newAccount = (page: Page) => signUp(page, '/profile/edit', { firstName: 'Rosa María', lastName: 'Delgado' });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = (page: Page, name: string) =>
  expect(
    card(page, name)
      .getByRole('status')
      .filter({ hasText: /Saved \d/ }),
  ).toBeVisible();

test('a profile is written by keyboard, saves itself, and survives reload and the end of the session', async ({
  page,
}) => {
  const email = await newAccount(page);
  const identity = card(page, 'Personal details');
  await expect(identity.getByLabel('First surname')).toHaveValue('Delgado');
  await tabTo(page, identity.getByLabel('Second surname'));
  await page.keyboard.type('Ñáñez');
  await expect(identity.getByLabel('Name as in the passport’s machine-readable line')).toHaveText(
    /^DELGADO<NANEZ<<ROSA<MARIA<+$/,
  );
  await page.keyboard.press('Tab');
  await saved(page, 'Personal details');

  const contact = card(page, 'Contact details');
  await contact.getByLabel('Phone').fill('12');
  await contact.getByLabel('City').focus();
  await expect(contact.getByRole('link', { name: /^Phone: Enter a valid number/ })).toBeVisible();
  await expect(contact.getByLabel('Phone')).toHaveAccessibleDescription(/Enter a valid number/);
  expect(await axeViolations(page)).toEqual([]);
  await contact.getByLabel('Phone').fill('+1 415 555 2671');
  await contact.getByLabel('Phone').blur();
  await saved(page, 'Contact details');
  await expect(contact.getByLabel('Phone')).toHaveValue('+14155552671');

  // Reloaded in the middle of a word.
  await contact.getByLabel('City').fill('San Francis');
  await page.reload();
  await expect(contact.getByLabel('City')).toHaveValue('San Francis');
  await expect(contact.getByLabel('City')).toBeFocused();
  await saved(page, 'Contact details');

  // The session ends in the middle of a word: after it was typed, and before the pause in which it saves itself.
  await contact.getByLabel('City').fill('San Francisco');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'a.b.c');
    localStorage.setItem('refresh_token', 'this-token-is-of-no-session');
  });
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fprofile%2Fedit/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(contact.getByLabel('City')).toHaveValue('San Francisco');
  await expect(contact.getByLabel('City')).toBeFocused();
  await saved(page, 'Contact details');

  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(page.getByText('Ñáñez', { exact: true })).toBeVisible();
  await expect(card(page, 'Travel readiness')).toContainText('2 of 7');
  await page.getByRole('link', { name: 'Add: Languages' }).click();
  await expect(page.getByRole('heading', { name: 'Languages you speak' })).toBeFocused();
  const languages = card(page, 'Languages you speak');
  await languages.getByLabel('Add a language').selectOption('es');
  await expect(languages.getByRole('button', { name: 'Remove Spanish' })).toBeVisible();
  await saved(page, 'Languages you speak');
});

test('two windows that edit the same lose nothing', async ({ page, context }) => {
  await newAccount(page);
  const other = await context.newPage();
  await other.goto('/profile/edit');
  const [here, there] = [card(page, 'Contact details'), card(other, 'Contact details')];
  await there.getByLabel('City').fill('Cali');
  await there.getByLabel('City').blur();
  await saved(other, 'Contact details');
  // Another field: taken together without a question.
  await here.getByLabel('State or province').fill('Valle del Cauca');
  await here.getByLabel('State or province').blur();
  await saved(page, 'Contact details');
  await expect(here.getByLabel('City')).toHaveValue('Cali');
  // The same field: a question.
  await there.getByLabel('City').fill('Palmira');
  await there.getByLabel('City').blur();
  await saved(other, 'Contact details');
  await here.getByLabel('City').fill('Buga');
  await here.getByLabel('City').blur();
  await expect(here.getByText('This was edited elsewhere')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await here.getByLabel('Saved elsewhere: Palmira').check();
  await here.getByRole('button', { name: 'Save my choice' }).click();
  await expect(here.getByLabel('City')).toHaveValue('Palmira');
  await saved(page, 'Contact details');
});

test('health data come and go with the consent, and notifications are chosen', async ({ page }) => {
  await newAccount(page);
  const health = card(page, 'Basic health information');
  await health.getByRole('button', { name: 'Agree and fill in' }).click();
  await health.getByLabel('Allergies').fill('Penicillin');
  await health.getByLabel('Allergies').blur();
  await saved(page, 'Basic health information');
  await page.reload();
  await expect(health.getByLabel('Allergies')).toHaveValue('Penicillin');
  const consents = card(page, 'Your consents');
  await consents.getByRole('button', { name: 'Withdraw: Health data' }).click();
  await consents.getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(health.getByRole('button', { name: 'Agree and fill in' })).toBeVisible();
  await health.getByRole('button', { name: 'Agree and fill in' }).click();
  await expect(health.getByLabel('Allergies')).toHaveValue('');

  const told = card(page, 'Notifications');
  await told.getByLabel('Messages, by email').uncheck();
  await told.getByLabel('Don’t notify me at certain hours').check();
  await saved(page, 'Notifications');
  await page.reload();
  await expect(told.getByLabel('Messages, by email')).not.toBeChecked();
  await expect(told.getByLabel('From')).toHaveValue('22:00');
  expect(await axeViolations(page)).toEqual([]);
});

test('an address changes when both mailboxes agree', async ({ page }) => {
  const email = await newAccount(page);
  const next = newAddress();
  const address = card(page, 'Email');
  await address.getByLabel('New email address').fill(email);
  await address.getByRole('button', { name: 'Change email' }).click();
  await expect(address.getByText('This is already your email.', { exact: true })).toBeVisible();
  await address.getByLabel('New email address').fill(next);
  await address.getByRole('button', { name: 'Change email' }).click();
  await expect(address.getByText(`Changing to ${next}`)).toBeVisible();

  await page.goto(await linkInMail(next));
  await expect(page).toHaveURL(/\/confirm-email$/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, this is my email' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmed, one step left');
  await page.goto(await linkInMail(email, 2));
  await page.getByRole('button', { name: 'Approve change' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email was changed');
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(card(page, 'Contact details')).toContainText(next);
});
