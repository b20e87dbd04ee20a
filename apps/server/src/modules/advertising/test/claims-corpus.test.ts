import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../../data/advertising/read-advertising.ts';
import { findClaims } from '../claims/find-claims.ts';

const CORPUS = { tuning: readCorpus('tuning.json'), 'held-out': readCorpus('held-out.json') };

describe.each(Object.entries(CORPUS))('the %s half of the corpus', (_half, entries) => {
  it.each(entries.map((entry) => [entry.id, entry] as const))('judges %s as a person does', (_id, entry) => {
    const { country, language, text, facts = {}, approved = [], rules } = entry;
    const found = findClaims({ country, texts: [{ path: 'text', language, text }], facts: { ...facts, approved } });
    expect(
      [...new Set(found.map(({ rule }) => rule))].sort(),
      JSON.stringify(found.map(({ rule, excerpt }) => [rule, excerpt])),
    ).toEqual([...rules].sort());
    for (const { from, to, excerpt } of found) expect(text.slice(from, to)).toBe(excerpt);
  });
});

describe('the corpus', () => {
  const all = Object.values(CORPUS).flat();
  const countOf = (language: string, isBad: boolean) =>
    all.filter((entry) => entry.language === language && entry.rules.length > 0 === isBad).length;

  it('has 60 good and 60 bad texts in three languages and many countries, each once', () => {
    expect(all.filter(({ rules }) => !rules.length)).toHaveLength(60);
    expect(all.filter(({ rules }) => rules.length)).toHaveLength(60);
    for (const language of ['en', 'es', 'pt'])
      expect(Math.min(countOf(language, true), countOf(language, false))).toBeGreaterThan(15);
    expect(new Set(all.map(({ country }) => country)).size).toBeGreaterThanOrEqual(9);
    expect(new Set(all.map(({ text }) => text)).size).toBe(120);
  });
});
