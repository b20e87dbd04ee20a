import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRow } from '../documents/document.ts';
import { likenessTo } from '../matching/name-likeness.ts';
import { ProviderWords } from '../matching/provider-words.ts';
import { allOf, anyOf, type QueryNode, word } from '../matching/query.ts';
import { provider, providers } from './sample-documents.ts';

function put(words: ProviderWords, document: ReturnType<typeof provider>): void {
  const {
    ref,
    words: text,
    name_key: nameKey,
    name_words: nameWords,
    weight,
    country,
    label,
    detail,
  } = toRow(document);
  words.put({ key: ref, words: text, nameKey, nameWords, weight, country, label, detail });
}

function wordsOf(...documents: ReturnType<typeof provider>[]): ProviderWords {
  const words = new ProviderWords();
  for (const document of documents) put(words, document);
  return words;
}

const found = (words: ProviderWords, query: QueryNode) =>
  (query ? words.matching(query) : []).map((row) => words.keyOf(row)).toSorted();

describe('the index of provider words', () => {
  const words = wordsOf(...providers);

  it.each([
    ['a word', word('roque'), ['san-roque', 'san-roque-norte']],
    ['all words', allOf([word('roque'), word('norte')]), ['san-roque-norte']],
    ['any word', anyOf([word('zenith'), word('consalud')]), ['consalud', 'zenith']],
    ['the beginning of a word', word('zen', { prefix: true }), ['zenith']],
    ['a word in the name only', word('medellin', { fields: 'AB' }), ['medellin-care']],
    ['a tag', word('treatment:dental-implant'), ['zenith']],
    ['nothing', word('xylophone'), []],
  ])('finds by %s', (_what, query, refs) => {
    expect(found(words, query)).toEqual(refs);
  });

  it('returns words one or two typos away, with their document counts', () => {
    expect(words.near('rque', 1)).toEqual([['roque', 2]]);
    expect(words.near('odontolgoa', 2)).toEqual([['odontologia', 1]]);
    expect(words.near('rque', 0)).toEqual([]);
  });

  it('ignores the previous words of a changed document', () => {
    const changing = wordsOf(provider('one', 'Clínica Aurora'));
    put(changing, provider('one', 'Clínica Brisa'));
    expect(found(changing, word('aurora'))).toEqual([]);
    expect(found(changing, word('brisa'))).toEqual(['one']);
    expect(changing.size).toBe(1);
  });
});

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 9, maxLength: 14 });
/** One typo at a position: 0 missing, 1 added, 2 wrong. */
const mistype = (text: string, at: number, kind: number) =>
  text.slice(0, at) + (kind === 0 ? '' : 'z') + text.slice(kind === 1 ? at : at + 1);

it('finds a word with any two typos', () => {
  fc.assert(
    fc.property(letters, fc.nat(8), fc.nat(8), fc.nat(2), fc.nat(2), (text, first, second, one, other) => {
      const words = wordsOf(provider('one', text));
      const near = words.near(mistype(mistype(text, first, one), second, other), 2).map(([term]) => term);
      expect(near).toContain(text);
    }),
    { numRuns: 200 },
  );
});

describe('likenessTo', () => {
  it('is 1 for the same name, 0 for unrelated names, and otherwise matches pg_trgm', () => {
    const like = likenessTo('clinica aurora');
    expect(like('clinica aurora')).toBe(1);
    expect(like('xyz')).toBe(0);
    expect(like('clinica aurea')).toBeCloseTo(0.6111, 3);
  });
});
