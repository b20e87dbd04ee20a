import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedClock } from '../../clock.ts';
import { createTranslator } from '../create-translator.ts';
import { startTranslationServer, type TranslationServer } from '../testing/translation-server.ts';
import type { Asked, Term } from '../translator.ts';

const TERMS: readonly Term[] = [
  {
    recognized: { en: ['fit to fly'], es: ['apta para volar'], pt: ['liberada para voar'] },
    to: { en: 'fit to fly', es: 'apto para volar', pt: 'liberado para voar' },
  },
];
/** What operators are told. */
const warn = vi.fn<(what: object, message?: string) => void>();
const LONG = 'Nos alegra mucho que ya esté en casa y descansando.';
const REQUESTS = {
  deepl: {
    path: '/v2/translate',
    authorization: 'DeepL-Auth-Key the-key',
    source: undefined,
    target: 'PT-BR',
    body: { tag_handling: 'html' },
  },
  libretranslate: {
    path: '/translate',
    source: 'auto',
    target: 'pt',
    body: { format: 'html', api_key: 'the-key' },
  },
};
const asked = (text: string, more: Partial<Asked> = {}): Asked => ({ text, from: 'es', to: 'en', names: [], ...more });

describe.each(['libretranslate', 'deepl'] as const)('a translator by %s', (service) => {
  let server: TranslationServer;
  const clock = fixedClock('2026-11-28T10:00:00Z');
  const translator = () =>
    createTranslator(server.config, { readTerms: () => TERMS, clock, logger: { warn }, timeoutMs: 500 });
  beforeEach(async () => {
    warn.mockClear();
    server = await startTranslationServer(service);
  });
  afterEach(() => server.close());

  it('asks its service in its own words, with its key', async () => {
    await translator().translate(asked(LONG, { to: 'pt' }));
    expect(server.asked).toMatchObject([REQUESTS[service]]);
  });

  it('keeps lines, blanks and signs where they are', async () => {
    server.known.set('Primero la radiografía de tórax.', 'First the chest X-ray.');
    server.known.set(
      'Después, el alta &lt;b&gt;médica&lt;/b&gt; &amp; nada más.',
      'Then the discharge &lt;b&gt;paper&lt;/b&gt; &amp; nothing else.',
    );
    const done = await translator().translate(
      asked('  Primero la radiografía de tórax.\r\n\r\n\tDespués, el alta <b>médica</b> & nada más. \n---'),
    );
    expect(done).toEqual({
      kind: 'translated',
      from: 'es',
      text: '  First the chest X-ray.\r\n\r\n\tThen the discharge <b>paper</b> & nothing else. \n---',
    });
    expect(server.asked[0]?.html).toHaveLength(2);
  });

  it('replaces terms, and keeps names, links, amounts, doses and dates as they are', async () => {
    const done = await translator().translate(
      asked(
        'Rosa estará apta para volar el 12/03/2027: tome 500 mg, pague US$ 1,200.00 en https://a.example/x?y=1 o escriba a ana@b.example.',
        {
          names: ['Rosa'],
        },
      ),
    );
    const kept = [...(server.asked[0]?.html[0] ?? '').matchAll(/<code translate="no" id="k\d+">(.*?)<\/code>/g)];
    expect(kept.map(([, piece]) => piece)).toEqual([
      'Rosa',
      'fit to fly',
      '12/03/2027',
      '500 mg',
      'US$ 1,200.00',
      'https://a.example/x?y=1',
      'ana@b.example',
    ]);
    expect(done).toMatchObject({
      kind: 'translated',
      text: '[Rosa estará fit to fly el 12/03/2027: tome 500 mg, pague US$ 1,200.00 en https://a.example/x?y=1 o escriba a ana@b.example.]',
    });
  });

  it.each(['drops pieces', 'doubles pieces', 'changes figures'] as const)(
    'refuses a translation that %s',
    async (behavior) => {
      server.behavior = behavior;
      const done = await translator().translate(asked('Tome 500 mg por 30 días y descanse después de comer.'));
      expect(done).toEqual({ kind: 'not_translatable', from: 'es' });
    },
  );

  it('is not fooled by a text that looks like its own markup', async () => {
    const text = 'Tome 500 mg <code translate="no" id="k0">5 g</code> cada mañana con agua.';
    // DeepL leaves it encoded, so it is text. Of a service that decodes it there would be two of one piece.
    expect(await translator().translate(asked(text))).toEqual(
      service === 'deepl'
        ? { kind: 'translated', from: 'es', text: `[${text}]` }
        : { kind: 'not_translatable', from: 'es' },
    );
  });

  it('shows nothing for a text in the language asked for, whatever its writer’s language is said to be', async () => {
    server.detects = 'en';
    expect(await translator().translate(asked('I am at home and resting well today.'))).toEqual({
      kind: 'same_language',
      from: 'en',
    });
  });

  it('translates again with the terms of the language that it turns out to be', async () => {
    server.detects = 'pt';
    const done = await translator().translate(asked('A paciente está liberada para voar desde ontem.'));
    expect(done).toMatchObject({
      kind: 'translated',
      from: 'pt',
      text: expect.stringContaining('fit to fly') as string,
    });
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]?.source?.toLowerCase()).toBe('pt');
  });

  it('believes the writer’s language of a short text', async () => {
    await translator().translate(asked('Sí, claro.'));
    expect(server.asked[0]?.source?.toLowerCase()).toBe('es');
    expect(await translator().translate(asked('OK!', { to: 'es' }))).toEqual({ kind: 'same_language', from: 'es' });
    expect(await translator().translate(asked('👍 12:30'))).toEqual({ kind: 'same_language', from: 'es' });
    expect(server.asked).toHaveLength(1);
  });

  it('asks once more after a fault of the line', async () => {
    server.behavior = 'stumbles';
    expect((await translator().translate(asked(LONG))).kind).toBe('translated');
    expect(server.asked).toHaveLength(2);
  });

  it.each([
    ['fails', 2],
    ['cuts', 2],
    ['refuses', 1],
    ['redirects', 1],
    ['garbage', 1],
    ['fewer', 1],
    ['endless', 1],
    ['hangs', 1],
  ] as const)('is unavailable while its service %s', async (behavior, calls) => {
    server.behavior = behavior;
    await expect(translator().translate(asked(LONG))).rejects.toMatchObject({
      message: expect.not.stringContaining('casa') as string,
    });
    await expect(translator().translate(asked(LONG))).rejects.toThrow(/translation service/);
    expect(server.asked).toHaveLength(2 * calls);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('casa');
  });

  it('leaves its service alone after three faults, tries once after half a minute, and goes on when it answers', async () => {
    const one = translator();
    server.behavior = 'refuses';
    for (let fault = 0; fault < 3; fault++) await expect(one.translate(asked(LONG))).rejects.toThrow(/403/);
    await expect(one.translate(asked(LONG))).rejects.toThrow(/left alone/);
    expect([server.asked.length, one.faults()]).toEqual([3, 3]);
    clock.moveTo(new Date(clock.now().getTime() + 31_000).toISOString());
    server.behavior = 'translates';
    expect((await one.translate(asked(LONG))).kind).toBe('translated');
    expect((await one.translate(asked(LONG))).kind).toBe('translated');
    expect(one.faults()).toBe(0);
  });
});

it('LibreTranslate that is not sure of a language is told what the writer uses', async () => {
  const server = await startTranslationServer('libretranslate');
  server.detects = null;
  const one = createTranslator(server.config, {
    readTerms: () => TERMS,
    clock: fixedClock('2026-11-28T10:00:00Z'),
    logger: { warn },
  });
  expect(await one.translate(asked(LONG))).toMatchObject({ kind: 'translated', from: 'es' });
  expect(server.asked.map(({ source }) => source)).toEqual(['auto', 'es']);
  await server.close();
});
