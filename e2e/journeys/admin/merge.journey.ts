import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { enterAsAdmin } from '../../steps/portal.ts';

// A clinic without a public page, which the browser mentions in its console.
test.use({ expected: [/404 \(Not Found\)/] });

const ONE = 'Reproducción Xochiquetzal';
const TWICE = 'Reproducción Xochiquetzal CDMX';

test('a clinic listed twice becomes one, and two again', async ({ page }) => {
  await enterAsAdmin(page, '/admin/providers');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Possible duplicates' }).click();
  const pair = main.getByRole('row').filter({ hasText: TWICE });

  // Decided by mistake, and taken back.
  await pair.getByRole('button', { name: 'Not duplicates' }).click();
  await expect(pair).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await pair.getByRole('link', { name: 'Compare' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merge two clinics');
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('radio', { name: '+52' }).last().check();
  await main.getByRole('button', { name: `Merge ${TWICE} into ${ONE}` }).click();
  await expect(main.getByLabel('Reason')).toBeFocused();
  await main.getByLabel('Reason').fill('Their owner signed up a second time');
  // What was typed and chosen survives a reload.
  await page.reload();
  await expect(main.getByLabel('Reason')).toHaveValue('Their owner signed up a second time');
  await expect(main.getByRole('radio', { name: '+52' }).last()).toBeChecked();
  await main.getByRole('button', { name: `Merge ${TWICE} into ${ONE}` }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ONE);
  await expect(main.getByText('Merged into this clinic')).toBeVisible();
  await main.getByRole('link', { name: TWICE }).click();
  await expect(main.getByText(/^Part of another clinic since/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Act as clinic' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Undo merge' }).click();
  const dialog = page.getByRole('dialog', { name: `Separate ${TWICE} from ${ONE}?` });
  await dialog.getByRole('textbox').fill('They are two after all');
  await dialog.getByRole('button', { name: 'Undo merge' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(/^Part of another clinic since/)).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Act as clinic' })).toBeVisible();
});
