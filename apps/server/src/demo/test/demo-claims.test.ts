import { LOCALES } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { findClaims } from '../../modules/advertising/index.ts';
import { demo } from './demo-under-test.ts';

const RESTRICTED = 'stem-cell-orthopedic';

describe('texts of the demo’s clinics and packages', () => {
  it('claim nothing that rules on advertising forbid', () => {
    const countries = new Map(demo.providers.map(({ id, country }) => [id, country]));
    const texts = [
      ...demo.providers.map(({ country, slug, description }) => ({ country, slug, text: description })),
      ...demo.packages
        .filter(({ treatment }) => treatment !== RESTRICTED)
        .map(({ id, provider_id: provider, description }) => ({
          country: countries.get(provider) ?? '',
          slug: id,
          text: description,
        })),
    ];
    const found = texts.flatMap(({ country, slug, text }) =>
      findClaims({
        country,
        texts: LOCALES.map((language) => ({ path: slug, language, text: text[language] })),
        facts: { director_number: 'CRM 1', specialty_number: 'RQE 1' },
      }).filter(({ severity }) => severity === 'blocks'),
    );
    expect(found.map(({ path, rule, excerpt }) => [path, rule, excerpt])).toEqual([]);
  });
});
