import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { enterAs, enterAsAdmin, inPortal } from '../../steps/portal.ts';
import { signUp } from '../../steps/sign-up.ts';
import { adminToken, answerTicket, askTeam } from '../../steps/team.ts';

test('an answered question is counted beside the help, and no longer once it is closed', async ({ page, origin }) => {
  await signUp(page, '/support');
  await inPortal(page);
  const help = page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: /^Help and support/ });
  await expect(help).toHaveAccessibleName('Help and support');
  const id = await askTeam(page, 'Which credentials do I need?', 'For Costa Rica.');
  await answerTicket(origin, await adminToken(origin), id, 'A passport that is valid for six months.');
  await page.reload();
  await inPortal(page);
  await expect(help).toHaveAccessibleName('Help and support (1 request answered)');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(help).toHaveAccessibleName('Help and support');
});

test('what waits for admins is the same beside the entries and on the dashboard, and on a phone behind the menu', async ({
  page,
}) => {
  await enterAsAdmin(page, '/admin/dashboard');
  const main = page.getByRole('main');
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  for (const [tile, entry, one, several] of [
    ['Open applications', 'Applications', 'to review', 'to review'],
    ['Open support tickets', 'Support', '1 request to answer', 'requests to answer'],
  ] as const) {
    const figure = main.getByRole('listitem').filter({ hasText: tile }).locator('.admin-figure');
    const count = Number(await figure.textContent());
    const words = count === 0 ? '' : ` (${count === 1 ? one : `${count} ${several}`})`;
    await expect(nav.getByRole('link', { name: new RegExp(`^${entry}`) })).toHaveAccessibleName(`${entry}${words}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Menu: / }).click();
  await expect(nav.getByRole('link', { name: /^Applications/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('the side names the organization, and the clinic that is entered', async ({ page }) => {
  await enterAs(page, 'organization', '/organization/compliance');
  const side = page.getByRole('complementary', { name: 'Where you are' });
  await expect(side).toContainText('Rede Araucária Saúde');
  await side.getByRole('link', { name: /^Clinics \(/ }).click();
  await expect(page).toHaveURL(/\/organization\/providers\?state=needing$/);
  await inPortal(page);
  const main = page.getByRole('main');
  const name = await side.getByRole('link', { name: /^Clinics \(\d+ needs? attention\)$/ }).textContent();
  await expect(main.getByText(`${/\d+/.exec(name ?? '')?.[0]} clinics`, { exact: true })).toBeVisible();

  await main.getByRole('button', { name: 'Act as Oftalmo Vila Nova' }).click();
  await expect(page).toHaveURL(/\/provider\/[\w-]{36}\/dashboard$/);
  await expect(side).toContainText('Oftalmo Vila Nova');
  await expect(side).not.toContainText('Rede Araucária Saúde');
});

test.describe('when the numbers cannot be refreshed', () => {
  test.use({ expected: [/net::ERR_FAILED/] });

  test('the last ones stay, and the side says of when they are', async ({ page }) => {
    await page.clock.install();
    await enterAsAdmin(page, '/admin/dashboard');
    const nav = page.getByRole('navigation', { name: 'Main', exact: true });
    const support = nav.getByRole('link', { name: /^Support \(/ });
    await expect(support).toBeVisible();
    await page.route('**/api/v1/admin/badges', (route) => route.abort());
    await page.clock.fastForward(31_000);
    await expect(nav).toContainText('We couldn’t refresh the numbers.');
    await expect(support).toBeVisible();
  });
});
