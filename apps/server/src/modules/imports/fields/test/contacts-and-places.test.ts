import { describe, expect, it } from 'vitest';
import { readEmail, readWebsite } from '../contact-links.ts';
import { placeInCountry, readDegrees, readPointCell } from '../coordinates.ts';
import { readCountry } from '../country-names.ts';
import { readPhones } from '../phones.ts';
import { knownRegion } from '../regions.ts';

const e164 = (cell: string, country = 'AR'): (string | null)[] => readPhones(cell, country).map((phone) => phone.e164);

describe('phone numbers', () => {
  it.each([
    ['02477-434693/423743', ['+542477434693', '+542477423743']],
    ['(011) 4460-9000 / 9032', ['+541144609000', '+541144609032']],
    ['0261 - 4429950', ['+542614429950']],
    ['54 0261 5246300', ['+542615246300']],
    ['011-4653-4492 - 011-4653-4493', ['+541146534492', '+541146534493']],
    ['(0342) 457-9038 int 12', ['+543424579038']],
    ['0379 442-8381; +54 11 4746-4353', ['+543794428381', '+541147464353']],
    ['422-7454', [null]],
    ['null', []],
    ['s/n', []],
  ])('%s', (cell, numbers) => {
    expect(e164(cell)).toEqual(numbers);
  });

  it('keeps an incomplete number as written', () => {
    expect(readPhones('422-7454', 'AR')).toEqual([{ e164: null, original: '422-7454' }]);
  });

  it('parses numbers of other countries', () => {
    expect(e164('01 777 3112237 Y 3112238', 'MX')).toEqual(['+527773112237', '+527773112238']);
    expect(e164('(011)30696000', 'BR')).toEqual(['+551130696000']);
    expect(e164('6015960320', 'CO')).toEqual(['+576015960320']);
  });
});

describe('coordinates', () => {
  it.each([
    ['-34,558', -34.558],
    ['-34.558.399', -34.558399],
    ['34°33\'21"S', -(34 + 33 / 60 + 21 / 3600)],
    ['58.4 W', -58.4],
  ])('%s is %s degrees', (cell, degrees) => {
    expect(readDegrees(cell)).toBeCloseTo(degrees, 9);
  });

  it.each(['null', 'lejos', '', '12.3.x'])('%j is not a coordinate', (cell) => {
    expect(readDegrees(cell)).toBeNull();
  });

  it('reads a pair and well-known text (WKT) from one cell', () => {
    expect(readPointCell('(-34.6, -58.4)')).toEqual({ lat: -34.6, lon: -58.4 });
    expect(readPointCell('POINT (-58.4 -34.6)')).toEqual({ lat: -34.6, lon: -58.4 });
  });

  it.each([
    [-34.6, -58.4, 'kept'],
    [-58.4, -34.6, 'swapped'],
    [34.6, 58.4, 'repaired'],
    [-345583992, -584399287, 'repaired'],
    [6_150_000, 500_000, 'outside'],
    [19.4, -99.1, 'outside'],
    [0, 0, 'zero'],
  ])('%d, %d in Argentina is %s', (lat, lon, outcome) => {
    expect(placeInCountry({ lat, lon }, 'AR').outcome).toBe(outcome);
  });

  it('includes the waters and islands off the coast in the country', () => {
    expect(placeInCountry({ lat: -42.8, lon: -74.3 }, 'CL').outcome).toBe('kept');
  });
});

describe('country and region names', () => {
  it.each([
    ['México', 'MX'],
    ['Brasil', 'BR'],
    ['BRA', 'BR'],
    ['república dominicana', 'DO'],
    ['Atlantis', null],
  ])('%s is %s', (name, code) => {
    expect(readCountry(name)).toBe(code);
  });

  it.each([
    ['SP', 'BR', 'São Paulo'],
    ['SANTIAGO DEL ESTERO', 'AR', 'Santiago del Estero'],
    ['CABA', 'AR', 'Ciudad Autónoma de Buenos Aires'],
    ['Región del Maule', 'CL', 'Maule'],
    ['Nowhere', 'PE', null],
  ])('%s in %s is %s', (name, country, region) => {
    expect(knownRegion(name, country)).toBe(region);
  });
});

describe('email and web addresses', () => {
  it.each([
    ['Info@Clinica.com.AR; otra@x.com', 'info@clinica.com.ar'],
    ['info @clinica.com', 'info@clinica.com'],
    ['no tiene', null],
  ])('email in %j', (cell, email) => {
    expect(readEmail(cell)).toBe(email);
  });

  it.each([
    ['www.clinica.com.ar', 'http://www.clinica.com.ar'],
    ['https://clinica.example/sede?id=2', 'https://clinica.example/sede?id=2'],
    ['http:/clinica.example', 'http://clinica.example'],
    ['javascript:alert(1)', null],
    ['http://user:secret@clinica.example', null],
    ['ws', null],
  ])('web in %j', (cell, website) => {
    expect(readWebsite(cell)).toBe(website);
  });
});

describe('islands', () => {
  it.each([
    ['Galápagos', -0.9, -89.61, 'EC'],
    ['San Andrés', 12.58, -81.7, 'CO'],
    ['Fernando de Noronha', -3.84, -32.41, 'BR'],
    ['Roatán', 16.32, -86.53, 'HN'],
    ['Rapa Nui', -27.15, -109.43, 'CL'],
  ])('%s lies in its country', (_, lat, lon, country) => {
    expect(placeInCountry({ lat, lon }, country)).toMatchObject({ outcome: 'kept' });
  });
});
