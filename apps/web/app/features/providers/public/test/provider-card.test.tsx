import { Why } from '@travesia/contracts/providers';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../lib/i18n/locale.ts';
import { translator } from '../../../../lib/i18n/use-texts.tsx';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { answerTime, whyText } from '../provider-view.ts';
import { makeListing, makeProvider } from '../testing/make-provider.ts';
import { providerTexts } from '../texts.ts';
import { ProviderCard } from '../ui/provider-card.tsx';

const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');

describe('ProviderCard', () => {
  it('shows a partner with rating and count, languages, response time, cheapest package and number of packages', () => {
    const html = renderPage(<ProviderCard provider={makeProvider()} />);
    const text = words(html);
    expect(html).toContain('href="/providers/clinica-dental-ceiba"');
    expect(html).toContain('href="/providers/clinica-dental-ceiba#credentials"');
    expect(text).toContain('Dental clinic in Medellín, Colombia');
    expect(text).toContain('4.6 out of 5 (87 reviews)');
    expect(text).toContain('Spanish, English, and Portuguese');
    expect(text).toContain('Replies in about 3 hours');
    expect(text).toContain('Packages from ≈ US$ 190 4 packages');
    expect(text).not.toContain('Demo');
  });

  it('quotes the newest review with its stars, author and day, in its own language', () => {
    const latest_review = {
      author: 'Renato F.',
      language: 'pt',
      treatment: null,
      stars: 2,
      text: 'Atendimento em português no balcão.',
      published_on: '2026-11-19',
      demo: true,
    };
    const html = renderPage(<ProviderCard provider={makeProvider({ latest_review })} />);
    expect(html).toContain('<blockquote lang="pt">“Atendimento em português no balcão.”</blockquote>');
    expect(words(html)).toContain('Renato F., Nov 19, 2026');
    expect(html).toContain('aria-label="2 of 5 stars"');
    expect(renderPage(<ProviderCard provider={makeProvider()} />)).not.toContain('blockquote');
  });

  it('shows a directory listing without price, rating or badge and says what it is', () => {
    const html = renderPage(<ProviderCard provider={makeListing()} />);
    expect(words(html)).toContain('Not verified, not a partner');
    expect(html).not.toMatch(/badge|rating|US\$|packages/);
  });
});

describe('answerTime', () => {
  it.each([
    [3, 'answers.minutes', 5],
    [41, 'answers.minutes', 45],
    [90, 'answers.hours', 2],
    [47 * 60, 'answers.hours', 47],
    [4000, 'answers.days', 3],
  ])('formats %i minutes as %s %i', (minutes, key, count) => {
    expect(answerTime(minutes)).toEqual({ key, count });
  });
});

describe('why a provider is in a list', () => {
  it('has a message for every code in every language', () => {
    for (const locale of LOCALES) {
      const sentences = Why.shape.code.options.map((code) => {
        const { key, value } = whyText({ code, value: 'Ceiba' }, (language) => language);
        return translator(providerTexts, locale)(key, { value });
      });
      for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });
});
