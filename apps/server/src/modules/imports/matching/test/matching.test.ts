import { describe, expect, it } from 'vitest';
import { createMatchIndex } from '../match-index.ts';
import type { MatchableFacility } from '../matchable.ts';
import { nameTokens } from '../name-profile.ts';
import { tokenLikeness } from '../token-likeness.ts';

let nextKey = 0;

function facility(name: string, more: Partial<MatchableFacility> = {}): MatchableFacility {
  nextKey += 1;
  return {
    key: `f${nextKey}`,
    registers: [`source${nextKey}`],
    idFromSource: true,
    name,
    otherNames: [],
    countryCode: 'AR',
    region: 'Córdoba',
    cityName: 'Oliva',
    district: null,
    street: null,
    postalCode: null,
    phones: [],
    lat: -32.04,
    lon: -63.56,
    ...more,
  };
}

/** Latitude in degrees, the given number of meters to the north. */
const metres = (north: number): number => -32.04 + north / 111_200;
const phone = (e164: string): MatchableFacility['phones'] => [{ e164, original: e164 }];
const decide = (a: MatchableFacility, b: MatchableFacility): string => createMatchIndex().compare(a, b).decision;

describe('the same facility in two sources', () => {
  it.each([
    ['HOSPITAL DR. JOSÉ M. GOMENDIO', 'Hospital Municipal José María Gomendio'],
    ['Sanatorio Modelo Nuestra Señora de la Merced', 'Hospital Privado Ntra. Sra. de la Merced S.A.'],
    ['C.A.P.S. N° 012 San Cayetano', 'Centro de Atención Primaria de la Salud 12 San Cayetano'],
    ['Sanatorio Botti SRL', 'Sanatorio Boti S.R.L.'],
    ['Clínica Coo Cre Ser', 'Clinica Coocreser'],
    ['Centro de Salud Villa Itatí II', 'Unidad Sanitaria Villa Itatí 2'],
    ['Centro de Salud N° 47 Barrio Toba', 'CAPS 47 Comunidad Qom'],
    ['Hospital de Oliva', 'Hospital Provincial Oliva'],
    ['Hospital das Clínicas da Universidade Federal de Minas Gerais', 'Hospital das Clínicas da UFMG'],
    ['Laboratório Sabin Asa Sul', 'Sabin Medicina Diagnóstica Asa Sul'],
    ['E.S.E. Hospital San Rafael', 'Empresa Social del Estado Hospital San Rafael'],
    ['S.A.M.Co. Laguna Paiva', 'SAMCO Laguna Paiva'],
    ['Sanatorio Fátima', 'Sanatorio Fátima y Laboratorio'],
    ['SAPU Los Quillayes', 'Servicio de Atención Primaria de Urgencia Los Quillayes'],
  ])('"%s" and "%s", 100 m apart', (a, b) => {
    expect(decide(facility(a), facility(b, { lat: metres(100) }))).toBe('same');
  });

  it.each([
    ['Centro de Salud Padre Mugica', 'Unidad Sanitaria Padre Mujica'],
    ['Clínica Nuestra Señora del Rosario', 'Clínica Ntra. Señora del Rosario'],
    ['Residencia Geriátrica Los Aromos', 'Geriátrico Los Aromos'],
  ])('"%s" and "%s" at the same address, kilometers apart', (a, b) => {
    const street = 'Belgrano 1420';
    expect(decide(facility(a, { street }), facility(b, { street, lat: metres(2000) }))).toBe('same');
  });

  it('is recognized as the hospital of its town next door, whatever one of the names adds', () => {
    const named = facility('Hospital Área Programa Oliva José Cibanal', { street: 'España 551' });
    expect(
      decide(named, facility('Hospital Área Programa Oliva', { street: 'República Española 551', lat: metres(20) })),
    ).toBe('same');
    // A town has several health centers.
    expect(
      decide(facility('Centro de Salud'), facility('Centro de Salud Municipal de Oliva', { lat: metres(400) })),
    ).not.toBe('same');
  });

  it.each([
    ['a former name', 'CAPS Elvio Yorio - Ex Ceferino', 'Centro de Salud Ceferino', {}],
    ['w for gu', 'Centro de Salud Gwenda Williams', 'Centro de Salud Guenda Williams', {}],
    ['other parts of a long name', 'Hospital Corina Sánchez de Bustamante', 'Hospital Corina Adela Bustamante', {}],
    ['what Santa Fe calls its hospitals', 'SAMCO Oliva', 'Hospital', { street: 'Mitre 120' }],
    ['another word for primary care', 'Puesto Sanitario de Oliva', 'CAPS Oliva', {}],
    ['a number of the province', 'C.A.P.S. 171 Miguel Manzano', 'Centro de Salud Nº 171', { lat: metres(900) }],
    ['a changed type', 'Hospital Enrique Acerbo', 'Centro de Salud Enrique Acerbo', {}],
  ])('%s: "%s" and "%s" are one', (_, a, b, more) => {
    expect(decide(facility(a, more), facility(b, { lat: metres(30), ...more }))).toBe('same');
  });

  it('is recognized at the same rural address, which registers locate roughly', () => {
    const place = { cityName: 'Paraje La Mora', postalCode: '3705', street: 'Paraje La Mora - Zona Rural' };
    const listed = facility('Centro de Salud La Mora', { ...place, cityName: 'Castelli' });
    expect(decide(listed, facility('Centro De Salud La Mora', { ...place, lat: metres(25_000) }))).toBe('same');
    const other = { ...place, street: 'Zona rural', lat: metres(25_000) };
    expect(decide(listed, facility('Centro De Salud La Mora', other))).not.toBe('same');
  });

  it('is recognized by phone and town when the registers place it differently', () => {
    const one = facility('Dispensario Médico Municipal', { phones: phone('+543564450100'), street: 'General Alvear' });
    expect(
      decide(
        one,
        facility('Dispensario Municipal Oliva', {
          phones: phone('+543564450100'),
          street: 'General Alvear 99',
          lat: metres(34_000),
        }),
      ),
    ).toBe('same');
  });

  it('is recognized by initials at the same address', () => {
    const a = facility('IMAC', { street: 'Lavalle 536' });
    expect(decide(a, facility('Imágenes de Alta Complejidad S.R.L.', { street: 'Lavalle Nº 536' }))).toBe('same');
  });

  it('is recognized by phone and address if coordinates are missing or wrong', () => {
    const a = facility('Hospital Eva Perón', { lat: null, lon: null, phones: phone('+543534901603') });
    expect(decide(a, facility('Hospital Municipal Eva Perón', { phones: phone('+543534901603') }))).toBe('same');
    const b = facility('Dispensario Villa Ciudad', { street: 'Los Pinos 120', cityName: null });
    expect(
      decide(b, facility('Dispensario Villa Ciudad', { street: 'Calle Los Pinos Nº 120', lat: metres(9000) })),
    ).toBe('same');
  });

  it('is explained in verifiable words', () => {
    const index = createMatchIndex();
    const known = facility('Hospital San Roque', { phones: phone('+543534901603') });
    index.add(known);
    const [match] = index.findMatches(
      facility('HOSPITAL SAN ROQUE', { lat: metres(80), phones: phone('+543534901603') }),
    );
    expect(match).toMatchObject({
      key: known.key,
      decision: 'same',
      reason: 'same phone, 80 m apart, names 1.00 alike',
    });
    expect(match?.score).toBeGreaterThan(0.9);
  });
});

