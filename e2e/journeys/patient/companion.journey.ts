import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { callAs, dialogOf } from '../../steps/bookings.ts';
import { enterAs, enterAsPatient, openInPortal } from '../../steps/portal.ts';

// A link that was ended answers so, and the browser says it.
test.use({ expected: [/410 \(Gone\)/] });

test('a patient shares the trip with a companion, who reads it with the link until it is ended', async ({
  page,
  browser,
  origin,
}) => {
  await enterAsPatient(page, '/treatment-journeys');
  const own = await callAs<{ data: { id: string; status: string; trips: number }[] }>(
    page,
    'GET',
    '/journeys?tab=coming&language=en',
  );
  const journey = own.data.find(({ status, trips }) => status === 'preparing' && trips === 1)?.id ?? '';
  await openInPortal(page, `/journey/${journey}`);

  // Without anything to read there is nothing to share.
  const name = `Daniela ${Date.now()}`;
  const section = page.getByRole('region', { name: 'Companions' });
  await section.getByRole('button', { name: 'Add companion' }).click();
  let dialog = dialogOf(page);
  const rights = ['Itinerary', 'Open tasks', 'Emergency contacts', 'Treatment and stage'];
  for (const right of rights) await dialog.getByRole('checkbox', { name: right }).uncheck();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Choose at least one.').first()).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  for (const right of rights.slice(0, 3)) await dialog.getByRole('checkbox', { name: right }).check();
  await expect(dialog.getByText(/^Until [A-Z]/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create link' }).click();

  // The link is shown this once.
  dialog = dialogOf(page);
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(/\/trip\/[\w-]{20,64}$/);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = section.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Not opened yet')).toBeVisible();

  // On the phone of somebody without an account.
  const path = new URL(link).pathname;
  const phone = await browser.newPage({ baseURL: origin, viewport: { width: 390, height: 844 } });
  const answer = await phone.goto(path);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/’s trip$/);
  await expect(phone.getByText(/^Emergency services in Costa Rica/)).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Days and places' })).toBeVisible();
  await expect(phone.getByText('Total hip replacement')).toHaveCount(0);
  await expect(phone.getByRole('link', { name: 'Sign in' }).last()).toHaveAttribute(
    'href',
    `/login?returnUrl=${encodeURIComponent(path)}`,
  );
  expect(await sidewaysScroll(phone)).toBe(0);
  expect(await axeViolations(phone)).toEqual([]);

  // Somebody with an account keeps it there.
  const other = await browser.newPage({ baseURL: origin });
  await enterAs(other, 'provider', '/provider/dashboard');
  await other.goto(path);
  await other.getByRole('button', { name: 'Keep in my account' }).click();
  await expect(other).toHaveURL(/\/accompanied-trips\/[0-9a-f-]{36}$/);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/’s trip$/);
  expect(await axeViolations(other)).toEqual([]);

  await page.reload();
  await expect(row.getByText(/^Opened 3 times/)).toBeVisible();
  await expect(row.getByText(/Kept in their account$/)).toBeVisible();
  await row.getByRole('button', { name: `End access of ${name}` }).click();
  await dialogOf(page).getByRole('button', { name: 'End access' }).click();
  await expect(section.getByRole('button', { name: `End access of ${name}` })).toHaveCount(0);

  expect((await phone.goto(path))?.status()).toBe(410);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This trip is no longer shared');
  expect(await axeViolations(phone)).toEqual([]);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This trip is no longer shared');
  await phone.close();
  await other.close();
});
