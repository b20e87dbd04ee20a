import { expect, test } from '../fixtures/journey.ts';
import { ask } from '../http/ask.ts';
import { openHtml } from '../http/open-html.ts';
import { LANGUAGES } from '../pages.ts';

// The browser mentions each of these answers in its console.
test.use({ expected: [/404 \(Not Found\)/] });

test('an unknown address leads to a page that answers 404, names it, and offers the nearest', async ({ page }) => {
  const answer = await page.goto('/tratments');
  expect(answer?.status()).toBe(404);
  expect(answer?.request().redirectedFrom()?.url()).toMatch(/\/tratments$/);
  await expect(page.getByRole('main')).toContainText('/tratments');
  await page.getByRole('main').getByRole('link', { name: 'Treatments' }).first().click();
  await expect(page).toHaveURL(/\/treatments$/);
});

for (const { prefix, tag } of LANGUAGES) {
  test(`it is 404 in the language of the address: ${tag}`, async ({ origin }) => {
    const { location } = await openHtml(origin, `${prefix}/no/such/page`);
    expect(location?.replace(/\?.*/, '')).toBe(`${prefix}/404`);
    const { status, html } = await openHtml(origin, location ?? '');
    expect(status).toBe(404);
    expect(html.first('html').attribute('lang')).toBe(tag);
    const fields = html.first('main').all('input');
    expect(fields.filter((field) => field.attribute('type') === 'search').length).toBeGreaterThan(0);
  });
}

const UNKNOWN = [
  { path: '/treatments/hip-replacment', near: /\/treatments\/hip-replacement$/ },
  { path: '/packages/hip-replacment', near: /\/packages\/hip-replacement$/ },
  { path: '/providers/clinica-vale-central', near: /\/providers\/clinica-valle-central$/ },
];

for (const { path, near } of UNKNOWN) {
  test(`${path} answers 404 with near matches`, async ({ origin }) => {
    const { status, html } = await openHtml(origin, path);
    expect(status).toBe(404);
    const addresses = html
      .first('main')
      .all('a')
      .map((link) => link.attribute('href') ?? '');
    expect(addresses.filter((address) => near.test(address)).length).toBeGreaterThan(0);
  });
}

test('the page for unknown addresses is not for search engines', async ({ origin }) => {
  const { status, text } = await ask(origin, '/404?from=/nowhere');
  expect(status).toBe(404);
  expect(text).toContain('<meta name="robots" content="noindex"');
});
