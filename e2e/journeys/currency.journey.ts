import { expect, test } from '../fixtures/journey.ts';
import { type Html, openHtml } from '../http/open-html.ts';
import { PUBLIC_SCREENS, SCREENS } from '../pages.ts';
import { packageCard, priceIn } from '../steps/packages.ts';

/**
 * The sums in pounds that a page states, with the words before each that is not marked; what stands in a form is asked
 * from the reader or given by him. No clinic of the demo asks in pounds, so every sum is converted.
 */
function sumsIn(html: Html): string[] {
  const text = html.first('main').text('form', 'script', 'style');
  return [...text.matchAll(/.{0,40}?(?:≈\s)?(?<!\w)£\s[\d.,]+/gs)].map(
    ([found]) => /≈\s£\s[\d.,]+$/.exec(found)?.[0] ?? found,
  );
}

/** Screens that are about prices; some others show none. */
const WITH_PRICES = [
  ...Object.values(SCREENS),
  '/treatment-marketplace?treatment=hip-replacement',
  '/package-showcase',
  '/packages-airbnb',
  '/services/online',
  '/services/second-opinion',
  '/services/mental-health',
];

test('a chosen currency is kept', async ({ page, context }) => {
  await page.goto('/packages');
  const before = await priceIn(packageCard(page).first());
  expect(before).toMatch(/^US\$\s[\d,]+$/);
  await page.locator('summary', { hasText: 'USD' }).click();
  await page.getByRole('button', { name: 'British Pound' }).click();
  await expect(packageCard(page).first().locator('.price').first()).toContainText('£');
  await page.goto(SCREENS.treatments);
  await expect(page.getByRole('contentinfo')).toContainText('Prices in £');
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'currency', value: 'GBP' }));
});

test('every converted sum says so with the date of the rates', async ({ origin }) => {
  const priced: string[] = [];
  for (const [name, path] of Object.entries(PUBLIC_SCREENS)) {
    const { html } = await openHtml(origin, path, 'currency=GBP');
    expect(html.first('footer').text(), name).toMatch(/Prices in £ · exchange rates of \w+ \d{1,2}, \d{4}/);
    const sums = sumsIn(html);
    if (sums.length > 0) priced.push(name);
    expect
      .soft(
        sums.filter((sum) => !sum.startsWith('≈')),
        name,
      )
      .toEqual([]);
  }
  expect(priced).toEqual(expect.arrayContaining(WITH_PRICES));
});

test('a sum in the clinic’s own currency is not marked as converted', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'currency', value: 'MXN', url: baseURL ?? '' }]);
  await page.goto('/packages?country=MX');
  const prices = await packageCard(page).locator('.price:nth-child(1)').allInnerTexts();
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(price).toMatch(/^(≈\s)?MX\$\s[\d,]+$/);
});

test('the filters ask for the price in the chosen currency', async ({ origin }) => {
  const { html } = await openHtml(origin, '/packages', 'currency=EUR');
  expect(html.all('label').map((label) => label.text().trim())).toContain('Up to, €');
});
