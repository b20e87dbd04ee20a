import { expect, test } from '../../fixtures/journey.ts';

test.use({ javaScriptEnabled: false });

test('two cities of a search are compared, and then others, without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/find-care?q=gastric+sleeve');
  await page.getByRole('link', { name: /^Compare .+ and / }).click();

  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(2);
  // In one call: the page may still be laid out anew, as when its font arrives.
  const tops = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  await expect(page.getByText('Lowest total')).toBeVisible();

  await page.getByLabel('Compare with').selectOption({ label: 'Bogotá' });
  await page.getByLabel('You fly from').selectOption({ label: 'Madrid' });
  await page.locator('main').getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bogotá');
  await expect(page.getByText('The trip from Madrid')).toBeVisible();
  await expect(page.getByText(/MAD to BOG/)).toBeVisible();
});
