import { expect, test } from '../fixtures/journey.ts';
import { PROVIDER } from '../pages.ts';
import { packageCard } from '../steps/packages.ts';

const PLACES = [
  '/packages?country=CR&sort=price&price_max=9000',
  '/treatments?q=knee',
  '/treatments/knee-replacement',
  '/find-care?q=dental+implant',
  '/directory?country=CO',
  `/providers/${PROVIDER}`,
  '/',
];

for (const place of PLACES) {
  test(`the language changes where one is: ${place}`, async ({ page }) => {
    await page.goto(place);
    const english = await page.getByRole('heading', { level: 1 }).innerText();
    for (const [name, prefix, tag] of [
      ['Español', '/es', 'es-419'],
      ['Português', '/pt', 'pt-BR'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(place === '/' ? prefix : prefix + place);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
  });
}

test('the same packages are listed in each language, at the same prices', async ({ page }) => {
  const lists: string[][] = [];
  for (const prefix of ['', '/es', '/pt']) {
    await page.goto(`${prefix}/packages?country=CR&sort=price`);
    const links = packageCard(page).getByRole('heading').getByRole('link');
    const ids = await links.evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).hash));
    const prices = await packageCard(page).locator('.price:nth-child(1)').allInnerTexts();
    lists.push(ids.map((id, at) => `${id} ${prices[at]?.replaceAll(/\D/g, '')}`));
  }
  expect(lists[0]?.length).toBeGreaterThan(5);
  expect(lists[1]).toEqual(lists[0]);
  expect(lists[2]).toEqual(lists[0]);
});
