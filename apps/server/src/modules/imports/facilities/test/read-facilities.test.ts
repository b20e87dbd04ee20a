import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../test/read-source.ts';

const header = 'codigo;nombre;provincia;localidad;direccion;telefono;latitud;longitud';
const register = (...rows: string[]): string => [header, ...rows].join('\n');
const good = '1;HOSPITAL SAN ROQUE;Córdoba;Oliva;Mitre 1;0353-4901603;-32.04;-63.56';

describe('rejected rows and warnings', () => {
  it('rejects rows without a usable name, with line, field and reason', async () => {
    const { results } = await readSource(
      register(good, '2;;Córdoba;Oliva;;;;', '3;327;Córdoba;Oliva;;;;', '4;null;Córdoba;Oliva;;;;'),
      {
        country: 'AR',
      },
    );
    const refused = results.flatMap((result) => (result.kind === 'refused' ? result.problems : []));
    expect(refused.map(({ line, field, code }) => [line, field, code])).toEqual([
      [3, 'name', 'name_missing'],
      [4, 'name', 'name_unusable'],
      [5, 'name', 'name_missing'],
    ]);
    expect(refused[1]?.message).toBe('"327" is not a name.');
  });

  it('keeps a row with coordinates outside the country, but drops them', async () => {
    const { facilities, problems } = await readSource(register(good, '2;CLINICA SOL;Córdoba;Oliva;;;19.43;-99.13'), {
      country: 'AR',
    });
    expect(facilities[1]).toMatchObject({ name: 'Clínica Sol', lat: null, lon: null });
    expect(problems).toEqual(['3 coordinates coordinates_outside_country']);
  });

  it('warns about unreadable coordinates, phones, and generic names, and keeps the rows', async () => {
    const { facilities, problems } = await readSource(
      register(good, '2;CENTRO DE SALUD;Córdoba;Oliva;;123456;norte;sur'),
      { country: 'AR' },
    );
    expect(facilities).toHaveLength(2);
    expect(problems.map((problem) => problem.split(' ')[2])).toEqual([
      'name_generic',
      'coordinates_unreadable',
      'phone_incomplete',
    ]);
  });

  it('rejects a repeated facility and renames the second of two with the same ID', async () => {
    const { facilities, problems } = await readSource(register(good, good, '1;CLINICA LUNA;Córdoba;Oliva;Alem 5;;;'), {
      country: 'AR',
    });
    expect(facilities.map(({ name }) => name)).toEqual(['Hospital San Roque', 'Clínica Luna']);
    expect(facilities[1]?.externalId).toMatch(/^1~[0-9a-f]{8}$/);
    expect(problems).toEqual(['3 externalId id_repeated', '4 externalId id_reused']);
  });

  it('reads cells as spreadsheets write them: signs after an apostrophe, numbers with their zeros', async () => {
    const { facilities } = await readSource(
      register(good, `"=""0002""";'+SALUD;Córdoba;Oliva;'@cmd Calle 5;'+54 353 4901604;;`),
      { country: 'AR' },
    );
    expect(facilities[1]).toMatchObject({ externalId: '0002', name: '+Salud' });
    expect(JSON.stringify(facilities[1])).not.toMatch(/'[+@]/);
  });

  it('rejects a header repeated in the middle and a footer', async () => {
    const { problems, facilities } = await readSource(register(good, header, 'Total: 1'), { country: 'AR' });
    expect(facilities).toHaveLength(1);
    expect(problems).toEqual(['3 row row_is_not_a_record', '4 row row_is_not_a_record']);
  });
});

describe('decisions before the first row', () => {
  it('uses a given mapping with constants and multiple columns, and reports unused columns', async () => {
    const { facilities, inspection } = await readSource(
      'a,b,c,d\nx1,Clinica Uno,Calle Mayor,7\nx2,Clinica Dos,Calle Menor,8',
      {
        mapping: { externalId: 'a', name: 'B', street: ['c', 'd'], country: { constant: 'Uruguay' } },
      },
    );
    expect(inspection.mapping).toMatchObject({ how: 'given', confidence: 1, unusedColumns: [] });
    expect(facilities[0]).toMatchObject({ externalId: 'x1', countryCode: 'UY', street: 'Calle Mayor 7' });
  });

  it.each([
    [{ mapping: { name: 'titulo' } }, 'mapping_invalid', 'Its columns: codigo, nombre'],
    [{ mapping: { nombre: 'nombre' } }, 'mapping_invalid', 'Fields: externalId, name'],
    [{ mapping: { street: 'direccion' } }, 'mapping_invalid', '"name" is missing'],
    [{ preset: 'nope' }, 'preset_unknown', 'Known presets: osm, sisa, pba'],
    [{ preset: 'pba' }, 'name_column_not_found', 'Establecim'],
    [{ country: 'Atlantis' }, 'country_unknown', 'not a country'],
  ])('rejects %j with a message that says what to do', async (options, code, hint) => {
    await expect(readSource(register(good), options)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(hint) as string,
    });
  });

  it('names an unknown registry by country and file, so that the next edition is the same source', async () => {
    const march = await readSource(register(good), { name: 'Hospitales 2024-03.csv' });
    const april = await readSource(register(good), { name: 'Hospitales 2024-04.csv' });
    expect(march.inspection.sourceKey).toBe('ar-hospitales');
    expect(april.inspection.sourceKey).toBe(march.inspection.sourceKey);
  });

  it('gives rows without an ID the same digest each time', async () => {
    const text = 'nombre;ciudad;latitud;longitud\nClínica Sol;Oliva;-32.04;-63.56\nClínica Luna;Oliva;-32.05;-63.57';
    const ids = async (): Promise<string[]> => (await readSource(text)).facilities.map(({ externalId }) => externalId);
    expect(await ids()).toEqual(await ids());
    expect(new Set(await ids()).size).toBe(2);
  });
});

