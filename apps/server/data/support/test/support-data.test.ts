import { LOCALES } from '@travesia/contracts/kit';
import { EMERGENCY_COUNTRIES } from '@travesia/contracts/support';
import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../../catalog/read-catalog.ts';
import { readSupport } from '../read-support.ts';

const { articles, emergency } = readSupport();

describe('the help articles', () => {
  it('say the same in every language: as many parts, lines and links', () => {
    for (const { slug, texts } of articles)
      for (const language of LOCALES) {
        const shape = (text: (typeof texts)['en']) => ({
          links: text.links.map(({ path }) => path),
          sections: text.sections.map(({ heading, text: lines, items, ordered }) => [
            heading !== null,
            lines.length,
            items.length,
            ordered,
          ]),
        });
        expect(shape(texts[language]), `${slug} ${language}`).toEqual(shape(texts.en));
      }
  });

  it('are written for everybody who can sign in', () => {
    for (const audience of ['patient', 'provider', 'organization'] as const)
      expect(articles.filter((article) => article.audience.includes(audience)).length, audience).toBeGreaterThan(4);
  });
});

describe('the emergency numbers', () => {
  it('stand for every destination, as the catalogue has them', () => {
    const destinations = parseCatalog().countries.filter(({ destination }) => destination);
    expect(destinations.length).toBeGreaterThan(5);
    for (const { code, emergency_number: number } of destinations)
      expect(emergency.data.find(({ country }) => country === code)?.ambulance, code).toBe(number);
  });

  it('are of the countries that pages lay out before they arrive', () => {
    expect(emergency.data.map(({ country }) => country)).toEqual(EMERGENCY_COUNTRIES);
  });

  it('can be dialled, and each says where it was read', () => {
    for (const { country, ambulance, also, source } of emergency.data) {
      for (const number of [ambulance, ...also]) expect(number, country).toMatch(/^\d{3}$/);
      expect(URL.canParse(source.url), country).toBe(true);
    }
  });
});
