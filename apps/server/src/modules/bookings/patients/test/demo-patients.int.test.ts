import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProduct, type OpenProduct } from '../../../../app/testing/open-product.ts';
import { CLINIC } from '../../../contexts/testing/open-house.ts';

let product: OpenProduct;
const DOCTOR = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d9a98';
const NAMED = JSON.stringify({ en: 'Name', es: 'Nombre', pt: 'Nome' });
beforeAll(async () => {
  product = await openProduct({ demo: true });
  await product.house.run(sql`insert into clinicians (id, provider_id, name, title, specialty, position)
    values (${DOCTOR}, ${CLINIC}, 'Dra. Luz', 'Dra.', ${NAMED}, 1)`);
});
afterAll(() => product.close());

/** Someone whose visit at the clinic is over. */
async function visited(name: string, { demo }: { demo: boolean }) {
  const { userId } = await product.house.person('patient', name, { demo });
  const id = uuidv7();
  await product.house
    .run(sql`insert into bookings (id, reference, status, kind, provider_id, patient_id, clinician_id, starts_at, ends_at,
      time_zone, language, demo)
    values (${id}, ${`TR-${name}`}, 'completed', 'consultation', ${CLINIC}, ${userId}, ${DOCTOR}, '2026-11-01T12:00:00Z',
      '2026-11-01T13:00:00Z', 'America/Sao_Paulo', 'es', ${demo})`);
  return userId;
}

it('people of the demo find only patients of the demo, in lists, records and exports', async () => {
  const [real, fictional] = [await visited('Rita', { demo: false }), await visited('Fina', { demo: true })];
  const { house, send } = product;
  const visitor = await house.person('provider', 'visitor', { demo: true });
  await house.run(sql`insert into provider_members values (${CLINIC}, ${visitor.userId}, 'owner', now())`);
  const { body } = await send('GET', '/provider/patients', visitor.token);
  expect(body).toMatchObject({ total: 1, counts: { all: 1 }, data: [{ id: fictional, name: 'Fina Quiroga' }] });
  expect((await send('GET', '/provider/patients?q=Rita', visitor.token)).body).toMatchObject({ total: 0 });
  expect((await send('GET', `/provider/patients/${real}`, visitor.token)).status).toBe(404);
  expect((await send('GET', `/provider/patients/${fictional}`, visitor.token)).status).toBe(200);
  const exported = await send('POST', '/provider/patients/export', visitor.token, {});
  expect(exported.raw).toContain('Fina Quiroga');
  expect(exported.raw).not.toContain('Rita');
  const { token } = await house.staff('owner');
  expect((await send('GET', '/provider/patients', token)).body).toMatchObject({ total: 2 });
});
