import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { enterAs } from '../../steps/portal.ts';

// Another journey may save the same clinic meanwhile, which the browser mentions in its console; the list takes both together.
test.use({ expected: [/409 \(Conflict\)/] });

test('by keyboard alone: add a treatment, say how often, remove it', async ({ page }) => {
  await enterAs(page, 'provider', '/provider/treatments');
  const main = page.getByRole('main');
  const choice = main.getByLabel('Add a treatment');
  await tabTo(page, choice);
  // Passing other treatments on the way adds none of them.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const name = await choice.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.label ?? '');
  const remove = main.getByRole('button', { name: `Remove ${name}`, exact: true });
  await expect(remove).toHaveCount(0);
  await tabTo(page, main.getByRole('button', { name: 'Add', exact: true }));
  await page.keyboard.press('Enter');
  await expect(remove).toBeVisible();
  await expect(choice).toBeFocused();
  const cases = main.getByLabel(`Cases of ${name} in the last full year`);
  await tabTo(page, cases);
  await page.keyboard.type('140');
  await expect(cases).toHaveValue('140');
  await expect(main.getByText(/Saved \d/)).toBeVisible();
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(choice).toBeFocused();
});
