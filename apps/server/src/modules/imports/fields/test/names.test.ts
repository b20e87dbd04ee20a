import { describe, expect, it } from 'vitest';
import { cleanText, saysNothing } from '../clean-text.ts';
import { facilityTypeOf } from '../facility-type.ts';
import { isGenericName, readableName } from '../readable-name.ts';

describe('readable case for names in capitals', () => {
  it.each([
    ['HOSPITAL DE LA MISERICORDIA', 'Hospital de la Misericordia'],
    ['A MANO SANATORIO PRIVADO 1.-', 'A Mano Sanatorio Privado 1'],
    ['HOSPITAL DR.JUAN B. ALBERDI S.R.L.', 'Hospital Dr. Juan B. Alberdi S.R.L.'],
    ['CENTRO DE SALUD Nº 15 "JUAN XXIII"', 'Centro de Salud Nº 15 "Juan XXIII"'],
    ['HOSPITAL GENERAL DE ZONA 24 IMSS', 'Hospital General de Zona 24 IMSS'],
    ['C.A.P.S. EL PALMAR II', 'C.A.P.S. El Palmar II'],
    ['CAPS N° 42 - UNIDAD SANITARIA', 'CAPS N° 42 - Unidad Sanitaria'],
    ['CMQR CENTRO MEDICO QUIRURGICO', 'CMQR Centro Médico Quirúrgico'],
    ["SANATORIO D'ANGELO", "Sanatorio D'Angelo"],
    ['CENTRO DE ATENCION(ADICCIONES)', 'Centro de Atención (Adicciones)'],
    ['clínica del sol', 'Clínica del Sol'],
    ['Hospital Dr. NOTTI y SAMIC', 'Hospital Dr. NOTTI y SAMIC'],
  ])('%s', (written, readable) => {
    expect(readableName(written, 'es')).toBe(readable);
  });

  it('uses Portuguese for Brazilian registries', () => {
    expect(readableName('UPA 24H SAO JOAO - ATENCAO BASICA', 'pt')).toBe('UPA 24H São João - Atenção Basica');
  });

  it('shortens overlong names', () => {
    const long = readableName(`HOSPITAL ${'DE LA FUNDACION '.repeat(20)}`, 'es');
    expect(long.length).toBeLessThanOrEqual(160);
    expect(long.endsWith('…')).toBe(true);
  });

  it.each([
    ['Centro de Salud Municipal', true],
    ['Sala de Primeros Auxilios', true],
    ['Hospital San Roque', false],
    ['CAPS 12', false],
  ])('"%s" is generic: %s', (name, generic) => {
    expect(isGenericName(name)).toBe(generic);
  });
});

describe('cleaning text', () => {
  it.each([
    ['ClÃ­nica MarÃ\u00ada', 'Clínica María'],
    ['NiÃ±o JesÃºs', 'Niño Jesús'],
    ['HOSPITAL &quot;SAN JOS&Eacute;&quot;', 'HOSPITAL "SAN JOSÉ"'],
  ])('%j becomes %j', (written, clean) => {
    expect(cleanText(written)).toMatchObject({ text: clean, repaired: true });
  });

  it('removes invisible characters', () => {
    expect(cleanText('  Sala\u00a0\u200b  Norte\u0007 ').text).toBe('Sala Norte');
  });

  it('restores the letters of regions and large cities', () => {
    expect(cleanText('San Luis Potos\ufffd')).toMatchObject({ text: 'San Luis Potosí', damaged: false });
    expect(cleanText('YUCAT?N').text).toBe('YUCATÁN');
    expect(cleanText('M\ufffdrida').text).toBe('Mérida');
  });

  it('keeps real letters and reports lost ones', () => {
    expect(cleanText('SÃO PAULO').text).toBe('SÃO PAULO');
    expect(cleanText('CL?PILCO SUR')).toMatchObject({ text: 'CL?PILCO SUR', damaged: true });
  });

  it.each(['null', 'NULL', 'S/D', 'sin datos', '-', '--', 'N/A', ' ', 'No aplica', 'Não informado', '...'])(
    '%j is empty',
    (cell) => {
      expect(saysNothing(cell)).toBe(true);
    },
  );

  it.each(['0', 'No', 'Nadia', 'S/N', 'X-Ray'])('%j is not empty', (cell) => {
    expect(saysNothing(cell)).toBe(false);
  });
});

describe('the facility type', () => {
  it.each([
    ['Laboratorio Central', 'clinic', 'laboratory'],
    ['Clínica Odontológica Sur', 'hospital', 'dental_clinic'],
    ['Instituto de Diagnóstico por Imágenes', '', 'diagnostic_centre'],
    ['Consultorio Dr. Paz', 'doctors', 'medical_office'],
    ['Centro de Salud Oeste', 'hospital', 'clinic'],
    ['Instituto del Sur', 'Establecimiento con internación general', 'hospital'],
    ['San Juan de Dios', 'hospital', 'hospital'],
    ['Hogar Geriátrico Los Tilos', '', 'other'],
    ['Algo', '', 'other'],
  ])('%s listed as "%s" is %s', (name, typology, type) => {
    expect(facilityTypeOf(name, typology)).toBe(type);
  });
});
