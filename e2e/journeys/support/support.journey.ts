import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { mailsTo } from '../../steps/mail.ts';
import { signUp } from '../../steps/sign-up.ts';
import { enterAsPatient, inPortal } from '../../steps/portal.ts';
import { askTeam, enterAsTeam } from '../../steps/team.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('somebody asks, the team answers, and they are told in the app and by mail', async ({ page, browser, origin }) => {
  const email = await signUp(page, '/support');
  await inPortal(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Brazil 192' })).toHaveAttribute('href', 'tel:192');
  await expect(main.getByText('You have no support requests yet.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await askTeam(page, 'May I fly after six days?', 'My knee was operated on Monday.');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('May I fly after six days?');
  await expect(main).toContainText('Open');
  expect(await axeViolations(page)).toEqual([]);

  const desk = await browser.newPage();
  await enterAsTeam(desk, origin, '/admin/support');
  const inbox = desk.getByRole('main');
  await inbox.getByRole('combobox', { name: 'Topic' }).selectOption('journey');
  await inbox.getByRole('link', { name: 'May I fly after six days?' }).click();
  await expect(inbox.getByRole('heading', { level: 2, name: 'May I fly after six days?' })).toBeVisible();
  await expect(inbox.getByText('Nothing is blocking sign-in.')).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);
  await inbox.getByRole('textbox', { name: 'Message' }).fill('Ten days, as the surgeon said.');
  await inbox.getByRole('button', { name: 'Send reply' }).click();
  await expect(inbox.locator('.inbox-ticket')).toContainText('Answered');
  await desk.close();

  const [, mail] = await mailsTo(email, 2);
  expect(mail).toContain('/support/tickets/');
  expect(mail).not.toContain('surgeon');
  await page.reload();
  await expect(main).toContainText('Ten days, as the surgeon said.');
  await page.goto('/support');
  await page.getByRole('button', { name: /^Notifications: 1 unread/ }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /^We replied to your request: TS-/ }).click();
  await expect(main).toContainText('Ten days, as the surgeon said.');
  await expect(page.getByRole('button', { name: /^Notifications: none new/ })).toBeVisible();
  await main.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(main).toContainText('Closed');
  await main.getByLabel('Your message').fill('One more thing: stockings?');
  await main
    .getByLabel('Attach files')
    .setInputFiles({ name: 'discharge.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(main.getByRole('button', { name: 'Remove discharge.pdf' })).toBeVisible();
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main).toContainText('Open');
  await main.getByRole('button', { name: 'Open discharge.pdf' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /discharge\.pdf/ })).toBeEnabled();
  await page.getByRole('dialog', { name: 'discharge.pdf' }).getByLabel('Close').click();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/activity');
  await expect(main).toContainText('Our team read your support request');
});

test('an article is found in spite of a typing error and opens at its own address', async ({ page }) => {
  await enterAsPatient(page, '/support');
  const main = page.getByRole('main');
  await main.getByLabel('Search help articles').fill('insurence');
  await main.getByRole('link', { name: 'Insurance for medical travel' }).click();
  await expect(page).toHaveURL(/\/support\/articles\/travel-insurance$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Insurance for medical travel');
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('link', { name: 'Contact support' }).click();
  await expect(main.getByLabel('What is it about?')).toBeFocused();
  await expect(main.getByLabel('What is it about?')).toHaveValue('journey');
});

test('what was typed is still there after a reload, and what is missing is named', async ({ page }) => {
  await enterAsPatient(page, '/support');
  const main = page.getByRole('main');
  await main.getByLabel('Your message').fill('How long does it take?');
  await page.reload();
  await inPortal(page);
  await expect(main.getByLabel('Your message')).toHaveValue('How long does it take?');
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main).toContainText('Choose a topic.');
  await expect(main.getByLabel('What is it about?')).toBeFocused();
});

test.describe('an address that names no ticket or article', () => {
  test.use({ expected: [/404 \(Not Found\)|422 \(Unprocessable/] });

  test('says so and leads back', async ({ page }) => {
    await enterAsPatient(page, '/support/tickets/0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      'We can’t find that support request',
    );
    await page.goto('/support/articles/horoscope');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('We can’t find that article');
    await page.getByRole('main').getByRole('link', { name: 'All help articles' }).first().click();
    await expect(page).toHaveURL(/\/support$/);
  });
});
