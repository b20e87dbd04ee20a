import { expect, test } from '../fixtures/journey.ts';
import { enhanced } from '../steps/enhanced.ts';
import { packageCard } from '../steps/packages.ts';

// All other journeys ask for reduced motion. Here pages follow each other as they do for most people.
test.use({ reducedMotion: 'no-preference' });

test('with animations between pages one goes from the start to a package and back, and nothing complains', async ({
  page,
}) => {
  await page.goto('/packages/hip-replacement');
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(false);
  await packageCard(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.locator('.package-page')).toBeInViewport();
  await enhanced(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-419');
  await enhanced(page);
  await page.goBack();
  await page.goBack();
  await expect(packageCard(page).first()).toBeVisible();
});
