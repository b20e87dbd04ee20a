import { expect, test } from '../../fixtures/journey.ts';
import { enhanced } from '../../steps/enhanced.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { packageCard } from '../../steps/packages.ts';

const LIST = '/packages/dental-implant-single?sort=price';

test('someone finds packages, saves one, compares three and comes to the request', async ({ page }) => {
  await page.goto(LIST);
  const card = (index: number) => packageCard(page).nth(index);
  const title = await card(1).getByRole('heading').innerText();
  await card(1)
    .getByRole('button', { name: /^Save / })
    .click();
  for (const index of [0, 1, 2])
    await card(index)
      .getByRole('button', { name: /^Compare/ })
      .click();
  const tray = page.getByRole('complementary', { name: 'Comparison' });
  await expect(tray).toContainText('3 to compare');

  await page.reload();
  await expect(tray).toContainText('3 to compare');
  await expect(card(1).getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Saved: 1' }).click();
  await expect(packageCard(page)).toHaveCount(1);
  await expect(packageCard(page).getByRole('heading')).toHaveText(title);

  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare packages');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const totals = page.getByRole('row', { name: /^Total / }).getByRole('cell');
  const amounts = (await totals.allInnerTexts()).map((text) => Number(/[\d,]{3,}/.exec(text)?.[0].replaceAll(',', '')));
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));

  await page.getByRole('link', { name: 'Differences only' }).click();
  await expect(page.getByRole('row', { name: /^Total / })).toBeVisible();
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);

  await page.getByRole('link', { name: 'Request a consultation' }).first().click();
  await expect(page).toHaveURL(/\/booking\/consultation\?package=/);
});

test('a fifth and a clinic among packages are refused with the reason', async ({ page }) => {
  await page.goto(LIST);
  const compare = page.getByRole('button', { name: /^Compare/ });
  for (const index of [0, 1, 2, 3, 4]) await compare.nth(index).click();
  await expect(page.getByRole('status').filter({ hasText: 'You can compare up to 4' })).toBeAttached();
  await expect(compare.nth(4)).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/find-care?tab=providers&q=dental');
  await compare.first().click();
  const tray = page.getByRole('complementary', { name: 'Comparison' });
  await expect(tray).toContainText('You are comparing packages');
  await tray.getByRole('button', { name: 'Start over with this one' }).click();
  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare clinics');
});

test('by keyboard alone, and the tray covers nothing that has the focus', async ({ page }) => {
  await page.goto(LIST);
  const compare = page.getByRole('button', { name: /^Compare/ }).first();
  await tabTo(page, compare);
  await page.keyboard.press('Space');
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const { activeElement: focused } = document;
      const tray = document.getElementById('compare-tray')?.getBoundingClientRect();
      const box = focused?.getBoundingClientRect();
      return tray && box && !focused?.closest('#compare-tray') ? box.top >= tray.top : false;
    });
    expect(hidden).toBe(false);
  }

  await page.reload();
  await tabTo(page, page.getByRole('link', { name: 'Skip to the comparison' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('complementary', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare packages');
});

test('the last searches stand under the empty field, but not those for mental health', async ({ page }) => {
  await page.goto('/find-care');
  const field = page.locator('main input[type="search"]').first();
  for (const words of ['dental implant', 'depression']) {
    await field.fill(words);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(words.replace(' ', '\\+')));
    await enhanced(page);
  }
  await field.fill('');
  const recent = page.getByRole('group', { name: 'Recent searches on this device' });
  await expect(recent.getByRole('link')).toHaveText(['dental implant']);
  await recent.getByRole('button', { name: 'Remove dental implant' }).click();
  await expect(recent).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison is reached from a package and grows by links', async ({ page }) => {
    await page.goto('/providers/dental-istmo');
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
    await page.goto((await page.locator('main a[href^="/packages/"]').first().getAttribute('href')) ?? '');
    await page.getByRole('link', { name: 'Compare with others' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.locator('a[data-column="add"]').first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  });
});
