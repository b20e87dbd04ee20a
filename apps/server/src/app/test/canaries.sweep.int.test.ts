import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';
import { crawl, filledAddresses, type KnownIds, type Reader, shows, textOf } from '../testing/tenants/crawl.ts';
import { SAMPLED, sampleOf } from '../testing/sample-of.ts';
import { leaks, log } from '../testing/tenants/leaks.ts';
import { belongingTo, checksums, idsOfEachKind } from '../testing/tenants/look-into-database.ts';
import { makeTenants, type Tenant, write } from '../testing/tenants/make-tenants.ts';

let product: OpenProduct;
let tenants: Tenant[];
let readers: Reader[];
let admin: string;
let known: KnownIds;
beforeAll(async () => {
  product = await openProduct({ demo: true, beside: leaks });
  const { first, second } = await makeTenants(product);
  tenants = [first, second];
  admin = (await product.house.person('admin')).token;
  const visitor = (await product.house.person('admin', 'visitor', { demo: true })).token;
  for (const tenant of tenants) await write(product, tenant, admin);
  readers = [
    ...[first, second].flatMap(({ people }, at) =>
      Object.entries(people).map(([who, { token }]) => ({ who, token, foreign: [tenants[1 - at]?.word ?? ''] })),
    ),
    // Neither belongs to the demo, whose admin anyone can be.
    { who: 'an admin of the demonstration', token: visitor, foreign: [first.word, second.word] },
    { who: 'anybody', token: undefined, foreign: [first.word, second.word] },
  ];
  known = await idsOfEachKind(product.house, tenants);
});
afterAll(() => product.close());

const words = () => tenants.map(({ word }) => word);

describe('two tenants', () => {
  it('see what they wrote themselves, including the canaries', async () => {
    for (const { word, people } of tenants) {
      const seen = async (address: string, token: string) =>
        expect(shows((await product.send('GET', address, token)).raw, word), `${address} of ${word}`).toBe(true);
      for (const address of ['/profile', '/favorites/lists', '/provider/applications'])
        await seen(address, people.patient.token);
      for (const { token } of Object.values(people)) await seen('/support/tickets', token);
      for (const address of [
        '/provider/staff',
        '/provider/patients',
        '/provider/activity',
        '/provider/activity/export',
      ])
        await seen(address, people.owner.token);
      await seen('/organizations/members', people.network.token);
      for (const address of [
        '/platform/users',
        '/admin/users/export',
        '/platform/audit-log',
        '/admin/audit-log/export',
        '/admin/imports',
        '/admin/support/tickets',
        '/admin/mail-outbox',
      ])
        await seen(address, admin);
      for (const { token } of Object.values(people)) {
        const { body } = await product.send('GET', '/notifications', token);
        expect((body['data'] as unknown[]).length, word).toBeGreaterThan(0);
      }
    }
    expect(known.all.length).toBeGreaterThan(30);
    expect(known.pairs.length).toBeGreaterThan(100);
  });

  it('find nothing of each other in any response, export or file, whatever they read and whichever id they try', async () => {
    const { found, asked, files } = await crawl(product, product.endpoints, readers, known, { sampled: true });
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(5000 * SAMPLED);
    // A copy and a credential of each.
    expect(files).toBeGreaterThanOrEqual(4);
  });

  it('get a copy of only their own data', async () => {
    for (const { word, people } of tenants)
      for (const [who, { token }] of Object.entries(people)) {
        const { body } = await product.send('GET', '/profile/export', token);
        const [{ id }] = body['data'] as [{ id: string }];
        const text = textOf(await product.send('GET', `/profile/export/${id}/content`, token));
        const in_ = words().filter((one) => shows(text, one));
        expect(in_, `${who} of ${word}`).toEqual([word]);
      }
  });

  it('receive no email about each other', async () => {
    const mails = await product.mail.list(500);
    for (const [at, { word, people }] of tenants.entries()) {
      const addresses = new Set(Object.values(people).map(({ email }) => email));
      const own = mails.filter(({ recipient }) => shows(recipient, word) || addresses.has(recipient));
      const foreign = tenants[1 - at]?.word ?? '';
      expect(own.length).toBeGreaterThan(5);
      expect(own.filter(({ subject, text }) => shows(`${subject} ${text ?? ''}`, foreign))).toEqual([]);
    }
  });

  it('are neither named nor quoted in the installation’s health report', async () => {
    for (const address of ['/admin/debug', '/admin/debug/bundle', '/admin/configuration', '/admin/jobs']) {
      const { status, raw } = await product.send('GET', address, admin);
      expect(status, address).toBe(200);
      expect(words().filter((word) => shows(raw, word))).toEqual([]);
    }
  });

  it('reject each other’s changes, and nothing changes', async () => {
    const before = await checksums(product.house);
    const withIds = product.endpoints.filter(({ method, path: route }) => method !== 'GET' && route.includes(':'));
    const seen: string[] = [];
    for (const tenant of tenants) {
      const own = new Set(await belongingTo(product.house, tenant));
      // They may change their own things; this is about each other's.
      const isForeign = (address: string) => !address.split('/').some((part) => own.has(part));
      for (const endpoint of withIds) {
        const addresses = filledAddresses(endpoint, known).filter(isForeign);
        for (const [turn, who] of Object.values(tenant.people).entries())
          seen.push(...(await tried(endpoint, sampleOf(addresses, turn), tenant, who)));
      }
    }
    expect(seen).toEqual([]);
    const after = await checksums(product.house);
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([]);
  });
});

