import { expect, test } from '../../fixtures/journey.ts';
import { type Html, openHtml } from '../../http/open-html.ts';
import { filterPackages, removeCountry, sortByPrice } from '../../steps/package-filters.ts';
import { packageCard } from '../../steps/packages.ts';

test('packages are filtered and sorted, and the address holds it all', async ({ page }) => {
  await page.goto('/packages');
  await filterPackages(page);
  await sortByPrice(page, { button: false });
  const address = page.url();
  const titles = await packageCard(page).getByRole('heading').allInnerTexts();

  await removeCountry(page);
  await page.goBack();
  expect(page.url()).toBe(address);
  expect(await packageCard(page).getByRole('heading').allInnerTexts()).toEqual(titles);
});

const titlesOf = (html: Html) =>
  html
    .first('main')
    .packageLinks()
    .map((title) => title.text());

test('a long list has pages', async ({ origin }) => {
  const { html } = await openHtml(origin, '/packages');
  expect(titlesOf(html)).toHaveLength(24);
  const pages = html.all('nav').find((nav) => nav.attribute('aria-label') === 'Pages');
  const next = pages?.linkTo('Next') ?? '';
  expect(next).toContain('page=2');
  const second = titlesOf((await openHtml(origin, next)).html);
  expect(second.length).toBeGreaterThan(0);
  expect(second).not.toEqual(titlesOf(html));
});

test('filters that nothing fits say so and how to go on', async ({ origin }) => {
  const { html } = await openHtml(origin, '/packages?price_max=300&rating=5&country=CR&nights_max=0');
  expect(titlesOf(html)).toEqual([]);
  const cleared = html.first('main').linkTo('Clear filters');
  expect(cleared).toBe('/packages');
  expect(titlesOf((await openHtml(origin, cleared)).html)).toHaveLength(24);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters open as a sheet, close by Escape, and filter', async ({ page }) => {
    await page.goto('/packages');
    const opener = page.getByRole('button', { name: 'Filters', exact: true });
    await opener.click();
    await expect(page.getByRole('button', { name: 'Close filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Close filters' })).toBeHidden();
    await opener.click();
    await filterPackages(page);
  });
});
