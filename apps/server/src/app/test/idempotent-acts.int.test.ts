import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, pdf } from '../../modules/applications/testing/open-applications.ts';
import { CLINIC } from '../../modules/contexts/testing/open-house.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

const count = async (statement: ReturnType<typeof sql>) => Number((await product.house.run(statement)).rows[0]?.['n']);
const keyed = (key: string) => ({ 'idempotency-key': key });

describe('an act sent twice with the same key', () => {
  it('extends a subscription once and answers the same', async () => {
    const { token } = await product.house.person('admin');
    const extend = (months: number) =>
      product.send(
        'POST',
        `/platform/providers/${CLINIC}/subscription`,
        token,
        { package_type: 'professional', months },
        keyed('k1'),
      );
    const [first, again] = [await extend(3), await extend(3)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await count(sql`select count(*) as n from provider_subscriptions`)).toBe(1);
    const other = await extend(12);
    expect([other.status, other.body.code]).toEqual([422, 'request.idempotency_key_reused']);
    expect(await count(sql`select count(*) as n from provider_subscriptions`)).toBe(1);
  });

  it('changes a state once, where nothing is created', async () => {
    const { token } = await product.house.person('admin');
    const suspend = () =>
      product.send(
        'POST',
        `/admin/providers/${CLINIC}/suspend`,
        token,
        { reason: 'The licence has lapsed' },
        keyed('k2'),
      );
    const [first, again] = [await suspend(), await suspend()];
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(first.status).toBeLessThan(300);
  });

  it('keeps a file once, and refuses another file with the key', async () => {
    const { token } = await product.house.person('patient');
    const provider = {
      name: 'Clínica Nova',
      type: 'clinic',
      country: 'BR',
      city: 'São Paulo',
      phone: '+55 11 5550 0100',
    };
    const { body } = await product.send('POST', '/provider/applications', token, { provider });
    const upload = (content: Buffer) => {
      const { payload, headers } = formOf({ name: 'licence.pdf', content });
      const address = `/provider/applications/${String(body['id'])}/files`;
      return product.send('POST', address, token, payload, { ...headers, ...keyed('k3') });
    };
    const [first, again] = [await upload(pdf), await upload(pdf)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    const other = await upload(Buffer.concat([pdf, Buffer.from('% another')]));
    expect([other.status, other.body.code]).toEqual([422, 'request.idempotency_key_reused']);
    expect(await count(sql`select count(*) as n from application_files`)).toBe(1);
    expect(await count(sql`select count(*) as n from stored_files where delete_after is null`)).toBe(1);
  });
});
