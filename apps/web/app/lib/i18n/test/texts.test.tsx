import { describe, expect, it } from 'vitest';
import { renderPage } from '../../site/testing/render-page.tsx';
import { defineTexts, formatText } from '../texts.ts';
import { translator, useTexts } from '../use-texts.tsx';

const texts = defineTexts({
  en: {
    title: 'It’s here',
    count: '{count, plural, one {# clinic} other {# clinics}}',
    rules: 'Read <link>the rules</link>, {name}.',
  },
  es: {
    title: 'Está aquí',
    count: '{count, plural, one {# clínica} other {# clínicas}}',
    rules: 'Lee <link>las reglas</link>, {name}.',
  },
  pt: {
    title: 'Está aqui',
    count: '{count, plural, one {# clínica} other {# clínicas}}',
    rules: 'Leia <link>as regras</link>, {name}.',
  },
});

describe('texts', () => {
  it('fill in placeholders by the language’s rules', () => {
    expect(formatText(texts, 'en', 'count', { count: 1 })).toBe('1 clinic');
    expect(formatText(texts, 'en', 'count', { count: 1200 })).toBe('1,200 clinics');
    expect(formatText(texts, 'pt', 'count', { count: 1200 })).toBe('1.200 clínicas');
    expect(formatText(texts, 'pt', 'count', { count: 0 })).toBe('0 clínica');
  });

  it('follow the page’s language in components', () => {
    const Title = () => <h1>{useTexts(texts)('title')}</h1>;
    expect(renderPage(<Title />, { locale: 'es' })).toBe('<h1>Está aquí</h1>');
  });

  it('put elements inside sentences and escape user text', () => {
    const t = translator(texts, 'en');
    const html = renderPage(<p>{t.rich('rules', { link: <a href="/rules">x</a> }, { name: '<b>Rosa</b>' })}</p>);
    expect(html).toBe('<p>Read <a href="/rules">the rules</a>, &lt;b&gt;Rosa&lt;/b&gt;.</p>');
  });

  it('throw if a placeholder has no value, so that no page shows {count}', () => {
    expect(() => formatText(texts, 'en', 'count')).toThrow('"count" was not provided');
  });

  it('must have all English keys in every language to compile', () => {
    // @ts-expect-error Portuguese lacks `b`
    const lacking = defineTexts({ en: { a: '', b: 'B' }, es: { a: '', b: 'B' }, pt: { a: '' } });
    expect(() => formatText(lacking, 'pt', 'b')).toThrow('no text b in pt');
  });
});
