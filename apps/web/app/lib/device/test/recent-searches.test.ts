import { describe, expect, it } from 'vitest';
import {
  isPrivate,
  type Recent,
  readRecent,
  RECENT_KEY,
  withoutSearch,
  withSearch,
  writeRecent,
} from '../recent-searches.ts';

const NONE: Recent = { off: false, searches: [] };
const search = (q: string, country = '') => ({ q, country });
const read = (content: string) => readRecent(() => ({ getItem: () => content, setItem: () => undefined }));

describe('recent searches', () => {
  it('keeps eight, newest first, deduplicated ignoring accents', () => {
    const nine = Array.from({ length: 9 }, (_none, index) => search(`search ${index}`)).reduce(withSearch, NONE);
    expect(nine.searches.map(({ q }) => q)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((index) => `search ${index}`));
    const again = withSearch(withSearch(NONE, search('implante Medellín')), search('IMPLANTE MEDELLIN '));
    expect(again.searches).toEqual([search('IMPLANTE MEDELLIN')]);
    expect(withSearch(again, search('implante Medellín', 'CO')).searches).toHaveLength(2);
  });

  it.each([
    'depression',
    'Depresión posparto',
    'ansiedade',
    'terapia de pareja',
    'psicólogo Bogotá',
    'psychiatrist',
    'salud mental',
    'suicidio',
    'addiction rehab',
    'dependência química',
  ])('does not keep “%s”', (q) => {
    expect(withSearch(NONE, search(q))).toBe(NONE);
  });

  it.each(['dental implant', 'implante dental', 'continental', 'bypass', 'rinoplastia'])('keeps “%s”', (q) => {
    expect(isPrivate(q)).toBe(false);
    expect(withSearch(NONE, search(q)).searches).toEqual([search(q)]);
  });

  it('stores nothing while turned off, and nothing empty', () => {
    const off = { off: true, searches: [] };
    expect(withSearch(off, search('implant'))).toBe(off);
    expect(withSearch(NONE, search('   '))).toBe(NONE);
  });

  it('deletes one search', () => {
    const two = withSearch(withSearch(NONE, search('a')), search('a', 'MX'));
    expect(withoutSearch(two, search('a')).searches).toEqual([search('a', 'MX')]);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"version":9}',
    '{"version":1,"searches":"a"}',
    '{"version":1,"searches":[null,3,{"q":""}]}',
  ])('treats %j as empty', (content) => {
    expect(read(content)).toEqual(NONE);
  });

  it('drops an invalid country and does not fail if the browser denies storage', () => {
    expect(read('{"version":1,"searches":[{"q":"knee","country":"<b>"}]}').searches).toEqual([search('knee')]);
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(readRecent(refuse)).toEqual(NONE);
    expect(() => writeRecent(refuse, NONE)).not.toThrow();
    expect(RECENT_KEY).toMatch(/^travesia\./);
  });
});
