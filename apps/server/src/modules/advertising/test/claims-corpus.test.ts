import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../../data/advertising/read-advertising.ts';
import { findClaims } from '../claims/find-claims.ts';

const CORPUS = { tuning: readCorpus('tuning.json') };

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