describe('data stored outside the database', () => {
  it('leaks no user text or tokens into any log, even on errors', async () => {
    const { patient } = tenants[0]?.people ?? {};
    await product.house.run(sql`alter table provider_applications add constraint broken check (false) not valid`);
    const [word] = words();
    // The database error quotes the whole row.
    const clinic = { name: `${word} breaks`, type: 'clinic', country: 'BR', city: word, phone: '+55 11 5550 0101' };
    const { status } = await product.send('POST', '/provider/applications', patient?.token, { provider: clinic });
    expect(status).toBe(500);
    await product.house.run(sql`alter table provider_applications drop constraint broken`);
    const lines = product.logged();
    expect(lines.filter(({ msg }) => msg === 'request failed').length).toBeGreaterThan(0);
    expect(lines.length).toBeGreaterThan(5000 * SAMPLED);
    const text = JSON.stringify(lines);
    expect(words().filter((one) => shows(text, one))).toEqual([]);
    const keys = tenants
      .flatMap(({ people }) => Object.values(people))
      .map(({ token }) => token.split('.')[2] ?? token);
    expect(keys.filter((key) => text.includes(key))).toEqual([]);
  });

  it('is unreadable in storage', () => {
    const stored = readdirSync(product.folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(stored.length).toBeGreaterThanOrEqual(14);
    const open = stored.filter((file) => {
      const content = readFileSync(path.join(file.parentPath, file.name), 'latin1');
      return words().some((word) => shows(content, word));
    });
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});

describe('a leak', () => {
  it.each(['/leaks/people', '/leaks/people/:id', '/leaks/files/:id/content'])('is detected: %s', async (route) => {
    const leaky = product.besides.filter((endpoint) => endpoint.path === route);
    const { found } = await crawl(product, leaky, readers, known);
    for (const { who, foreign } of readers.filter(({ token }) => token))
      for (const word of foreign)
        expect(found.some((line) => line.startsWith(`${route} shows ${word} to ${who}: `))).toBe(true);
    expect(found.some((line) => line.includes('anybody'))).toBe(false);
  });

  it('into the log is detected', async () => {
    expect((await product.send('GET', log.path, readers[0]?.token)).status).toBe(500);
    expect(shows(JSON.stringify(product.logged()), tenants[1]?.word ?? '')).toBe(true);
  });
});

/** Finds faults in the responses to changes at addresses that belong to others. */
async function tried(
  { method }: Endpoint,
  addresses: readonly string[],
  { word }: Tenant,
  { email, token }: { email: string; token: string },
): Promise<string[]> {
  const wrong: string[] = [];
  for (const address of addresses) {
    const { raw, status } = await product.send(method, address, token, method === 'DELETE' ? undefined : {});
    const foreign = words().filter((one) => one !== word && shows(raw, one));
    if (status >= 500 || foreign.length) wrong.push(`${method} ${address} by ${email}: ${status}`);
    if (status === 401 || status === 403) break;
  }
  return wrong;
}
