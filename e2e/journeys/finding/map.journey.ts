import { expect, test } from '../../fixtures/journey.ts';
import { type Html, openHtml } from '../../http/open-html.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { areaIn, listed, mapMarks } from '../../steps/map.ts';
import { packageCard } from '../../steps/packages.ts';

test.describe('by keyboard only', () => {
  test('the map is moved, a price is chosen, its package opened', async ({ page }) => {
    await page.goto('/packages-airbnb?country=CO');
    const follow = page.getByRole('checkbox', { name: 'Search as I move the map' });
    const map = page.getByRole('group', { name: /arrow keys/ });
    await tabTo(page, page.getByRole('link', { name: 'Skip to the map' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(map).toBeFocused();
    const before = await mapMarks(page).first().boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await mapMarks(page).first().boundingBox())?.x).not.toBe(before?.x);
    await expect(page).toHaveURL(/bbox=/);
    await tabTo(page, follow);
    await page.keyboard.press('Space');
    await expect(follow).not.toBeChecked();

    await page.goto('/packages-airbnb?city=cartagena');
    const price = page.locator('.map-pin, .map-cluster').first();
    await tabTo(page, price);
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('region', { name: 'Selected on the map' });
    await expect(chosen).toBeVisible();
    await expect(chosen.getByRole('link').filter({ hasText: /\w/ }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chosen).toBeHidden();
    await expect(price).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/packages\/[a-z-]+\/.+/);
  });

  test('every price of the map is in the list, and lights up with it', async ({ page }) => {
    await page.goto('/packages-airbnb?city=cartagena');
    const cards = packageCard(page);
    await expect(cards).not.toHaveCount(0);
    await tabTo(page, cards.first().getByRole('heading').getByRole('link'));
    await expect(page.locator('[data-map="marks"] .is-lit')).toHaveCount(1);
  });
});

test('the list follows the map, and the way back leads through the areas', async ({ page }) => {
  await page.goto('/packages-airbnb');
  const all = await listed(page);
  await page.getByRole('link', { name: 'Zoom in' }).click();
  await expect(page).toHaveURL(/bbox=/);
  const wider = page.url();
  await page.getByRole('link', { name: 'Zoom in' }).click();
  await expect(page).not.toHaveURL(wider);
  await expect.poll(() => listed(page)).toBeLessThan(all);
  const [west = 0, south = 0, east = 0, north = 0] = areaIn(page, 'bbox');
  expect(west < east && south < north).toBe(true);
  // The list of the first area may still be there; a reload has that of the second.
  await page.reload();
  const fewer = await listed(page);
  expect(fewer).toBeLessThan(all);
  await page.getByRole('link', { name: 'Show all results' }).click();
  await expect.poll(() => listed(page)).toBe(all);
  await page.goBack();
  await expect.poll(() => listed(page)).toBe(fewer);
});

test('the map is dragged without searching when nobody asked for it', async ({ page }) => {
  await page.goto('/packages-airbnb');
  const all = await listed(page);
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
  const box = await page.locator('.map-box').boundingBox();
  if (!box) throw new Error('there is no map');
  await page.mouse.move(box.x + 60, box.y + 400);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 300, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/view=/);
  expect(await listed(page)).toBe(all);
  await page.getByRole('link', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/bbox=/);
  await expect.poll(() => listed(page)).toBeLessThan(all);
});

test.describe('when the line breaks', () => {
  test.use({ expected: [/ERR_FAILED/] });

  test('the list stays and says so', async ({ page }) => {
    await page.goto('/packages-airbnb');
    const all = await listed(page);
    await page.route(/bbox=/, (route) => route.abort());
    await page.getByRole('link', { name: 'Zoom in' }).click();
    await expect(page.getByText('We couldn’t refresh the list')).toBeVisible();
    expect(await listed(page)).toBe(all);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one comes closer, searches there, and opens a price', async ({ page }) => {
    await page.goto('/packages-airbnb');
    const all = await listed(page);
    await page.getByRole('link', { name: 'Zoom in' }).click();
    await expect(page).toHaveURL(/view=/);
    await page.getByRole('link', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/bbox=/);
    expect(await listed(page)).toBeLessThan(all);

    await page.goto('/packages-airbnb?city=cartagena');
    await page.locator('.map-pin, .map-cluster').first().click();
    const chosen = page.getByRole('region', { name: 'Selected on the map' });
    await expect(chosen).toContainText('CTG');
    await chosen.getByRole('link').filter({ hasText: /\w/ }).first().click();
    await expect(page).toHaveURL(/\/packages\/[a-z-]+\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('on a phone the map opens over the list and closes again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/packages-airbnb?country=MX');
    await expect(page.locator('#map')).toBeHidden();
    await page.getByRole('link', { name: 'Map', exact: true }).last().click();
    await expect(page.locator('#map')).toBeVisible();
    await page.getByRole('link', { name: 'Zoom in' }).click();
    await expect(page.locator('#map')).toBeVisible();
    await page.locator('#map').getByRole('link', { name: 'List', exact: true }).click();
    await expect(page.locator('#map')).toBeHidden();
    await expect(packageCard(page).first()).toBeVisible();
  });
});

test('a list becomes a map and a map a list, with the filters kept', async ({ origin }) => {
  const viewOf = (html: Html) => html.all('nav').find((nav) => nav.attribute('aria-label') === 'View');
  const list = await openHtml(origin, '/packages/hip-replacement?country=MX');
  const map = viewOf(list.html)?.linkTo('Map') ?? '';
  expect(map).toMatch(/^\/packages-airbnb\?country=MX&treatment=hip-replacement/);
  const onMap = (await openHtml(origin, map)).html;
  const back = viewOf(onMap)?.linkTo('List') ?? '';
  expect(back).toMatch(/^\/packages\?country=MX&treatment=hip-replacement/);
  const links = onMap.first('main').packageLinks();
  expect(links.length).toBeGreaterThan(0);
  expect((await openHtml(origin, back)).html.first('main').packageLinks()).toHaveLength(links.length);
});
