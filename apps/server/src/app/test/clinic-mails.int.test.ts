import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLINIC } from '../../modules/contexts/testing/open-house.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

it('tells a clinic’s team in their language what admins did with it', async () => {
  const { house, send, settle, mail } = product;
  const owner = await house.staff('owner');
  await house.run(sql`update users set language = 'es' where id = ${owner.userId}`);
  const { token } = await house.person('admin');
  const act = async (name: string, body?: object) => {
    const { status, raw } = await send('POST', `/admin/providers/${CLINIC}/${name}`, token, body);
    expect(status, raw).toBeLessThan(300);
    await settle();
  };
  await act('suspend', { reason: 'The licence has lapsed' });
  await act('activate');
  const sent = (await mail.list()).filter(({ recipient }) => recipient === owner.email);
  expect(sent.map(({ template, locale, subject }) => [template, locale, subject])).toEqual([
    ['providers.activated', 'es', expect.stringContaining('Clínica Um')],
    ['providers.suspended', 'es', expect.stringContaining('Clínica Um')],
  ]);
  expect(sent[1]?.text).toContain('Motivo: The licence has lapsed');
  expect(sent[1]?.text).toContain('https://travesia.example/es/provider/dashboard');
});
