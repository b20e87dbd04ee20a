import { describe, expect, it } from 'vitest';
import { readSource } from '../../test/read-source.ts';
import { unseenRegisters, type UnseenRegister } from './unseen-registers.ts';

/** Fields that did not get their column, by register. */
async function missedIn({ name, text, encoding, country, expect: wanted }: UnseenRegister): Promise<string[]> {
  const { inspection } = await readSource(text, { name: `${name}.csv`, encoding, country });
  const fields = inspection.mapping.mapping.fields;
  return Object.entries(wanted).flatMap(([field, columns]) => {
    const source = fields[field as keyof typeof fields];
    const fed = source && 'columns' in source ? source.columns : [];
    return [columns].flat().some((column) => fed.includes(column)) ? [] : [`${name}.${field}`];
  });
}

const ofHalf = (half: UnseenRegister['half']) => unseenRegisters.filter((register) => register.half === half);

describe('columns of registers without a preset', () => {
  it.each(ofHalf('tuned'))('$name: every column we can use is found', async (register) => {
    expect(await missedIn(register)).toEqual([]);
  });

  it('of registers that the rules were not tuned on, nine in ten are found', async () => {
    const registers = ofHalf('held-out');
    const missed = (await Promise.all(registers.map(missedIn))).flat();
    const all = registers.reduce((sum, register) => sum + Object.keys(register.expect).length, 0);
    expect(missed.length / all).toBeLessThanOrEqual(0.1);
  });

  it('the number of the row is not a code', async () => {
    const { inspection } = await readSource(
      'Nº;Nombre;Ciudad\n1;Clínica Sur;Salta\n2;Clínica Norte;Salta\n3;Clínica Este;Jujuy\n',
      {
        country: 'AR',
      },
    );
    expect(inspection.mapping.mapping.fields.externalId).toBeUndefined();
  });
});

describe('column names that are cut short', () => {
  it('are read in full, and the number of the row is neither code nor house number', async () => {
    const text =
      'Nº;Cód. Unidade;Denom.;Espécie;Direc.;Nº Porta;Munic.;UF;Tel.;Latit.;Longit.\n' +
      '1;2400013;Posto de Saúde Boa Vista;PS;Rua Aurora;310;Recife;PE;(81) 3355-1010;-8,05012;-34,90120\n' +
      '2;2400026;Hospital Santa Rita;HG;Rua da Paz;12;Recife;PE;(81) 3355-2020;-8,06101;-34,88310\n' +
      '3;2400039;Clínica do Sol;CO;Rua da Moeda;95;Recife;PE;(81) 3355-3030;-8,04401;-34,87017\n';
    const { inspection, facilities } = await readSource(text, { country: 'BR' });
    expect(inspection.mapping.mapping.fields).toMatchObject({
      externalId: { columns: ['Cód. Unidade'] },
      houseNumber: { columns: ['Nº Porta'] },
      type: { columns: ['Espécie'] },
    });
    expect(facilities[0]).toMatchObject({ cityName: 'Recife', street: 'Rua Aurora 310', lat: -8.05012, lon: -34.9012 });
  });
});

describe('a mapping that adds to what is found', () => {
  const text = 'Cod;Rótulo;Nombre;Ciudad;Tipo\nA1;Clínica Sur;Juan;Salta;XQ\nA2;Clínica Norte;Eva;Jujuy;XQ\n';

  it('keeps the other columns, and translates codes', async () => {
    const mapping = { name: 'Rótulo', type: { columns: ['Tipo'], values: { XQ: 'laboratorio' } } };
    const { facilities } = await readSource(text, { country: 'AR', mapping, completes: true });
    expect(facilities[0]).toMatchObject({ name: 'Clínica Sur', externalId: 'A1', cityName: 'Salta' });
    const { inspection } = await readSource(text, { country: 'AR', mapping: { region: 'Ciudad' }, completes: true });
    expect(inspection.mapping.mapping.fields).toMatchObject({
      name: expect.anything(),
      region: { columns: ['Ciudad'] },
    });
  });

  it('leaves a known register what it is', async () => {
    const sisa =
      'Código;Nombre;Provincia;Dependencia;Tipología;Localidad;Departamento;Domicilio;CP;Teléfono;Categoría de tipología;Origen de financiamiento;Latitud;Longitud\n' +
      '50180562139450;CAPS LOS CEIBOS;Corrientes;Provincial;ESSIDT;ALVEAR;GENERAL ALVEAR;Belgrano 1;3344;03770470128;General;Provincial;-29.1;-56.55\n';
    const { inspection, facilities } = await readSource(sisa, { mapping: { city: 'Departamento' }, completes: true });
    expect(inspection.sourceKey).toBe('sisa');
    expect(facilities[0]).toMatchObject({ externalId: '50180562139450', cityName: 'General Alvear' });
  });

  it('is the whole mapping otherwise', async () => {
    const { facilities } = await readSource(text, { country: 'AR', mapping: { name: 'Rótulo' } });
    expect(facilities[0]).toMatchObject({ cityName: null, idFromSource: false });
  });
});

describe('columns left out', () => {
  it('are named with examples', async () => {
    const { inspection } = await readSource(
      'Código;Nombre;Ciudad;Médico jefe\nA1;Clínica Sur;Salta;Ruiz\nA2;Clínica Norte;Salta;Paz\n',
      {
        country: 'AR',
      },
    );
    expect(inspection.leftOut).toEqual([{ column: 'Médico jefe', examples: ['Ruiz', 'Paz'] }]);
  });
});
