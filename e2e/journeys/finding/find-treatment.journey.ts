import { expect, test } from '../../fixtures/journey.ts';
import { type Html, openHtml } from '../../http/open-html.ts';
import { opensPackage, packageCard, packageIdOf, priceIn, searchFor } from '../../steps/packages.ts';

test('a typed phrase leads to a clinic’s package with one price on card, list and profile', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'hip replacement costa rica');
  await expect(page).toHaveURL(/\/find-care\?/);
  await expect(page.getByRole('status').filter({ hasText: /\d+ packages?/ })).toBeVisible();

  const card = packageCard(page).first();
  const found = await priceIn(card);
  await expect(card).toContainText('Costa Rica');
  const link = card.getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  const id = packageIdOf(await link.getAttribute('href'));
  await link.click();

  await expect(page).toHaveURL(new RegExp(`/packages/hip-replacement/[a-z0-9-]+-${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
  await expect(page.getByRole('complementary').locator('.price').first()).toHaveText(found);
  await expect(page.locator('.contract-line')).toHaveCount(22);

  await page.goto('/packages/hip-replacement?country=CR');
  const listed = packageCard(page).filter({ has: page.locator(`a[href$="-${id}"]`) });
  await expect(listed.locator('.price').first()).toHaveText(found);
});

const PHRASES = [
  { prefix: '', words: 'nose job', treatment: 'Rhinoplasty' },
  { prefix: '', words: 'hip replacment', treatment: 'Hip replacement' },
  { prefix: '/es', words: 'manga gastrica', treatment: 'Manga gástrica' },
  { prefix: '/pt', words: 'implante dentario', treatment: 'Implante dentário' },
];

const packagesIn = (html: Html) =>
  html
    .first('main')
    .all('article')
    .filter((card) => card.all('a').some((link) => opensPackage(link.attribute('href'))));

for (const { prefix, words, treatment } of PHRASES) {
  test(`“${words}” finds ${treatment}`, async ({ origin }) => {
    const home = await openHtml(origin, prefix || '/');
    const { html } = await openHtml(origin, home.html.first('main').searchFor(words));
    expect(html.first('h1').text().toLowerCase()).toContain(treatment.toLowerCase());
    expect(packagesIn(html).length).toBeGreaterThan(0);
  });
}

test('words that nobody knows lead to an explanation, not to an error', async ({ origin }) => {
  const { status, html } = await openHtml(origin, '/find-care?q=zzzz+qqqq');
  expect(status).toBe(200);
  expect(html.all('h1')).toHaveLength(1);
  expect(packagesIn(html)).toEqual([]);
  expect(html.first('main').all('a').length).toBeGreaterThan(0);
});
