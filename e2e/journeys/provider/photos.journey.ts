import { crc32, deflateSync } from 'node:zlib';
import { axeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { makePartnerClinic } from '../../steps/partner-clinic.ts';
import { inPortal } from '../../steps/portal.ts';
import { signIn } from '../../steps/session.ts';

// The browser mentions in its console the connection that this journey breaks.
test.use({ expected: [/net::ERR_(FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)/] });

/** A photo of 900 by 600 pixels in one color, as a PNG. */
function png(red: number, green: number, blue: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 3, 132, 0, 0, 2, 88, 8, 2, 0, 0, 0]);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(2700, Buffer.from([red, green, blue]))]);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 600 }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

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

  const describe = async (index: number, words: string) => {
    const row = rows.nth(index);
    await row.getByLabel('What it shows, in Spanish (needed)').fill(words);
    await row.getByLabel('What it shows, in Spanish (needed)').blur();
    await expect(row).toContainText('Patients see it');
  };
  await describe(0, 'La entrada, con rampa');
  await describe(1, 'El equipo en la recepción');
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
