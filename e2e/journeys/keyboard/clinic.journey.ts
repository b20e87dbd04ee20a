import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { enterAs, settled } from '../../steps/portal.ts';

// A number that is none is refused by the server (422).
test.use({ expected: [/422 \(Unprocessable Entity/] });

test('a clinic by keyboard alone: write an answer that survives a reload, correct a telephone number', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const key = (name: string) => page.keyboard.press(name);
  await enterAs(page, 'provider', '/provider/dashboard');
  await settled(page);

  await tabTo(page, main.getByRole('link', { name: 'Answer oldest request' }));
  await key('Enter');
  await expect(heading).toBeFocused();
  const answer = main.getByLabel('Your answer');
  await tabTo(page, answer);
  await page.keyboard.type('We have dates in January.');
  await page.reload();
  await settled(page);
  await expect(answer).toHaveValue('We have dates in January.');
  await expect(main.getByRole('button', { name: 'Send answer' })).toBeEnabled();

  // The palette leads to a section of the settings; a refused number says so at its field.
  await key('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('clinic profile');
  await expect(page.getByRole('option', { name: /Edit the clinic’s profile/ })).toBeVisible();
  await key('Enter');
  await expect(page).toHaveURL(/\/provider\/settings#about$/);
  const phone = main.getByLabel('Phone', { exact: true });
  await tabTo(page, phone);
  const before = await phone.inputValue();
  await key('Control+a');
  await page.keyboard.type('123');
  await key('Tab');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveValue('123');
  await key('Shift+Tab');
  await key('Control+a');
  await page.keyboard.type(before);
  await key('Tab');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
});
