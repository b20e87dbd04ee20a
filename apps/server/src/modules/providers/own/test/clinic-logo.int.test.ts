import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortals, type Portals } from '../../../badges/testing/open-portals.ts';
import { CLINIC } from '../../../contexts/testing/open-house.ts';

let house: Portals;
beforeAll(async () => {
  house = await openPortals({ demo: true });
});
beforeEach(async () => {
  await house.clear();
  await house.run(sql`delete from stored_files`);
});
afterAll(() => house.close());

async function upload(token: string, content: Buffer) {
  const boundary = 'travesia-form-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="logo.png"\r\n\r\n`;
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/v1/provider/logo',
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, body: answer.json() as { logo_url: string; version: number } };
}
const logo = () =>
  sharp({ create: { width: 400, height: 100, channels: 3, background: '#039' } })
    .png()
    .toBuffer();
const kept = async () => (await house.run(sql`select 1 from stored_files where delete_after is null`)).rows.length;

describe('the logo of a clinic', () => {
  it('is uploaded by its team, shown under an address of its own, and removed again', async () => {
    const ana = await house.staff('manager');
    const { status, body } = await upload(ana.token, await logo());
    expect(status).toBe(200);
    const profile = await house.send('GET', '/provider/profile', ana.token);
    expect(profile.body).toMatchObject({ logo_url: body.logo_url, version: body.version });
    const shown = await house.app.inject({ url: `${body.logo_url}?size=128` });
    const { format, width, height } = await sharp(shown.rawPayload).metadata();
    expect([format, width, height]).toEqual(['webp', 128, 128]);
    expect(await kept()).toBe(2);
    expect((await house.send('DELETE', '/provider/logo', ana.token)).body).toEqual({
      logo_url: null,
      version: body.version + 1,
    });
    expect((await house.app.inject({ url: body.logo_url })).statusCode).toBe(404);
    expect(await kept()).toBe(0);
    expect((await house.audited()).map(({ action }) => action)).toEqual(['clinic.logo_changed', 'clinic.logo_removed']);
  });

  it('stays when the profile is sent back whole, and is removed with an empty address', async () => {
    const ana = await house.staff('manager');
    const { body } = await upload(ana.token, await logo());
    const { body: whole } = await house.send('GET', '/provider/profile', ana.token);
    const same = await house.send('PUT', '/provider/profile', ana.token, whole);
    expect(same).toMatchObject({ status: 200, body: { logo_url: body.logo_url } });
    const bare = await house.send('PUT', '/provider/profile', ana.token, { ...whole, logo_url: null });
    expect(bare).toMatchObject({ status: 200, body: { logo_url: null } });
    expect(await kept()).toBe(0);
    expect((await house.audited()).map(({ action }) => action)).toEqual(['clinic.logo_changed', 'clinic.logo_removed']);
  });

  it('is refused from people who may not change the clinic, and if it is no picture', async () => {
    const leo = await house.staff('coordinator');
    expect((await upload(leo.token, await logo())).status).toBe(403);
    const ana = await house.staff('owner');
    await house.run(sql`update users set demo = true where id = ${ana.userId}`);
    expect((await upload(await house.signIn(ana.userId), await logo())).status).toBe(403);
    await house.run(sql`update users set demo = false`);
    expect((await upload(ana.token, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
    expect(await kept()).toBe(0);
  });
});

describe('the subscription of a clinic', () => {
  it('is shown to its team with every period', async () => {
    const ana = await house.staff('owner');
    const empty = { package_type: null, ends_on: null, periods: [] };
    expect((await house.send('GET', '/provider/subscription', ana.token)).body).toEqual(empty);
    await house.run(sql`insert into provider_subscriptions (id, provider_id, package_type, months, starts_on, ends_on)
      values (gen_random_uuid(), ${CLINIC}, 'professional', 12, '2026-06-01', '2027-06-01')`);
    expect((await house.send('GET', '/provider/subscription', ana.token)).body).toMatchObject({
      package_type: 'professional',
      ends_on: '2027-06-01',
      periods: [{ months: 12 }],
    });
  });
});
