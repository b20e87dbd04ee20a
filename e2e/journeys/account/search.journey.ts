import { expect, test } from '../../fixtures/journey.ts';
import { enterAs, enterAsPatient, inPortal } from '../../steps/portal.ts';
import { askTeam } from '../../steps/team.ts';

test('a person looks everywhere from any screen: pages, catalogue, help, and what is theirs', async ({ page }) => {
  await enterAsPatient(page, '/support');
  const id = await askTeam(page, 'A knee brace on the flight', 'May I wear it?');
  await page.goto('/patient/dashboard');
  await inPortal(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'A page, a treatment, a clinic or a place' }).fill('knee');
  const everywhere = page.getByRole('option', { name: 'Search the whole portal for “knee”' });
  await expect(everywhere).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(everywhere).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=knee$/);

  const main = page.getByRole('main');
  const part = (name: string) => main.getByRole('region', { name, exact: true });
  await expect(part('Your items').getByRole('link', { name: /A knee brace on the flight/ })).toHaveAttribute(
    'href',
    `/support/tickets/${id}`,
  );
  await expect(part('Treatments').getByRole('link', { name: /knee replacement/i })).toBeVisible();
  await expect(part('Packages').getByRole('link', { name: /in total/ })).toHaveCount(5);
  await main.getByRole('link', { name: /^Packages/ }).click();
  await expect(page).toHaveURL(/\/search\?q=knee&in=packages$/);
  await expect(part('Treatments')).toHaveCount(0);
  await expect(part('Packages').getByRole('link', { name: /in total/ })).not.toHaveCount(5);
  await page.goBack();
  await expect(part('Treatments')).toBeVisible();
});

test('words are looked for while they are typed, and remembered on the device when they are sent', async ({ page }) => {
  await enterAsPatient(page, '/search');
  const main = page.getByRole('main');
  const hip = main.getByRole('region', { name: 'Treatments' }).getByRole('link', { name: /hip replacement/i });
  const field = main.getByRole('searchbox', { name: 'What are you looking for?' });
  await expect(main.getByRole('region', { name: 'Your pages' }).getByRole('link', { name: 'Profile' })).toBeVisible();
  await field.fill('zzzzzz');
  await expect(main.getByRole('heading', { name: 'No results for “zzzzzz”' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=zzzzzz$/);
  await field.fill('protesis de cadera');
  await field.press('Enter');
  await expect(hip).toBeVisible();
  await page.goto('/search');
  await inPortal(page);
  const recent = main.getByRole('region', { name: 'Recent searches on this device' });
  await recent.getByRole('link', { name: 'protesis de cadera' }).click();
  await expect(hip).toBeVisible();
  await page.goto('/search');
  await recent.getByRole('button', { name: 'Remove protesis de cadera' }).click();
  await expect(recent).toHaveCount(0);
});

test('a clinic’s people find their own pages and the help, and nothing of patients', async ({ page }) => {
  await enterAs(page, 'provider', '/search?q=settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Pages' }).getByRole('link', { name: /Settings/ })).toHaveAttribute(
    'href',
    '/provider/settings',
  );
});

test.describe('when the catalogue cannot be asked', () => {
  test.use({ expected: [/net::ERR_FAILED/] });

  test('the rest is found, and it can be asked again', async ({ page }) => {
    await page.route('**/api/v1/search?**', (route) => route.abort());
    await enterAsPatient(page, '/search?q=profile');
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Pages' }).getByRole('link', { name: /Profile/ })).toBeVisible();
    await expect(main.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/v1/search?**');
    await main.getByRole('alert').getByRole('button').click();
    await expect(main.getByRole('alert')).toHaveCount(0);
  });
});
