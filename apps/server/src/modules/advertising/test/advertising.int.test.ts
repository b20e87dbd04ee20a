import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProduct, type OpenProduct } from '../../../app/testing/open-product.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
});
beforeEach(() => product.house.clear());
afterAll(() => product.close());

const NOTHING = {
  permit_number: null,
  director_name: null,
  director_number: null,
  specialty: null,
  specialty_number: null,
  image_consent: false,
};
const check = (token: string, text: string, language = 'pt', shown = 'pt') =>
  product.send('POST', `/provider/advertising-check?language=${shown}`, token, {
    texts: [{ path: 'description.pt', language, text }],
  });
const state = (token: string, facts: object, version: number) =>
  product.send('PUT', '/provider/advertising-facts?language=en', token, { ...NOTHING, ...facts, version });

describe('checking texts', () => {
  it('marks the phrase, says why and what to write, in the language of the reader', async () => {
    const { token } = await product.house.staff('coordinator');
    const text = 'Lipo com resultado garantido.';
    const { status, body } = await check(token, text, 'pt', 'en');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        country: 'BR',
        data: [
          {
            rule: 'guaranteed_results',
            severity: 'blocks',
            path: 'description.pt',
            excerpt: 'resultado garantido',
            from: text.indexOf('resultado'),
            message: 'Nobody can guarantee the result of a medical treatment.',
          },
        ],
      },
    });
  });

  it('applies the rules of the clinic’s country and what the clinic states', async () => {
    const { token } = await product.house.staff('owner');
    const text = 'Nossa dermatologista atende às terças.';
    expect((await check(token, text)).body['data']).toMatchObject([{ rule: 'specialty_without_rqe' }]);
    await state(token, { specialty: 'Dermatologia', specialty_number: 'RQE 4567' }, 0);
    expect((await check(token, text)).body['data']).toEqual([]);
  });

  it('is for the clinic’s team, and takes texts of limited length', async () => {
    const { token } = await product.house.staff('owner');
    expect(await check(token, 'x'.repeat(10_001))).toMatchObject({ status: 422 });
    expect((await product.send('POST', '/provider/advertising-check', undefined, { texts: [] })).status).toBe(401);
  });
});

describe('what a clinic states for its advertising', () => {
  it('is versioned, audited by field, and says what the country wants', async () => {
    const { token } = await product.house.staff('owner');
    const before = await product.send('GET', '/provider/advertising-facts?language=pt', token);
    expect(before.body).toMatchObject({
      country: 'BR',
      version: 0,
      required: [
        { fact: 'director_name', missing: true },
        { fact: 'director_number', missing: true },
      ],
      actions: ['change'],
    });
    const saved = await state(token, { director_name: 'Lia Prado', director_number: 'CRM-SP 123456' }, 0);
    expect(saved).toMatchObject({
      status: 200,
      body: { version: 1, director_name: 'Lia Prado', required: [{ missing: false }, { missing: false }] },
    });
    expect(await state(token, { director_name: 'Another' }, 0)).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { version: 1, director_name: 'Lia Prado' } },
    });
    // Nothing changed: no new version, and nothing in the log.
    expect(
      (await state(token, { director_name: 'Lia Prado', director_number: 'CRM-SP 123456' }, 1)).body,
    ).toMatchObject({
      version: 1,
    });
    expect(await product.house.audited()).toMatchObject([
      { action: 'clinic.advertising_changed', facts: { fields: 'director_name, director_number' } },
    ]);
  });

  it('is shown on public pages only where the country wants it, empty fields left out', async () => {
    const { token } = await product.house.staff('owner');
    // A specialty without its registration is not shown either.
    await state(
      token,
      { permit_number: 'X', director_name: 'Lia Prado', director_number: '', specialty: 'Urologia' },
      0,
    );
    const { rows } = await product.house.run(sql`select slug from providers where id = ${CLINIC}::uuid`);
    const shown = await product.send('GET', `/providers/${String(rows[0]?.['slug'])}/advertising-statements`);
    expect(shown).toMatchObject({ status: 200, body: { data: [{ fact: 'director_name', value: 'Lia Prado' }] } });
    expect(await product.send('GET', '/providers/nobody-at-all/advertising-statements')).toMatchObject({ status: 404 });
  });

  it('is read but not changed by staff without the right', async () => {
    const { token } = await product.house.staff('billing');
    expect((await product.send('GET', '/provider/advertising-facts', token)).body).toMatchObject({ actions: [] });
    expect(await state(token, {}, 0)).toMatchObject({ status: 403 });
  });
});
