import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { type Html, openHtml } from '../http/open-html.ts';
import { enhanced } from '../steps/enhanced.ts';
import { tabTo } from '../steps/keyboard.ts';
import { packageIdOf } from '../steps/packages.ts';

const section = (page: Page) => page.locator('#trip-cost');
const costTable = (page: Page) => section(page).getByRole('table', { name: 'Trip costs, low to high' });

/** What stands in a row of the table, low and high, as numbers. */
async function sumsOf(page: Page, row: string): Promise<number[]> {
  const cells = costTable(page).getByRole('row', { name: row }).first().getByRole('cell');
  return (await cells.allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
}

/** All items but the total, added up. */
async function itemsOf(page: Page): Promise<number[]> {
  const rows = await costTable(page)
    .locator('tbody tr')
    .filter({ has: page.getByRole('cell') })
    .all();
  const sums = [0, 0];
  for (const row of rows) {
    const cells = await row.getByRole('cell').allTextContents();
    cells.forEach((text, index) => (sums[index] = (sums[index] ?? 0) + Number(text.replace(/\D/g, ''))));
  }
  return sums;
}

/** What the page of a treatment says of the whole trip. */
const tripIn = (html: Html): Html => html.withId('trip-cost');

test.describe('the cost of a trip', () => {
  test('from Toronto with a companion: items add up, both trips stand there, and the address can be sent on', async ({
    page,
    context,
  }) => {
    await page.goto('/treatments/dental-implant-single#trip-cost');
    await page.getByLabel('I travel from').selectOption({ label: 'Toronto' });
    await expect(page).toHaveURL(/[?&]from=toronto/);
    await enhanced(page);
    await page.getByLabel('I travel to').selectOption({ label: 'Medellín' });
    await expect(page).toHaveURL(/[?&]to=medellin/);
    await enhanced(page);
    const alone = await sumsOf(page, 'Total');
    await page.getByLabel('I’m traveling with a companion').check();
    await page.getByLabel('Nights on the first trip').fill('8');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/companion=1/);

    await expect(section(page).getByText('First trip, 8 nights')).toBeVisible();
    await expect(section(page).getByText('Second trip', { exact: false }).first()).toBeVisible();
    await expect(section(page).getByRole('status')).toContainText(
      'Toronto to Medellín and back, on two trips, two people',
    );
    await expect(section(page).getByRole('status')).toContainText('Treatment only, in');
    const together = await sumsOf(page, 'Total');
    expect(together).toEqual(await itemsOf(page));
    expect(together[0]).toBeGreaterThan(alone[0] ?? 0);

    await section(page).getByText('How each figure is calculated').click();
    await expect(section(page).getByText('We didn’t look up any fares', { exact: false }).first()).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    expect(await sumsOf(other, 'Total')).toEqual(together);
  });

  test('a package asks for its own trip, whose price is the clinic’s', async ({ origin }) => {
    const list = await openHtml(origin, '/packages/hip-replacement');
    const [card] = list.html.packageLinks();
    const id = packageIdOf(card?.attribute('href') ?? null);
    const offer = await openHtml(origin, card?.attribute('href') ?? '');
    const trip = offer.html.first('main').linkTo('Estimate my trip cost');
    expect(trip).toContain(`package=${id}`);
    const own = tripIn((await openHtml(origin, trip)).html);
    expect(own.text()).toContain('Calculated with this package');
    expect(own.first('table').text()).toContain('the clinic’s own price');
    const typical = tripIn((await openHtml(origin, own.linkTo('Use the typical price instead'))).html);
    expect(typical.first('table').text()).toContain('typical price in the country');
  });

  test('too few nights are said, not counted', async ({ origin }) => {
    const { html } = await openHtml(origin, '/treatments/tummy-tuck?nights=5');
    const nights = html
      .all('input')
      .filter((input) => input.attribute('name') === 'nights' && input.attribute('type') === 'number');
    expect(nights.map((input) => input.attribute('value'))).toEqual(['5']);
    const cost = tripIn(html).text();
    expect(cost).toContain('You can’t fly home before night 16.');
    expect(cost).toContain('The trip, 16 nights');
  });

  test('the home page says the same as the page of the treatment', async ({ page }) => {
    await page.goto('/?compare=rhinoplasty&to=CO');
    const text = (await page.locator('[data-part="total"]').textContent()) ?? '';
    const about = Number(text.replace(/\D/g, ''));
    await page.getByRole('link', { name: /^Trip cost item by item/ }).click();
    await expect(page).toHaveURL(/rhinoplasty\?to=CO#trip-cost$/);
    const [low = 0, high = 0] = await sumsOf(page, 'Total');
    // The home page rounds to four figures.
    expect(Math.abs((low + high) / 2 - about)).toBeLessThanOrEqual(5);
  });

  test('is worked out by keyboard alone', async ({ page }) => {
    await page.goto('/treatments/gastric-sleeve');
    const jump = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Trip cost' });
    await tabTo(page, jump);
    await page.keyboard.press('Enter');
    await expect(section(page)).toBeInViewport();
    await tabTo(page, page.getByLabel('Number of nights'));
    await page.keyboard.type('9');
    await tabTo(page, page.getByLabel('I’m traveling with a companion'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Calculate' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/nights=9&companion=1/);
    await expect(section(page).getByText('The trip, 9 nights')).toBeVisible();
  });
});

test('the cost of a trip is asked for by a form without JavaScript, and answered by the page', async ({ origin }) => {
  const { html } = await openHtml(origin, '/es/treatments/knee-replacement');
  const from = tripIn(html)
    .field('Viajo desde')
    .all('option')
    .find((option) => option.text() === 'Nueva York');
  const given = { 'Viajo desde': from?.attribute('value') ?? '', 'Viajo con un acompañante': true } as const;
  const sent = tripIn(html).send('Calcular', given, '/es/treatments/knee-replacement');
  expect(sent).toContain('from=new-york');
  const answered = tripIn((await openHtml(origin, sent.replace(/#[^?]*/, ''))).html).text();
  expect(answered).toContain('de Nueva York a');
  expect(answered).toContain('dos personas');
});
