import type { FacilityKinds, Import } from '@travesia/contracts/imports';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { findKinds } from '../imports.repo.ts';
import { openImports } from '../testing/open-imports.ts';

const REGISTER = [
  'Código;Nombre;Tipo;Provincia;Localidad;Domicilio',
  '1;Los Ceibos;PSR;Salta;SALTA;BELGRANO 1200',
  '2;Valle Hondo;PSR;Salta;METÁN;MITRE 45',
  '3;Quebrada del Alba;HB;Salta;SALTA;CASEROS 990',
].join('\n');

let open: Awaited<ReturnType<typeof openImports>>;
let token: string;
beforeAll(async () => {
  open = await openImports();
});
beforeEach(async () => {
  await open.clear();
  await emptyTables(open.database, 'imports', 'import_runs', 'stored_files', 'providers');
  ({ token } = await open.somebody());
});
afterAll(() => open.close());

async function describeAs(one: Import, kinds?: FacilityKinds, by = token) {
  const options = { preset: null, mapping: null, country: 'AR', source_key: 'salta', source_name: null, licence: null };
  const body = { options: { ...options, ...(kinds ? { kinds } : {}) }, version: one.version };
  return (await open.call('PUT', `/${one.id}`, by, body)).body;
}
async function run(one: Import, what: string, by = token) {
  await open.call('POST', `/${one.id}/${what}`, by, { version: one.version });
  await open.settle();
  return (await open.call('GET', `/${one.id}`, by)).body;
}
const upload = async (by = token) => (await open.upload(by, 'salta.csv', REGISTER)).body;
const unknown = ({ counts }: Import) => counts?.report?.unknown_kinds;

it('offers abbreviated kinds with counts and examples, and applies what an admin says they mean', async () => {
  const checked = await run(await describeAs(await upload()), 'check');
  expect(unknown(checked)).toEqual([
    { value: 'PSR', rows: 2, examples: ['Los Ceibos', 'Valle Hondo'] },
    { value: 'HB', rows: 1, examples: ['Quebrada del Alba'] },
  ]);
  const said = await describeAs(checked, { PSR: 'clinic', HB: 'hospital' });
  expect(said.reading?.kinds).toEqual({ PSR: 'clinic', HB: 'hospital' });
  const again = await run(said, 'check');
  expect(unknown(again)).toEqual([]);
  await run(again, 'commit');
  const { rows } = await open.database.db.execute(sql`select name, type from providers order by name`);
  expect(rows).toEqual([
    { name: 'Los Ceibos', type: 'clinic' },
    { name: 'Quebrada del Alba', type: 'hospital' },
    { name: 'Valle Hondo', type: 'clinic' },
  ]);
});

it('remembers it for the next file of the register, until it is said otherwise', async () => {
  await describeAs(await upload(), { PSR: 'clinic' });
  const next = await describeAs(await upload());
  expect(next.reading?.kinds).toEqual({ PSR: 'clinic' });
  expect(unknown(await run(next, 'check'))).toMatchObject([{ value: 'HB' }]);
  await describeAs(await upload(), { PSR: 'medical_office' });
  expect(await findKinds(open.database.db, 'salta', { demo: false })).toEqual({ PSR: 'medical_office' });
});

it('does not take the word of visitors of the demo for real registers', async () => {
  const visitor = await open.somebody({ demo: true });
  const said = await describeAs(await upload(visitor.token), { PSR: 'hospital' }, visitor.token);
  expect(said.reading?.kinds).toEqual({ PSR: 'hospital' });
  expect((await describeAs(await upload())).reading?.kinds).toEqual({});
});

it('refuses a type that there is not', async () => {
  const one = await upload();
  expect(await describeAs(one, { PSR: 'palace' } as never)).toMatchObject({ code: 'request.invalid' });
});