describe('places and addresses', () => {
  it('spellings of a town that sound alike are one town, and are found', () => {
    const index = createMatchIndex();
    const known = facility('Dispensario Bouwer', { cityName: 'Bouwer', street: 'Libertador San Martín 90' });
    index.add(known);
    const other = facility('Dispensario Bower', { cityName: 'Bower', street: 'San Martín 90', lat: metres(1500) });
    expect(index.findMatches(other)).toMatchObject([{ key: known.key, decision: 'same' }]);
  });

  it('"1750/57" contains the number 1757', () => {
    const one = facility('Hospital Houssay', { street: 'Hipólito Yrigoyen 1757' });
    expect(
      createMatchIndex().compare(one, facility('Hospital Houssay', { street: 'H. Yrigoyen 1750/57' })).reason,
    ).toContain('same address');
  });
});

describe('similar but different facilities', () => {
  it.each([
    ['numbers that differ', 'CAPS 12', 'CAPS 13'],
    ['Roman numbers that differ', 'Centro de Salud Villa Itatí I', 'Centro de Salud Villa Itatí II'],
    ['opposite directions', 'Sala Barrio Norte', 'Sala Barrio Sur'],
    ['opposite directions in Portuguese', 'UPA Zona Sul', 'UPA Zona Leste'],
    ['a direction and the center', 'Consultorio Similares Centro', 'Consultorio Similares Norte'],
    ['two levels of care', 'CESFAM Carol Urzúa', 'SAPU Carol Urzúa'],
  ])('%s: "%s" and "%s" are different, even at one address', (_, a, b) => {
    const street = 'Mitre 10';
    expect(decide(facility(a, { street }), facility(b, { street }))).toBe('different');
  });

  it.each([
    ['a part and its whole', 'Sanatorio Urquiza', 'Consultorios Externos del Sanatorio Urquiza'],
    ['another speciality in the same house', 'Hospital Zonal Cura', 'Centro Cardiológico Oliva'],
    ['a service and its house', 'Clínica Colonial', 'Clínica Colonial Centro de Diálisis'],
    ['a service that leads the name', 'Clínica Cura', 'Farmacia Clínica Cura'],
    ['two doctors of one family', 'Consultorio Dr. Juan Pérez', 'Consultorio Dra. Ana Pérez'],
    ['two doctors of one name', 'Consultorio Dr. García', 'Consultorio Dra. García Lagos'],
  ])('%s: "%s" and "%s" are not merged', (_, a, b) => {
    const shared = { street: 'Rivadavia 4057', phones: phone('+542284440800') };
    expect(decide(facility(a, shared), facility(b, shared))).not.toBe('same');
  });

  it('generic names are merged only at the same place', () => {
    const generic = facility('Centro de Salud');
    expect(decide(generic, facility('Centro de Salud', { lat: metres(40) }))).toBe('same');
    expect(decide(generic, facility('Centro de Salud', { lat: metres(600) }))).not.toBe('same');
  });

  it('branches of one name and phone in two streets are not merged', () => {
    const phones = phone('+541142146000');
    const one = facility('Diaverum Sede Mármol', { phones, street: 'Bynnon 3084' });
    expect(decide(one, facility('Diaverum Sede Lomas', { phones, street: 'Meeks 610', lat: metres(5200) }))).not.toBe(
      'same',
    );
  });

  it('branches on one avenue are not merged when the house numbers differ as much as the distance', () => {
    const one = facility('Farmacias Similares', { street: 'Avenida Juárez 1200' });
    const other = { street: 'Avenida Juárez 2300' };
    expect(decide(one, facility('Farmacias Similares', { ...other, lat: metres(950) }))).not.toBe('same');
    expect(decide(one, facility('Farmacias Similares', { ...other, lat: metres(20) }))).toBe('same');
  });

  it('another phone and another numbered street keep a center and its clinic apart', () => {
    const one = facility('Clínica Alemana', { street: 'Senador Estébanez 645', phones: phone('+56452201201') });
    const other = { street: 'Avenida Alemania 980', phones: phone('+56452201700'), lat: metres(900) };
    expect(decide(one, facility('Centro Médico Clínica Alemana', other))).not.toBe('same');
  });

  it('a shared city name doesn’t merge two hospitals', () => {
    const a = facility('Hospital Italiano de Oliva', { street: 'Mitre 1' });
    expect(decide(a, facility('Hospital Privado de Oliva', { lat: metres(700), street: 'Alem 9' }))).not.toBe('same');
  });

  it('equal names in different cities without coordinates stay separate', () => {
    const nowhere = { lat: null, lon: null };
    const a = facility('Hospital San Roque', nowhere);
    expect(decide(a, facility('Hospital San Roque', { ...nowhere, cityName: 'Esquina', region: 'Corrientes' }))).toBe(
      'different',
    );
  });

  it('a phone shared by many facilities proves nothing', () => {
    const index = createMatchIndex();
    const phones = phone('+543534900000');
    const dispensaries = Array.from({ length: 8 }, (_, at) =>
      facility(`Dispensario ${['Alto', 'Mota', 'Rey', 'Paz', 'Luz', 'Sol', 'Mar', 'Pan'][at]}`, {
        phones,
        lat: metres(at * 2000),
      }),
    );
    for (const one of dispensaries) index.add(one);
    expect(
      index
        .findMatches(facility('Dispensario Cerro', { phones, lat: metres(9000) }))
        .filter(({ decision }) => decision === 'same'),
    ).toEqual([]);
  });

  it.each([
    ['other distinctive words', 'Ponto de Apoio dos Trezentos', 'Ponto de Apoio da Conceição'],
    ['another kind', 'Hospital San Lucas', 'Posta Sanitaria San Lucas'],
    ['a community center', 'CIC Oliva', 'Centro de Salud Nº 4 de Oliva'],
    ['an unknown kind', 'Albergue Belén', 'Hospital Belén'],
  ])('%s next door without the same phone or address: "%s" and "%s" are not merged', (_, a, b) => {
    expect(decide(facility(a), facility(b, { lat: metres(80) }))).not.toBe('same');
  });

  it('nothing is merged over more than 50 km, unless name, town and address say that a coordinate is wrong', () => {
    const shared = { phones: phone('+543534901603'), street: 'Mitre 120' };
    const far = { ...shared, lat: metres(60_000) };
    const one = facility('Hospital San Roque', shared);
    expect(decide(one, facility('Hospital San Roque', far))).toBe('same');
    expect(decide(one, facility('Hospital San Roque', { ...far, cityName: 'Bell Ville' }))).toBe('possible');
    expect(decide(one, facility('Hospital San Blas', far))).not.toBe('same');
    expect(decide(facility('Hospital San Roque'), facility('Hospital San Roque', { lat: metres(60_000) }))).toBe(
      'different',
    );
  });

  it('two codes of one register are never merged, however alike', () => {
    const inRegister = { registers: ['sisa'], street: 'Brown 1300', phones: phone('+543534901603') };
    expect(decide(facility('CAPS Trocha', inRegister), facility('CAPS Trocha', inRegister))).toBe('possible');
    const alsoInRegister = { ...inRegister, registers: ['osm', 'sisa'] };
    expect(decide(facility('CAPS Trocha', inRegister), facility('CAPS Trocha', alsoInRegister))).toBe('possible');
  });

  it('rows of a register without codes are merged only if name and place are the same', () => {
    const listed = { registers: ['list'], idFromSource: false, street: 'Brown 1300' };
    expect(decide(facility('CAPS Trocha', listed), facility('Sala Trocha', listed))).toBe('same');
    const elsewhere = { ...listed, street: null, lat: metres(2000) };
    expect(decide(facility('CAPS Trocha', listed), facility('Sala Trocha', elsewhere))).not.toBe('same');
  });
});

