import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { makeGuide, rule, source } from '../testing/make-guide.ts';
import { CityNote } from '../ui/city-note.tsx';
import { CityPage } from '../ui/city-page.tsx';

const guide = makeGuide();
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');

describe('the guide to a city', () => {
  const text = words(renderPage(<CityPage guide={guide} rides={null} />, { path: '/cities/bogota' }));

  it('gives a fact we read its source and the day', () => {
    expect(text).toContain('about 2,640 m above sea level. Source: IDEAM . Read on Nov 23, 2026.');
  });

  it('never names a source for what we have not read, and says once what that means', () => {
    expect(text).toContain('Two rainier seasons. Check with: IDEAM');
    expect(text).toContain('The city has buses. Emergency number');
    expect(text.split('general knowledge that we have not checked')).toHaveLength(2);
    expect(text.match(/Source:/g)).toHaveLength(2);
    expect(text.match(/Read on/g)).toHaveLength(2);
  });

  it('says to ask where no rule is known', () => {
    expect(text).toContain(
      'United States passport No visa · up to 90 days Source: IDEAM . Read on Nov 23, 2026. Travel advice',
    );
    expect(text).toContain('Brazilian passport Check with the consulate Travel advice: IDEAM');
  });

  it('says it once where no passport has a known rule, with the advice of each government', () => {
    const ask = {
      ...guide.entry,
      rules: (['US', 'BR'] as const).map((passport) => ({ ...rule, passport, need: 'ask' as const })),
    };
    const asked = words(renderPage(<CityPage guide={{ ...guide, entry: ask }} rides={null} />));
    expect(asked).not.toContain('Check with the consulate');
    expect(asked.split('We have not checked the visa rules')).toHaveLength(2);
    expect(asked).toContain('United States passport: IDEAM Brazilian passport: IDEAM');
  });

  it('is announced on other pages, with the altitude only where it matters', () => {
    expect(words(renderPage(<CityNote guide={guide} />))).toContain('Bogotá is about 2,640 m');
    expect(
      words(renderPage(<CityNote guide={{ ...guide, altitude: { meters: 1500, source, more: null } }} />)),
    ).not.toContain('1,500');
  });
});
