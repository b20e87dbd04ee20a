import { describe, expect, it } from 'vitest';
import { foldWords, tellingWords, tokenize } from '../words/fold.ts';
import { stem } from '../words/stem.ts';

describe('foldWords', () => {
  it.each([
    ['Clínica de Ojos «Santa Lucía»', 'clinica de ojos santa lucia'],
    ['C.A.P.S. 147 EL CEPILLO.-', 'caps 147 el cepillo'],
    ['Centro S. A.', 'centro sa'],
    ["D'Angelo", 'dangelo'],
    ['Centro de Salud Nº57', 'centro de salud 57'],
    ['Hospital N° 9', 'hospital 9'],
    ['nro. 3', '3'],
    ['lipo360', 'lipo 360'],
    ['São Paulo – İstanbul', 'sao paulo istanbul'],
    ['医院', '医院'],
    ['🦷 !&|():*<->', ''],
  ])('%s is %s', (text, words) => {
    expect(foldWords(text).join(' ')).toBe(words);
  });

  it('keeps at most 40 words of at most 40 characters', () => {
    const words = foldWords(`${'x'.repeat(500)} ${'a '.repeat(100)}`);
    expect(words).toHaveLength(40);
    expect(words[0]).toHaveLength(40);
  });
});

it('tokenize keeps the original spelling', () => {
  expect(tokenize('Medellín, ya')).toEqual([
    { word: 'medellin', raw: 'Medellín' },
    { word: 'ya', raw: 'ya' },
  ]);
});

it('tellingWords drops articles and single letters, unless nothing else is left', () => {
  expect(tellingWords(['hospital', 'de', 'la', 'b', 'paz'])).toEqual(['hospital', 'paz']);
  expect(tellingWords(['el', 'de'])).toEqual(['el', 'de']);
});

describe('stem', () => {
  it.each([
    ['implantes', 'implant'],
    ['dentales', 'dental'],
    ['gastrica', 'gastric'],
    ['operacoes', 'operacao'],
    ['narices', 'nariz'],
    ['surgeries', 'surgery'],
    ['four', '4'],
  ])('gives %s and %s the same stem', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it('keeps knee and bypass distinct from other words', () => {
    expect([stem('knee'), stem('bypass')]).toEqual(['knee', 'bypass']);
  });
});
