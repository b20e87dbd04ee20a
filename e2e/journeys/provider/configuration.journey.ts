import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { enterAs, openInPortal } from '../../steps/portal.ts';

test('a clinic reorders steps by keyboard, requires a file and follows one patient through them', async ({ page }) => {
  await enterAs(page, 'provider', '/provider/configuration/steps?treatment=hip-replacement');
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: 'Steps', exact: true });
  const row = list.getByRole('group', { name: 'Book flights with a return date that can change' });
  const down = row.getByRole('button', { name: /^Move down/ });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await expect(list.getByRole('status').filter({ hasText: /position \d+ of \d+$/ })).toHaveText(/^Book flights/);
  await row.getByRole('button', { name: /^Edit/ }).click();
  await list.getByRole('checkbox', { name: 'Insurance policy' }).check();
  await expect(main.getByText(/^Saved \d/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const trial = main.getByRole('region', { name: 'Try the steps' });
  await trial.getByLabel('Booking date').fill('2027-01-10');
  await trial.getByLabel('Procedure date').fill('2027-04-05');
  await expect(trial.getByText('Earliest flight home').locator('..')).toContainText('Apr 19, 2027');
  await expect(trial.getByRole('listitem').filter({ hasText: 'Book flights' })).toContainText('Insurance policy');

  await main.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to default' }).click();
  await expect(main.getByText('Travesía’s default')).toBeVisible();
});

test('a clinic adds a question with a condition and tries it in Portuguese', async ({ page }) => {
  await enterAs(page, 'provider', '/provider/configuration/intake?treatment=facelift');
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: 'Questions', exact: true });
  await list.getByLabel('Section', { exact: true }).selectOption('What you would like to change');
  await list.getByRole('button', { name: 'Add question' }).click();
  await list.getByLabel('Question (English)').fill('When was the last filler?');
  await list.getByLabel('Question (Português)').fill('Quando foi o último preenchimento?');
  await list.getByLabel('Show this question').selectOption({
    label: 'If: Have you had fillers, threads or botulinum toxin in the last year?',
  });
  await expect(main.getByText(/^Saved \d/)).toBeVisible();

  const phone = main.getByRole('region', { name: 'Phone preview' });
  await phone.getByRole('button', { name: 'Português' }).click();
  await expect(phone.getByText('Quando foi o último preenchimento?')).toHaveCount(0);
  await phone
    .getByRole('group', { name: /Você aplicou preenchimento/ })
    .getByRole('radio', { name: 'Sim' })
    .check();
  await expect(phone.getByText('Quando foi o último preenchimento?')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await main.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to default' }).click();
  await openInPortal(page, '/provider/configuration/intake?treatment=facelift');
  await expect(main.getByText('Quando foi o último preenchimento?')).toHaveCount(0);
});