describe('hostile input', () => {
  it('reads arbitrary cells without failing and counts every row', async () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('"', '""', ';', '__proto__', '=1+1', '\u0001', '<script>', '’;--', '\ud800'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 9 }), { maxLength: 12 }), async (rows) => {
        const text = register(good, ...rows.map((cells) => cells.join(';')));
        const { results } = await readSource(text, { country: 'AR' });
        expect(results[0]).toMatchObject({ kind: 'accepted', line: 2 });
        const lines = results.map(({ line }) => line);
        expect(lines).toEqual([...lines].sort((a, b) => a - b));
      }),
      { numRuns: 150 },
    );
  });

  it('keeps columns named like object properties separate from them', async () => {
    const { facilities } = await readSource(
      '__proto__;constructor;nombre;ciudad\na;b;Clínica Sol;Oliva\nc;d;Clínica Luna;Oliva',
      { country: 'AR' },
    );
    expect(facilities.map(({ name }) => name)).toEqual(['Clínica Sol', 'Clínica Luna']);
  });
});

describe('damaged values', () => {
  it.each([
    ['CL?NICA SE¥ORA DEL VALLE', 'Clínica Señora del Valle'],
    ['Fundaci\ufffdn Los Ceibos', 'Fundación Los Ceibos'],
  ])('%s is mended, and the row says so', async (name, mended) => {
    const { facilities, problems } = await readSource(`Código,Nombre,Ciudad\nA1,${name},Salta\n`, { country: 'AR' });
    expect(facilities[0]?.name).toBe(mended);
    expect(problems).toContain('2 name text_repaired');
  });

  it('a letter that cannot be known is reported', async () => {
    const { problems } = await readSource('Código,Nombre,Ciudad\nA1,Clínica Qu?lpo,Salta\n', { country: 'AR' });
    expect(problems).toContain('2 name text_damaged');
  });

  it.each([
    ['AVENIDA AVDA. DE ITALIA 9', 'Avenida de Italia 9'],
    ['CALLE CALLE MAYOR 4', 'Calle Mayor 4'],
    ['Mitre Mitre 100', 'Mitre 100'],
    ['Calle 7 y Calle 8', 'Calle 7 y Calle 8'],
  ])('street %s', async (street, read) => {
    const { facilities } = await readSource(`Código,Nombre,Ciudad,Dirección\nA1,Clínica Sur,Salta,${street}\n`, {
      country: 'AR',
    });
    expect(facilities[0]?.street).toBe(read);
  });

  it('coordinates 0, 0 are reported', async () => {
    const { facilities, problems } = await readSource(
      'Código,Nombre,Lat,Lon\nA1,Clínica Sur,0,0\nA2,Clínica Norte,-34.6,-58.4\n',
      {
        country: 'AR',
      },
    );
    expect(facilities[0]?.lat).toBeNull();
    expect(problems).toEqual(['2 coordinates coordinates_zero']);
  });
});
