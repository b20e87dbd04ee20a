import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { openHtml } from '../http/open-html.ts';
import { tabTo } from '../steps/keyboard.ts';
import { packageCard, packageIdOf } from '../steps/packages.ts';

const section = (page: Page) => page.locator('#trip-cost');
const costTable = (page: Page) => section(page).getByRole('table', { name: 'Items of the trip, low to high' });

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

test.describe('the cost of a trip', () => {
  test('from Toronto with a companion: items add up, both trips stand there, and the address can be sent on', async ({
    page,
    context,
  }) => {
    await page.goto('/treatments/dental-implant-single#trip-cost');
    await page.getByLabel('I travel from').selectOption({ label: 'Toronto' });
    await expect(page).toHaveURL(/[?&]from=toronto/);
    await page.getByLabel('I travel to').selectOption({ label: 'Medellín' });
    await expect(page).toHaveURL(/[?&]to=medellin/);
    const alone = await sumsOf(page, 'Altogether');
    await page.getByLabel('Somebody comes with me').check();
    await page.getByLabel('Nights of the first trip').fill('8');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/companion=1/);

    await expect(section(page).getByText('First trip, 8 nights')).toBeVisible();
    await expect(section(page).getByText('Second trip', { exact: false }).first()).toBeVisible();
    await expect(section(page).getByRole('status')).toContainText(
      'Toronto to Medellín and back, on two trips, two people',
    );
    await expect(section(page).getByRole('status')).toContainText('The treatment alone in');
    const together = await sumsOf(page, 'Altogether');
    expect(together).toEqual(await itemsOf(page));
    expect(together[0]).toBeGreaterThan(alone[0] ?? 0);

    await section(page).getByText('How each figure comes about').click();
    await expect(section(page).getByText('No fare was looked up', { exact: false }).first()).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    expect(await sumsOf(other, 'Altogether')).toEqual(together);
  });

  test('a package asks for its own trip, whose price is the clinic’s', async ({ page }) => {
    await page.goto('/packages/hip-replacement');
    const link = packageCard(page).first().getByRole('heading').getByRole('link');
    const id = packageIdOf(await link.getAttribute('href'));
    await link.click();
    await page.locator(`#package-${id}`).getByRole('link', { name: 'What would the whole trip cost me?' }).click();
    await expect(page).toHaveURL(new RegExp(`package=${id}`));
    await expect(section(page).getByText('Counted with this package')).toBeVisible();
    await expect(costTable(page).getByText('the clinic’s own price').first()).toBeVisible();
    await section(page).getByRole('link', { name: 'Use the typical price instead' }).click();
    await expect(costTable(page).getByText('typical price of the country')).toBeVisible();
  });

  test('too few nights are said, not counted', async ({ origin }) => {
    const { html } = await openHtml(origin, '/treatments/tummy-tuck?nights=5');
    const nights = html
      .all('input')
      .filter((input) => input.attribute('name') === 'nights' && input.attribute('type') === 'number');
    expect(nights.map((input) => input.attribute('value'))).toEqual(['5']);
    const cost = html
      .first('main')
      .all('section')
      .find((one) => one.attribute('id') === 'trip-cost');
    expect(cost?.text()).toContain('You may not fly home before night 16.');
    expect(cost?.text()).toContain('The trip, 16 nights');
  });

  test('the home page says the same as the page of the treatment', async ({ page }) => {
    await page.goto('/?compare=rhinoplasty&to=CO');
    const text = (await page.locator('[data-part="total"]').textContent()) ?? '';
    const about = Number(text.replace(/\D/g, ''));
    await page.getByRole('link', { name: 'The whole trip, item by item' }).click();
    await expect(page).toHaveURL(/rhinoplasty\?to=CO#trip-cost$/);
    const [low = 0, high = 0] = await sumsOf(page, 'Altogether');
    // The home page rounds to four figures.
    expect(Math.abs((low + high) / 2 - about)).toBeLessThanOrEqual(5);
  });

  test('is worked out by keyboard alone', async ({ page }) => {
    await page.goto('/treatments/gastric-sleeve');
    const jump = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Whole trip' });
    await tabTo(page, jump);
    await page.keyboard.press('Enter');
    await expect(section(page)).toBeInViewport();
    await tabTo(page, page.getByLabel('Number of nights'));
    await page.keyboard.type('9');
    await tabTo(page, page.getByLabel('Somebody comes with me'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Work it out' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/nights=9&companion=1/);
    await expect(section(page).getByText('The trip, 9 nights')).toBeVisible();
  });
});

test.describe('the cost of a trip without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is asked for by a form and answered by the page', async ({ page }) => {
    await page.goto('/es/treatments/knee-replacement');
    await page.getByLabel('Viajo desde').selectOption({ label: 'Nueva York' });
    await page.getByLabel('Alguien viaja conmigo').check();
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page).toHaveURL(/from=new-york/);
    await expect(section(page).getByRole('status')).toContainText('de Nueva York a');
    await expect(section(page).getByRole('status')).toContainText('dos personas');
  });
});
