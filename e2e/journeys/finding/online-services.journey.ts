import { expect, test } from '../../fixtures/journey.ts';
import { ask } from '../../http/ask.ts';
import { openHtml } from '../../http/open-html.ts';
import { tabTo } from '../../steps/keyboard.ts';

test.describe('online services by keyboard', () => {
  test('one finds a service in a language and asks its clinic for a consultation', async ({ page }) => {
    await page.goto('/services/online');
    const language = page.getByRole('combobox', { name: 'Language' });
    await tabTo(page, language);
    await page.keyboard.type('Portuguese');
    const show = page.locator('main').getByRole('button', { name: 'Show' });
    await tabTo(page, show);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/spoken=pt/);
    const service = page.getByRole('link', { name: 'Assessment before you travel' });
    await tabTo(page, service);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment before you travel');
    const request = page.getByRole('link', { name: /^Request a consultation: / }).first();
    await tabTo(page, request);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/booking\/consultation\?service=pre-travel-assessment&provider=/);
  });

  test('one answers the four questions, and nothing leaves the page', async ({ page }) => {
    await page.goto('/services/mental-health');
    const asked: string[] = [];
    page.on('request', (request) => {
      // The browser asks for the icon of the tab when it likes.
      if (!['script', 'image'].includes(request.resourceType()) && !request.url().endsWith('/favicon.svg'))
        asked.push(request.url());
    });
    for (const index of [0, 1, 2, 3]) {
      await tabTo(page, page.locator(`input[name="check-${index}"]`).first());
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByText('a professional about low mood')).toBeVisible();
    await expect(page.getByText('a professional about worry')).toBeVisible();
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test.describe('the way out of the page on mental health', () => {
  test('two presses of Escape put another address in the place of the page', async ({ page }) => {
    await page.route('https://en.wikipedia.org/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await page.goto('/services/online');
    await page.goto('/services/mental-health');
    await expect(page.getByRole('status').filter({ hasText: 'therapists' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/wikipedia/);
    await page.goBack();
    await expect(page).toHaveURL(/\/services\/online$/);
  });

  test('a copy of the page is kept nowhere', async ({ origin }) => {
    const { headers } = await ask(origin, '/services/mental-health');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('wishes narrow the therapists down on the device', async ({ page }) => {
    await page.goto('/services/mental-health');
    const all = await page.locator('[data-traits]:visible').count();
    await page.getByRole('checkbox', { name: 'Portuguese' }).check();
    await page.getByRole('checkbox', { name: 'LGBTQ+ people' }).check();
    const left = await page.locator('[data-traits]:visible').count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    await expect(page).toHaveURL(/\/services\/mental-health$/);
  });
});

test('without JavaScript one checks documents for a second opinion and sees what is missing', async ({ origin }) => {
  const all = await openHtml(origin, '/services/second-opinion');
  const spine = all.html.first('main').linkTo('Spine');
  const { html } = await openHtml(origin, spine);
  const sent = html.first('main').send('Check', { 'MRI from the last 6 months': true }, spine);
  const checked = (await openHtml(origin, sent)).html.first('main');
  expect(checked.text()).toContain('1 of 5 needed documents');
  const [missing] = checked.all('div').filter((one) => one.attribute('role') === 'status');
  expect(missing?.all('li').map((item) => item.text())).toContainEqual(
    expect.stringContaining('Standing and bending X-rays'),
  );
});

test.describe('online services without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('crisis lines can be called, points can be added by hand, wishes are asked of nobody', async ({ page }) => {
    await page.goto('/services/mental-health');
    await expect(page.getByRole('link', { name: /^Call 188/ })).toHaveAttribute('href', 'tel:188');
    await expect(page.getByText('Add the points for the first two questions')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Leave this page' })).toHaveAttribute('href', /wikipedia/);
  });
});

test('a service that does not exist is answered by 404 and a list of those that do', async ({ origin }) => {
  const { status, html } = await openHtml(origin, '/es/services/online/horoscopo');
  expect(status).toBe(404);
  expect(html.first('main').text()).toContain('Primera consulta por video');
  expect(html.all('a').map((link) => link.attribute('href'))).toContain('/es/services/online/first-consultation');
});
