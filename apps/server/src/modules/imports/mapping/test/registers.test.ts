import { describe, expect, it } from 'vitest';
import { readSource, type ReadSource } from '../../test/read-source.ts';
import { registerSamples } from './register-samples.ts';

async function read(name: string): Promise<ReadSource> {
  const sample = registerSamples[name];
  if (!sample) throw new Error(`no sample ${name}`);
  return readSource(sample.text, { encoding: sample.encoding, name: sample.name });
}

describe('registries of several countries, read without options', () => {
  it.each(Object.keys(registerSamples))('%s: finds the country of every row', async (name) => {
    const { facilities, inspection } = await read(name);
    expect(facilities.length).toBeGreaterThan(0);
    expect(new Set(facilities.map((facility) => facility.countryCode))).toEqual(
      new Set([registerSamples[name]?.country]),
    );
    expect(inspection.mapping.confidence).toBeGreaterThanOrEqual(0.6);
  });

  it('Mexico: recognizes the registry, reads names and keeps acronyms, rejects closed facilities', async () => {
    const { facilities, problems, inspection } = await read('mexico');
    expect(inspection.mapping).toMatchObject({ how: 'recognised', preset: { id: 'clues' } });
    expect(facilities.map((facility) => facility.name)).toEqual(['Villa Juárez', 'Hospital General de Zona 14 IMSS']);
    expect(facilities[1]).toMatchObject({
      externalId: 'JCIMS000021',
      typeSlug: 'hospital',
      region: 'Jalisco',
      cityName: 'Guadalajara',
      street: 'Av. Revolución 2735',
      postalCode: '44860',
      lat: 20.6503,
      lon: -103.3001,
      attributes: { beds: '240', ownership: 'INSTITUTO MEXICANO DEL SEGURO SOCIAL' },
    });
    expect(facilities[1]?.phones[0]?.e164).toBe('+523336170060');
    expect(problems).toContain('4 state facility_closed');
  });

  it('Colombia: an ID combines the provider and its site', async () => {
    const { facilities } = await read('colombia');
    expect(facilities.map((facility) => facility.externalId)).toEqual([
      '0500100001-01',
      '0500100001-02',
      '2517500010-01',
    ]);
    expect(facilities.map((facility) => facility.typeSlug)).toEqual(['clinic', 'clinic', 'dental_clinic']);
    expect(facilities[0]).toMatchObject({ region: 'Antioquia', cityName: 'Medellín', email: 'info@valleverde.com.co' });
  });

  it('Brazil: translates codes of state and unit type, restores Portuguese case', async () => {
    const { facilities } = await read('brazil');
    expect(facilities.map(({ name, typeSlug, region }) => [name, typeSlug, region])).toEqual([
      ['Hospital São João da Serra', 'hospital', 'São Paulo'],
      ['UBS Vila Nova', 'clinic', 'São Paulo'],
      ['Clínica Odontológica Sorriso', 'dental_clinic', 'Paraná'],
    ]);
    expect(facilities[1]).toMatchObject({ lat: -23.2642, lon: -47.2992, street: 'Av. Brasil S/N' });
    expect(facilities[0]?.phones[0]?.e164).toBe('+551130696000');
  });

  it('Chile: uses the commune as the city and reads decimal commas', async () => {
    const { facilities, problems } = await read('chile');
    expect(facilities).toHaveLength(1);
    expect(facilities[0]).toMatchObject({
      region: 'Región Metropolitana de Santiago',
      cityName: 'Providencia',
      street: 'Avenida Los Aromos 1234',
      lat: -33.4321,
      lon: -70.6123,
    });
    expect(problems).toContain('3 state facility_closed');
  });

  it('Peru: uses the department as the region and repairs swapped coordinates', async () => {
    const { facilities, problems } = await read('peru');
    expect(facilities[0]).toMatchObject({
      region: 'Piura',
      district: 'Sullana',
      cityName: 'Marcavelica',
      lat: -4.8801,
      lon: -80.7038,
    });
    expect(problems).toContain('2 coordinates coordinates_swapped');
    expect(facilities[1]).toMatchObject({
      name: 'Clínica Los Olivos del Inca S.A.C.',
      lat: -12.097,
      attributes: { beds: '40' },
    });
  });

  it('Costa Rica: reads UTF-16 with tabs and guesses the column mapping', async () => {
    const { facilities, inspection } = await read('costa rica');
    expect(inspection.mapping.how).toBe('guessed');
    expect(facilities[0]).toMatchObject({
      externalId: '1001',
      name: 'EBAIS Los Guido 2',
      region: 'San José',
      lat: 9.8661,
    });
    expect(facilities[0]?.phones[0]?.e164).toBe('+50622701234');
  });

  it('maps an unknown header by its values, and skips junk and footer', async () => {
    const { facilities, problems, inspection } = await read('unknown words in Spanish');
    expect(inspection.format).toMatchObject({ format: 'csv', separator: ';', headerLine: 4 });
    expect(inspection.mapping.mapping.fields).toMatchObject({
      name: { columns: ['Denominación'] },
      region: { columns: ['Prov.'] },
      city: { columns: ['Ciudad'] },
      street: { columns: ['Calle principal'] },
      phone: { columns: ['Central telefónica'] },
      email: { columns: ['Correo'] },
      lat: { columns: ['Coord. Y'] },
      lon: { columns: ['Coord. X'] },
    });
    expect(inspection.mapping.unusedColumns).toEqual(['N°', 'Ámbito']);
    expect(facilities.map((facility) => facility.street)).toContain('Calle Larga 5-24');
    expect(facilities.map((facility) => facility.lat)).toEqual([-0.1807, -2.9001, -0.9494]);
    expect(problems).toContain('8 row row_is_not_a_record');
  });

  it('English headers: separators inside quotes, types, web addresses', async () => {
    const { facilities } = await read('english');
    expect(facilities[0]).toMatchObject({
      name: 'Palm Bay Hospital, Punta Cana',
      typeSlug: 'hospital',
      website: 'http://www.palmbay.example.com',
      street: 'Av. España 1, Bávaro',
    });
    expect(facilities[1]?.typeSlug).toBe('dental_clinic');
  });

  it('Uruguay: reads a pair of coordinates from one column', async () => {
    const { facilities } = await read('uruguay');
    expect(facilities[0]).toMatchObject({
      name: 'Policlínica Barrio Artigas',
      region: 'Salto',
      lat: -31.3833,
      lon: -57.9667,
    });
    expect(facilities[0]?.idFromSource).toBe(false);
  });
});
