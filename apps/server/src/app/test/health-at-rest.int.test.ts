import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONSENT_WORDING } from '@travesia/contracts/accounts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseCatalog } from '../../../data/catalog/read-catalog.ts';
import { loadCatalog } from '../../modules/catalog/index.ts';
import { CLINIC } from '../../modules/contexts/testing/open-house.ts';
import { aRequest } from '../../modules/leads/testing/open-leads.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

/** In everything that people write about their health. */
const CANARY = 'Quetzalfieber seit Oktober';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
  await loadCatalog(product.house.database, parseCatalog());
  const rosa = await product.house.person('patient', 'Rosa');
  const admin = await product.house.person('admin');
  let key = 0;
  /** Twice, as after a lost answer. */
  const send = async (token: string | undefined, method: 'POST' | 'PUT', url: string, body: object) => {
    const headers = { 'idempotency-key': `key-${++key}` };
    const first = await product.send(method, url, token, body, headers);
    expect(first.status, `${url}: ${first.raw}`).toBeLessThan(300);
    if (method === 'POST') await product.send(method, url, token, body, headers);
    return first.body;
  };
  const consultation = { ...aRequest, message: CANARY };
  await send(undefined, 'POST', '/consultation-requests', consultation);
  await product.send('POST', '/consultation-requests', undefined, { ...consultation, treatment: CANARY });
  await send(undefined, 'POST', '/contact-requests', {
    topic: 'question',
    full_name: 'Rosa Delgado',
    email: 'rosa@example.com',
    language: 'es',
    message: CANARY,
    consents: aRequest.consents,
  });
  const { id } = await send(rosa.token, 'POST', '/support/tickets', {
    topic: 'other',
    subject: CANARY,
    message: `${CANARY}, and it does not end.`,
  });
  await send(rosa.token, 'POST', `/support/tickets/${String(id)}/replies`, { message: CANARY });
  await send(admin.token, 'POST', `/admin/support/tickets/${String(id)}/replies`, { message: `About ${CANARY}` });
  await send(rosa.token, 'PUT', '/profile/consents', { purpose: 'health_data', given: true, wording: CONSENT_WORDING });
  const values = { blood_group: null, allergies: CANARY, mobility_needs: CANARY };
  await send(rosa.token, 'PUT', '/profile', { section: 'health', version: 0, values });
  await send(rosa.token, 'POST', '/favorites', { target_type: 'provider', target_id: CLINIC, note: CANARY });
  await product.settle();
  await send(rosa.token, 'POST', '/profile/export', {});
  await product.settle();
});
afterAll(() => product.close());

const encodings = () => [
  CANARY,
  ...['base64', 'base64url', 'hex'].map((encoding) =>
    Buffer.from(CANARY)
      .toString(encoding as 'hex')
      .slice(0, 24),
  ),
  JSON.stringify(Buffer.from(CANARY).toJSON().data).slice(1, 40),
];

it('keeps what people write about their health unreadable in every table, requests and jobs included', async () => {
  const { rows } = await product.house.run(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  expect(rows.length).toBeGreaterThan(60);
  const readable: string[] = [];
  for (const { name } of rows)
    for (const text of encodings()) {
      const found = await product.house.run(
        sql`select 1 from ${sql.raw(String(name))} as t where t::text ilike ${`%${text}%`} limit 1`,
      );
      if (found.rows.length) readable.push(`${String(name)}: ${text}`);
    }
  expect(readable).toEqual([]);
});

it('and in every file and log line', () => {
  const files = readdirSync(product.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.length).toBeGreaterThan(0);
  for (const { parentPath, name } of files)
    for (const text of encodings()) expect(readFileSync(path.join(parentPath, name)).includes(text)).toBe(false);
  const lines = JSON.stringify(product.logged());
  expect(lines.length).toBeGreaterThan(1000);
  for (const text of encodings()) expect(lines).not.toContain(text);
});
