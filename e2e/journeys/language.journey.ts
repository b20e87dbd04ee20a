import { expect, test } from '../fixtures/journey.ts';
import { openHtml } from '../http/open-html.ts';
import { LANGUAGES, PROVIDER } from '../pages.ts';
import { opensPackage, packageIdOf } from '../steps/packages.ts';

const FILTERED = '/packages?country=CR&sort=price&price_max=9000';
const PLACES = [
  FILTERED,
  '/treatments?q=knee',
  '/treatments/knee-replacement',
  '/find-care?q=dental+implant',
  '/directory?country=CO',
  `/providers/${PROVIDER}`,
  '/',
];
const OTHERS = [
  ['Español', '/es', 'es-419'],
  ['Português', '/pt', 'pt-BR'],
] as const;

test('the language changes where one is', async ({ page }) => {
  await page.goto(FILTERED);
  const english = await page.getByRole('heading', { level: 1 }).innerText();
  for (const [name, prefix, tag] of OTHERS) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(prefix + FILTERED);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
});

// The same links, without a browser.
for (const place of PLACES)
  test(`the way to the other languages and back: ${place}`, async ({ origin }) => {
    let address = place;
    const english = (await openHtml(origin, place)).html.first('h1').text();
    for (const [name, prefix, tag] of OTHERS) {
      const { html } = await openHtml(origin, address);
      address = html.first('footer').linkTo(name);
      expect(address).toBe(place === '/' ? prefix : prefix + place);
      const other = await openHtml(origin, address);
      expect(other.status).toBe(200);
      expect(other.html.first('html').attribute('lang')).toBe(tag);
    }
    const { html } = await openHtml(origin, address);
    const back = await openHtml(origin, html.first('footer').linkTo('English'));
    expect(back.html.first('html').attribute('lang')).toBe('en');
    expect(back.html.first('h1').text()).toBe(english);
  });

test('the same packages are listed in each language, at the same prices', async ({ origin }) => {
  const lists: string[][] = [];
  for (const { prefix } of LANGUAGES) {
    const { html } = await openHtml(origin, `${prefix}/packages?country=CR&sort=price`);
    const cards = html.first('main').all('article');
    lists.push(
      cards.map((card) => {
        const link = card.all('a').find((one) => opensPackage(one.attribute('href')));
        const [price] = card.withClass('price');
        return `${packageIdOf(link?.attribute('href') ?? null)} ${price?.text().replaceAll(/\D/g, '')}`;
      }),
    );
  }
  expect(lists[0]?.length).toBeGreaterThan(5);
  expect(lists[0]).not.toContainEqual(expect.stringMatching(/ $/));
  expect(lists[1]).toEqual(lists[0]);
  expect(lists[2]).toEqual(lists[0]);
});
