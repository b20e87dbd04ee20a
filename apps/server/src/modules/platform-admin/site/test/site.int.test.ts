import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountsDeps } from '../../../accounts/index.ts';
import { openAccounts } from '../../../accounts/testing/open-accounts.ts';
import { signInSomebody } from '../../../accounts/testing/open-admin.ts';
import { siteRoutes } from '../site.routes.ts';

let deps: AccountsDeps | undefined;
let open: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  open = await openAccounts({
    extend: (setup) => ({
      routes: (made) => {
        deps = made;
        return siteRoutes(setup);
      },
    }),
  });
});
beforeEach(async () => {
  await open.clear();
  await open.database.db.execute(
    sql`update site_settings set phone = null, hours = null, clinic_fee_percent = 0, version = 1`,
  );
});
afterAll(() => open.close());

const tokenOf = async (role: string) => {
  if (!deps) throw new Error('the accounts are not made yet');
  return (await signInSomebody(open.database, deps, { role })).token;
};
const hours = { en: 'Monday to Friday', es: 'De lunes a viernes', pt: 'De segunda a sexta' };
const body = { version: 1, phone: '+57 601 555 0123', hours, clinic_fee_percent: 7.5, reason: 'We answer calls now' };

describe('what the site says about itself', () => {
  it('is changed by an admin, read by everyone, and written down without the number', async () => {
    const saved = await open.put('/admin/configuration/site', body, await tokenOf('admin'));
    expect(saved).toMatchObject({ status: 200, body: { version: 2, clinic_fee_percent: 7.5 } });
    expect((await open.get('/site')).body).toEqual({ phone: body.phone, hours, clinic_fee_percent: 7.5, version: 2 });
    const { rows } = await open.database.db.execute(sql`select facts from audit_entries where action like 'config%'`);
    expect(rows).toMatchObject([{ facts: { reason: body.reason, fields: 'phone, hours, clinic_fee_percent' } }]);
    expect(JSON.stringify(rows)).not.toContain('601 555');
  });

  it('is not changed over someone else’s change, whose values are answered', async () => {
    const token = await tokenOf('admin');
    await open.put('/admin/configuration/site', body, token);
    expect(await open.put('/admin/configuration/site', body, token)).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { version: 2, phone: body.phone } },
    });
  });

  it.each([
    ['a number without country', { phone: '601 555 0123' }],
    ['hours in one language', { hours: { en: 'Monday to Friday' } }],
    ['a fee over 30 percent', { clinic_fee_percent: 31 }],
    ['no reason', { reason: '' }],
  ])('refuses %s', async (_what, changes) => {
    const answer = await open.put('/admin/configuration/site', { ...body, ...changes }, await tokenOf('admin'));
    expect(answer.status).toBe(422);
  });

  it('is changed by admins only', async () => {
    expect((await open.put('/admin/configuration/site', body, await tokenOf('patient'))).status).toBe(403);
  });
});
