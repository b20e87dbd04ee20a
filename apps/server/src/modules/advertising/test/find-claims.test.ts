import type { Locale } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../../data/advertising/read-advertising.ts';
import { findClaims, missingFacts } from '../claims/find-claims.ts';

const claimsIn = (text: string, { country = 'MX', language = 'en' as Locale, facts = {} } = {}) =>
  findClaims({ country, texts: [{ path: 'text', language, text }], facts });
const rulesIn = (text: string, language: Locale = 'en', country = 'MX') => [
  ...new Set(claimsIn(text, { language, country }).map(({ rule }) => rule)),
];

describe('a claim', () => {
  it.each<[string, Locale, string]>([
    ['No other clinic has guaranteed results like ours.', 'en', 'guaranteed_results'],
    ['Results you will love, guaranteed!', 'en', 'guaranteed_results'],
    ['GUARANTEED   RESULTS', 'en', 'guaranteed_results'],
    ['Satisfacción 100% garantizada.', 'es', 'guaranteed_results'],
    ['Sin duda alguna, resultados garantizados.', 'es', 'guaranteed_results'],
    ['Não só é indolor, como é rápido.', 'pt', 'painless'],
    ['Why not choose the best surgeon in Mexico?', 'en', 'superlative'],
    ['Our team is simply the best.', 'en', 'superlative'],
    ['Somos los mejores.', 'es', 'superlative'],
    ['It is not expensive, and it is 100 % safe.', 'en', 'absolute_safety'],
    ['“Painless!” say our patients.', 'en', 'painless'],
    ['We never rush you: results guaranteed.', 'en', 'guaranteed_results'],
    ['Consulta sin costo y resultados garantizados', 'es', 'guaranteed_results'],
  ])('is found in %j', (text, language, rule) => {
    expect(rulesIn(text, language)).toContain(rule);
  });

  it.each<[string, Locale]>([
    ['Results are not guaranteed.', 'en'],
    ['Nobody honest would promise you perfect results.', 'en'],
    ['If a clinic says that surgery is painless or risk-free, ask for its complication rate.', 'en'],
    ['It would be wrong to say that this is risk-free; it isn’t without risk.', 'en'],
    ['Los resultados no están garantizados.', 'es'],
    ['¿Los resultados están garantizados? No. Dependen de su cicatrización.', 'es'],
    ['Nem sempre o resultado é o esperado, e não há procedimento sem riscos.', 'pt'],
    ['Evite quem promete resultados garantidos.', 'pt'],
  ])('is not found in %j', (text, language) => {
    expect(claimsIn(text, { language })).toEqual([]);
  });

  it('is marked in the text as written, with accents and characters outside the basic plane before it', () => {
    const text = '😀 ¡Atención! Cirugía totalmente segura.';
    const [claim] = claimsIn(text, { language: 'es' });
    expect(claim && text.slice(claim.from, claim.to)).toBe('totalmente segura');
    expect(claim?.excerpt).toBe('totalmente segura');
  });

  it('weighs more in some countries, and has texts in three languages and a source', () => {
    const text = 'Crowns from only $199';
    const severityIn = (country: string) => claimsIn(text, { country })[0]?.severity;
    expect([severityIn('MX'), severityIn('CO')]).toEqual(['warns', 'blocks']);
    const [claim] = claimsIn(text);
    expect(Object.keys(claim?.message ?? {})).toEqual(['en', 'es', 'pt']);
    expect(claim?.source.label).not.toBe('');
  });

  it('about an approved treatment may name it, never its results', () => {
    const facts = { approved: ['stem-cell-orthopedic'] };
    expect(claimsIn('Stem cell injection for the knee', { facts })).toEqual([]);
    expect(claimsIn('Stem cells regenerate your knee', { facts })).toMatchObject([{ rule: 'stem_cell_outcome' }]);
  });

  it('is judged in a few milliseconds for a whole page of text', () => {
    const texts = readCorpus('tuning.json').map(({ id, language, text }) => ({
      path: id,
      language,
      text: text.repeat(20),
    }));
    expect(findClaims({ country: 'BR', texts }).length).toBeGreaterThan(100);
    // Repeated characters that a careless pattern would try again and again.
    expect(claimsIn(`${'the best '.repeat(1000)}${'a'.repeat(1000)}`)).toEqual([]);
  });
});

describe('what a clinic has to state', () => {
  it('depends on its country, and is missing until it is stated', () => {
    const missing = (country: string, facts = {}) => missingFacts(country, facts, 'en').map(({ path }) => path);
    expect(missing('MX')).toEqual(['facts.permit_number']);
    expect(missing('BR', { director_name: 'Lia Prado', director_number: ' ' })).toEqual(['facts.director_number']);
    expect(missing('CL')).toEqual([]);
  });
});