describe('the index', () => {
  it('finds the same as comparing all pairs, across cell borders and without coordinates', () => {
    const index = createMatchIndex();
    const hospital = facility('Hospital Regional Belascuain', { lat: -32.0401, lon: -63.5599 });
    const far = facility('Hospital Regional Belascuain', {
      cityName: 'Concepción',
      region: 'Tucumán',
      lat: -27.3,
      lon: -65.6,
    });
    index.add(hospital);
    index.add(far);
    const sought = facility('Hosp. Belascuain', { lat: -32.0399, lon: -63.5601 });
    expect(index.findMatches(sought).map(({ key }) => key)).toEqual([hospital.key]);
    expect(index.findMatches({ ...sought, lat: null, lon: null }).map(({ key }) => key)).toContain(hospital.key);
  });

  it('replaces a facility with the same key and never matches a facility with itself', () => {
    const index = createMatchIndex();
    const one = facility('Clínica Mayo');
    index.add(one);
    index.add({ ...one, name: 'Clínica Junio' });
    expect(index.size).toBe(1);
    expect(index.findMatches(one)).toEqual([]);
    expect(index.findMatches(facility('Clínica Mayo'))).toEqual([]);
    expect(index.findMatches(facility('Clínica Junio'))).toHaveLength(1);
  });

  it('keeps countries separate', () => {
    const index = createMatchIndex();
    index.add(facility('Clínica Mayo'));
    expect(index.findMatches(facility('Clínica Mayo', { countryCode: 'UY' }))).toEqual([]);
  });

  it('returns the same results whatever the insertion order', () => {
    const all = ['Sanatorio Norte', 'Sanatorio Norte SA', 'Sanatorio del Norte', 'Clínica Norte'].map((name, at) =>
      facility(name, { lat: metres(at * 60) }),
    );
    const answers = [all, [...all].reverse()].map((order) => {
      const index = createMatchIndex();
      for (const one of order) index.add(one);
      return all.map((one) => index.findMatches(one).map(({ key, score }) => [key, score]));
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('name tokens', () => {
  it('are the same whatever the spelling', () => {
    expect(nameTokens('C.A.P.S. N° 012 "Dr. Juan XXIII"')).toEqual(['caps', '12', 'doctor', 'juan', '23']);
    expect(nameTokens('Hosp. Gral. Ntra. Sra. de Luján')).toEqual([
      'hospital',
      'general',
      'nuestrasenora',
      'de',
      'lujan',
    ]);
  });

  it.each([
    ['gonzalez', 'gonsalez', true],
    ['lecumberri', 'lecumberry', true],
    ['juan', 'j', true],
    ['villa', 'villar', true],
    ['paz', 'pan', false],
    ['botti', 'boti', true],
    ['mitre', 'moreno', false],
  ])('%s and %s are alike: %s', (a, b, alike) => {
    expect(tokenLikeness(a, b) >= 0.8).toBe(alike);
  });
});
