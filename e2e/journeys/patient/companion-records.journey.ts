import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { callAs } from '../../steps/bookings.ts';
import { pdf } from '../../steps/pdf.ts';
import { enterAs, enterAsPatient } from '../../steps/portal.ts';

const NOT_SHARED = 'These records are no longer shared';

// A share that was ended answers so, and the browser says it.
test.use({ expected: [/410 \(Gone\)/] });

test('a companion with the right reads the shared records of a trip, by its link and in an account', async ({
  page,
  visitor,
}) => {
  await enterAsPatient(page, '/medical-records');
  // Shared accounts of the demo get a sample for whatever is added.
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: pdf(['Left hip', 'End']) };
  await page.getByLabel('Add records').setInputFiles([file]);
  const listed = page.getByRole('list', { name: 'Medical records' });
  await expect(listed.getByRole('link', { name: 'sample', exact: true }).first()).toBeVisible();
  const own = await callAs<{ data: { id: string; version: number }[] }>(page, 'GET', '/medical-records?limit=1');
  const { id: record, version } = own.data[0] ?? { id: '', version: 0 };
  const title = `Companion ${Date.now()}`;
  await callAs(page, 'PATCH', `/medical-records/${record}`, { version, title });
  const journeys = await callAs<{ data: { id: string; status: string; trips: number }[] }>(
    page,
    'GET',
    '/journeys?tab=coming&language=en',
  );
  const journey = journeys.data.find(({ status, trips }) => status === 'preparing' && trips === 1)?.id ?? '';
  const expires = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  const share = await callAs<{ id: string }>(page, 'POST', `/medical-records/${record}/shares`, {
    journey_id: journey,
    expires_at: expires,
    consent: true,
  });
  const companion = (rights: string[]) =>
    callAs<{ token: string }>(page, 'POST', `/journeys/${journey}/companions`, { name: 'Daniela', rights, days: 7 });
  const { token } = await companion(['itinerary', 'records']);
  const without = await companion(['itinerary']);

  // With the link, on a phone without an account.
  const phone = await visitor({ viewport: { width: 390, height: 844 } });
  await phone.goto(`/trip/${without.token}`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/’s trip$/);
  await expect(phone.getByRole('region', { name: 'Medical records' })).toHaveCount(0);
  await phone.goto(`/trip/${token}`);
  await expect(phone.getByRole('region', { name: 'Medical records' })).toContainText('Each view is logged');
  expect(await sidewaysScroll(phone)).toBe(0);
  expect(await axeViolations(phone)).toEqual([]);
  await phone.getByRole('link', { name: title }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(phone.locator('canvas').first()).toBeVisible();
  expect(await sidewaysScroll(phone)).toBe(0);
  expect(await axeViolations(phone)).toEqual([]);
  await phone.getByRole('link', { name: 'Back to the trip' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/’s trip$/);

  // In the account that keeps the trip.
  const other = await visitor();
  await enterAs(other, 'provider', '/provider/dashboard');
  const { id } = await callAs<{ id: string }>(other, 'POST', `/trips/${token}/keep`, {});
  await other.goto(`/accompanied-trips/${id}`);
  await other.getByRole('region', { name: 'Medical records' }).getByRole('link', { name: title }).click();
  await expect(other.locator('canvas').first()).toBeVisible();
  expect(await axeViolations(other)).toEqual([]);
  const saved = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

  // Once the patient ends the share it can’t be read with either.
  await callAs(page, 'DELETE', `/medical-records/${record}/shares/${share.id}`);
  await other.getByRole('button', { name: 'Download' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(NOT_SHARED);
  await phone.goto(`/trip/${token}/records/${record}`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(NOT_SHARED);
  await phone.goto(`/trip/${token}`);
  await expect(phone.getByRole('link', { name: title })).toHaveCount(0);
});
