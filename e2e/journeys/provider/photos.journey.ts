import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { makePartnerClinic } from '../../steps/partner-clinic.ts';
import { describePhoto, png } from '../../steps/photos.ts';
import { inPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';

// The browser mentions in its console the connection that this journey breaks.
test.use({ expected: [/net::ERR_(FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)/] });

test('a clinic adds photos over a broken connection, describes and orders them, and a visitor sees them in Spanish', async ({
  page,
  origin,
}) => {
  const name = `Clínica Luz Clara ${Date.now()}`;
  const { email, password } = await makePartnerClinic(origin, name);
  await signIn(page, email, password, '/provider/settings');
  await inPortal(page);
  const photos = page.getByRole('region', { name: 'Photos', exact: true });
  await expect(photos.getByText('No photos yet')).toBeVisible();

  // The first part of the first photo never arrives.
  let cuts = 0;
  await page.route('**/provider/photo-uploads/*', async (route) => {
    if (route.request().method() === 'PATCH' && cuts++ === 0) return route.abort('connectionreset');
    return route.fallback();
  });
  await photos.getByLabel('Choose photos').setInputFiles([
    { name: 'entrance.png', mimeType: 'image/png', buffer: png(30, 90, 150) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
  ]);
  await expect(photos.getByRole('alert')).toContainText('Save it as JPEG, PNG, WebP or AVIF');
  await photos.getByRole('button', { name: 'Dismiss notes.txt' }).click();
  await expect(photos.getByRole('list', { name: 'Photos in their order' }).getByRole('listitem')).toHaveCount(1);
  expect(cuts).toBeGreaterThan(1);
  await photos
    .getByLabel('Choose photos')
    .setInputFiles([{ name: 'team.png', mimeType: 'image/png', buffer: png(150, 90, 30) }]);
  const rows = photos.getByRole('list', { name: 'Photos in their order' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Describe it in Spanish, then patients see it.');

  await describePhoto(rows.first(), 'La entrada, con rampa');
  await describePhoto(rows.nth(1), 'El equipo en la recepción');
  expect(await axeViolations(page)).toEqual([]);

  const up = rows.nth(1).getByRole('button', { name: 'Move photo 2 up' });
  await tabTo(page, up);
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText('El equipo en la recepción');

  const link = page.getByRole('link', { name: 'View public page' });
  const slug = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const visitor = await page.context().browser()?.newPage({ baseURL: origin });
  if (!visitor) throw new Error('no browser');
  await expect(async () => {
    await visitor.goto(`/es/providers/${slug}`);
    await expect(visitor.locator('.provider-cover img')).toHaveAttribute('alt', 'El equipo en la recepción');
  }).toPass();
  await expect(visitor.getByRole('img', { name: 'La entrada, con rampa' })).toBeVisible();
  const cover = visitor.locator('.provider-cover img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/900\.avif$/);
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await visitor.goto(`/es/find-care?${new URLSearchParams({ q: name, tab: 'providers' }).toString()}`);
  await expect(visitor.getByRole('img', { name: 'El equipo en la recepción' }).first()).toBeVisible();
  await visitor.close();
});
