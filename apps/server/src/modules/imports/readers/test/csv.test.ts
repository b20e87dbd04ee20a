import { describe, expect, it } from 'vitest';
import { readSource } from '../../test/read-source.ts';

const header = 'Código;Nombre del establecimiento;Provincia;Localidad;Dirección;Teléfono';
const rows = [
  '1;Clínica del Niño;Córdoba;Río Cuarto;Ñandú 12;0358-4671111',
  '2;Hospital San José;Córdoba;Villa María;Perú 340;0353-4901603',
];
const register = [header, ...rows].join('\r\n');

describe('reading CSV', () => {
  it.each(['utf-8', 'latin1', 'windows-1252', 'cp850', 'macintosh', 'utf-16le', 'utf-16be', 'utf-16'])(
    'detects the encoding %s',
    async (encoding) => {
      const { facilities } = await readSource(register, { encoding, country: 'AR' });
      expect(facilities.map(({ name, street }) => [name, street])).toEqual([
        ['Clínica del Niño', 'Ñandú 12'],
        ['Hospital San José', 'Perú 340'],
      ]);
    },
  );

  it('removes a byte order mark before the first column name', async () => {
    const { inspection } = await readSource(`\ufeff${register}`, { country: 'AR' });
    expect(inspection.columns[0]).toBe('Código');
  });

  it.each([',', ';', '\t', '|'])('detects the separator %j', async (separator) => {
    const { facilities, inspection } = await readSource(register.replaceAll(';', separator), { country: 'AR' });
    expect(inspection.format).toMatchObject({ separator });
    expect(facilities).toHaveLength(2);
  });

  it.each(['\n', '\r\n', '\r'])('accepts %j as a line ending', async (ending) => {
    const { facilities } = await readSource([header, ...rows].join(ending), { country: 'AR' });
    expect(facilities).toHaveLength(2);
  });

  it('finds the header below five lines of junk that contain separators and column names', async () => {
    const junk = [
      'Registro de Establecimientos de Salud',
      '',
      'Fecha de creación de la lista: 6 de mayo de 2020',
      '',
      'Filtros aplicados: Provincia: Córdoba; Localidad: todas; Dirección: todas; ',
    ];
    const { inspection, results } = await readSource([...junk, register].join('\n'), { country: 'AR' });
    expect(inspection.format).toMatchObject({ headerLine: 6 });
    expect(results.map(({ line }) => line)).toEqual([7, 8]);
  });

  it('keeps line breaks and separators inside quotes, and counts lines as an editor does', async () => {
    const quoted = [header, '1;"Clínica ""El Sol""\nAnexo; Norte";Córdoba;Río Cuarto;"Calle 1\nPiso 2";', rows[1]].join(
      '\n',
    );
    const { facilities, results } = await readSource(quoted, { country: 'AR' });
    expect(facilities[0]).toMatchObject({ name: 'Clínica "El Sol" Anexo; Norte', street: 'Calle 1 Piso 2' });
    expect(results.map(({ line }) => line)).toEqual([2, 5]);
  });

  it('stops an unclosed quote from swallowing the following rows', async () => {
    const stray = [
      header,
      '1;"Clínica del Sol;Córdoba;Río Cuarto;Ñandú 12;',
      ...rows.slice(1),
      '3;Sala "B;Córdoba;Oliva;;',
    ].join('\n');
    const { facilities, problems } = await readSource(stray, { country: 'AR' });
    expect(facilities.map(({ cityName }) => cityName)).toEqual(['Río Cuarto', 'Villa María', 'Oliva']);
    expect(problems).toContain('2 row text_repaired');
  });

  it('rejects a row with an extra cell by its line, and continues', async () => {
    const broken = [header, '1;Clínica; del Niño;Córdoba;Río Cuarto;Ñandú 12;0358', rows[1]].join('\n');
    const { facilities, results } = await readSource(broken, { country: 'AR' });
    expect(results[0]).toMatchObject({ kind: 'refused', problems: [{ line: 2, code: 'row_unreadable' }] });
    expect(facilities).toHaveLength(1);
  });

  it('treats missing trailing cells as empty and warns', async () => {
    const { facilities, problems } = await readSource([header, '1;Clínica del Niño;Córdoba', rows[1]].join('\n'), {
      country: 'AR',
    });
    expect(facilities).toHaveLength(2);
    expect(problems).toContain('2 row cells_mismatch');
  });

  it('repairs a file concatenated from two encodings', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${header}\n${rows[0]}\n${rows[0]?.replace('1;', '3;')}x\n`),
      Buffer.from(`${rows[1]}\n`, 'latin1'),
    ]);
    const { facilities } = await readSource(bytes, { country: 'AR' });
    expect(facilities.map(({ name }) => name)).toEqual(['Clínica del Niño', 'Clínica del Niño', 'Hospital San José']);
  });

  it('distinguishes two columns with the same name', async () => {
    const { inspection } = await readSource(
      'Código;Nombre;Nombre;Ciudad\n1;Clínica Sol;Sur;Oliva\n2;Clínica Luna;Norte;Oliva',
      { country: 'AR' },
    );
    expect(inspection.columns).toEqual(['Código', 'Nombre', 'Nombre (2)', 'Ciudad']);
  });
});

describe('files that cannot be imported', () => {
  it.each([
    ['', 'file_empty'],
    ['   \n\n', 'file_empty'],
    ['PK\u0003\u0004sheet', 'file_not_text'],
    ['%PDF-1.7 …', 'file_not_text'],
    ['<html><body>Listado</body></html>', 'format_unknown'],
    ['{"results": [1, 2]}', 'format_unknown'],
    ['Just a letter to somebody.\nIt has lines.\nAnd no table.', 'header_not_found'],
    ['edad;peso;talla\n12;40;150\n13;41;151', 'name_column_not_found'],
    ['codigo;nombre\n1;Clínica Sol\n2;Clínica Luna', 'country_unknown'],
  ])('%j is rejected as %s', async (text, code) => {
    await expect(readSource(text)).rejects.toMatchObject({ name: 'ImportSourceError', code });
  });
});
