import { LOCALES } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { createGlossary } from '../../../src/platform/translation/glossary.ts';
import { protect } from '../../../src/platform/translation/protect.ts';
import { parseGlossary, readGlossary } from '../read-glossary.ts';

const glossary = createGlossary(readGlossary);
const targets = (text: string, from: (typeof LOCALES)[number], to: (typeof LOCALES)[number]) =>
  protect(text, glossary(from, to)).pieces.map(({ target }) => target);

describe('the glossary', () => {
  it('translates terms of the field both ways, in the case they are written in', () => {
    expect(targets('You are fit to fly after the drain removal.', 'en', 'es')).toEqual([
      'apto para volar',
      'retiro del drenaje',
    ]);
    expect(targets('Faja de compresión y medias de compresión', 'es', 'pt')).toEqual([
      'Malha de compressão',
      'meias de compressão',
    ]);
    expect(targets('A malha de compressão e os documentos da alta', 'pt', 'en')).toEqual([
      'compression garment',
      'discharge papers',
    ]);
  });

  it('takes the longest term, and only whole words', () => {
    expect(targets('Your fit-to-fly letter', 'en', 'es')).toEqual(['certificado de aptitud para volar']);
    expect(targets('The deposits and a deposited amount', 'en', 'es')).toEqual([]);
  });

  it('leaves words alone that mean something else as well', () => {
    expect(targets('The deposit is due', 'en', 'pt')).toEqual(['sinal']);
    expect(targets('Há algum sinal de infecção?', 'pt', 'en')).toEqual([]);
  });

  it('never mixes up left and right', () => {
    expect(targets('The left knee, not the right knee', 'en', 'es')).toEqual(['rodilla izquierda', 'rodilla derecha']);
    expect(targets('Dói o ouvido direito', 'pt', 'en')).toEqual(['right ear']);
  });

  it('knows the treatments of the catalog by names of several words', () => {
    expect(targets('a total knee replacement', 'en', 'es')).toEqual(['reemplazo total de rodilla']);
    const single = readGlossary().flatMap(({ recognized }) => LOCALES.flatMap((locale) => recognized[locale]));
    expect(single).not.toContain('Rhinoplasty');
  });

  it('keeps abbreviations in capitals', () => {
    expect(targets('Resonancia magnética', 'es', 'en')).toEqual(['MRI scan']);
  });

  it.each([
    [
      'a form of two terms',
      [
        { en: ['a b'], es: ['x y'], pt: ['x y'] },
        { en: ['A B'], es: ['z z'], pt: ['z z'] },
      ],
      /“A B” twice in en/,
    ],
    ['a language left out', [{ en: ['a b'], es: ['x y'] }], /pt/],
    ['an empty form', [{ en: [' '], es: ['x y'], pt: ['x y'] }], /en/],
    ['an unknown field', [{ en: ['a b'], es: ['x y'], pt: ['x y'], fr: ['z z'] }], /fr/],
  ])('refuses %s', (_what, terms, message) => {
    expect(() => parseGlossary(JSON.stringify(terms))).toThrow(message);
  });
});
