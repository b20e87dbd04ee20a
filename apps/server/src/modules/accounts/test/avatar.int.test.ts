import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { avatarRoutes } from '../avatar/avatar.routes.ts';
import { accountsPersonalData } from '../closing/accounts-personal-data.ts';
import { openAccounts, type OpenAccounts, signUp } from '../testing/open-accounts.ts';

let accounts: OpenAccounts;
beforeAll(async () => {
  accounts = await openAccounts({
    demo: true,
    extend: (_setup, { files }) => ({ routes: (deps) => avatarRoutes(deps, files) }),
  });
});
beforeEach(async () => {
  await accounts.clear();
  await accounts.database.db.execute(sql`delete from stored_files`);
});
afterAll(() => accounts.close());

const picture = (background: string) =>
  sharp({ create: { width: 500, height: 300, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Camera of Rosa' } })
    .jpeg()
    .toBuffer();

async function upload(token: string, content: Buffer, name = 'me.jpg') {
  const boundary = 'travesia-form-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const answer = await accounts.app.inject({
    method: 'POST',
    url: '/api/v1/profile/avatar',
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, body: answer.json() as { avatar_url: string; code?: string } };
}
const read = (url: string) => accounts.app.inject({ method: 'GET', url });
const rowsOf = async (query: ReturnType<typeof sql>) => (await accounts.database.db.execute(query)).rows;

describe('a picture of oneself', () => {
  it('is stored as two squares without metadata, and anyone with its address can show it', async () => {
    const { access } = await signUp(accounts);
    expect((await accounts.get('/auth/me', access)).body['avatar_url']).toBeNull();
    const { status, body } = await upload(access, await picture('#c33'));
    expect(status).toBe(200);
    expect((await accounts.get('/auth/me', access)).body['avatar_url']).toBe(body.avatar_url);
    for (const [query, side] of [
      ['', 384],
      ['?size=96', 96],
    ] as const) {
      const answer = await read(body.avatar_url + query);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const { width, height, exif } = await sharp(answer.rawPayload).metadata();
      expect([width, height, exif]).toEqual([side, side, undefined]);
    }
  });

  it('replaces the one before, whose address no longer works and whose files are deleted', async () => {
    const { access } = await signUp(accounts);
    const first = (await upload(access, await picture('#c33'))).body.avatar_url;
    const second = (await upload(access, await picture('#3c3'))).body.avatar_url;
    expect(second).not.toBe(first);
    expect((await read(first)).statusCode).toBe(404);
    // The original and the replaced squares are gone; two squares stay.
    expect(await rowsOf(sql`select 1 from stored_files where delete_after is null`)).toHaveLength(2);
    expect(await rowsOf(sql`select 1 from stored_files where name = 'me.jpg'`)).toEqual([]);
    const removed = await accounts.remove('/profile/avatar', access);
    expect(removed.body['avatar_url']).toBeNull();
    expect((await read(second)).statusCode).toBe(404);
    expect(await rowsOf(sql`select 1 from stored_files where delete_after is null`)).toEqual([]);
    const acts = await rowsOf(
      sql`select action from audit_entries where action like 'account.picture%' order by position`,
    );
    expect(acts.map(({ action }) => action)).toEqual([
      'account.picture_changed',
      'account.picture_changed',
      'account.picture_removed',
    ]);
  });

  it('is in the copy of one’s data, and is deleted with the account', async () => {
    const { access } = await signUp(accounts);
    await upload(access, await picture('#c33'));
    const [user] = await rowsOf(sql`select id, avatar_file as large, avatar_small_file as small from users`);
    const subject = { userId: String(user?.['id']), addresses: [], onlySession: null };
    expect(await accountsPersonalData.files?.(accounts.database.db, subject)).toEqual([
      { id: user?.['large'], name: 'picture.webp' },
      { id: user?.['small'], name: null },
    ]);
    await accounts.database.db.execute(sql`update users set status = 'erased'`);
    await unitOfWork(accounts.database, (tx) => accountsPersonalData.erase(tx, subject));
    expect(await rowsOf(sql`select 1 from users where avatar_file is not null`)).toEqual([]);
  });

  it.each([
    ['a page named like a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'me.jpg', 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'me.svg', 415],
    ['an SVG named like a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.png', 415],
    ['a program', Buffer.from(`MZ${'\0'.repeat(200)}`), 'me.jpg', 415],
    ['an empty file', Buffer.alloc(0), 'me.jpg', 422],
  ])('is refused if it is %s, and nothing is kept', async (_what, content, name, status) => {
    const { access } = await signUp(accounts);
    expect((await upload(access, content, name)).status).toBe(status);
    expect(await rowsOf(sql`select 1 from stored_files`)).toEqual([]);
  });

  it('is refused if it is damaged or of another type than its name says', async () => {
    const { access } = await signUp(accounts);
    const whole = await picture('#c33');
    expect(await upload(access, whole.subarray(0, 600))).toMatchObject({
      status: 422,
      body: { code: 'upload.picture_unreadable' },
    });
    expect(await upload(access, whole, 'me.png')).toMatchObject({
      status: 422,
      body: { code: 'upload.content_differs' },
    });
    expect(await rowsOf(sql`select 1 from stored_files`)).toEqual([]);
  });

  it('is closed to people of the demo, who share their account with strangers', async () => {
    const { access } = await signUp(accounts);
    await accounts.database.db.execute(sql`update users set demo = true`);
    expect((await upload(access, await picture('#c33'))).status).toBe(403);
  });
});
