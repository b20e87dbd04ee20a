import { defineEndpoint, LOCALES } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProblemError } from '../../../problem-error.ts';
import { problemBody } from '../../problem-body.ts';
import { validateInput } from '../../validate-input.ts';
import { en, es, FAULT_KINDS, pt } from '../fault-words.ts';
import { languageOf } from '../language-of.ts';
import { sayFaults } from '../say-fault.ts';

const endpoint = defineEndpoint({
  name: 'changeThing',
  method: 'PUT',
  path: '/things',
  access: 'public',
  tag: 'test',
  summary: 'Change a thing',
  description: 'Changes it.',
  body: z.strictObject({
    name: z.string().min(2).max(5),
    mail: z.email(),
    site: z.url(),
    day: z.iso.date(),
    id: z.uuid(),
    kind: z.enum(['one', 'two']),
    count: z.int().min(1).max(9),
    tags: z.array(z.string()).min(1).max(2),
    slug: z.string().regex(/^[a-z]+$/),
    agreed: z.literal(true),
  }),
  response: z.object({}),
});
const good = {
  name: 'Ana',
  mail: 'ana@example.com',
  site: 'https://example.com',
  day: '2026-11-23',
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
  kind: 'one',
  count: 3,
  tags: ['a'],
  slug: 'abc',
  agreed: true,
};

/** The body of the refusal of a wrong input. */
function refusal(wrong: object, language: 'en' | 'es' | 'pt' = 'en') {
  try {
    validateInput(endpoint, { params: {}, query: {}, body: { ...good, ...wrong } });
  } catch (error) {
    if (error instanceof ProblemError) return problemBody(error.code, 'r', error.facts, language);
  }
  throw new Error('it was accepted');
}

describe('a rejected field', () => {
  it.each([
    [{ name: undefined }, 'Fill in this field.'],
    [{ name: '' }, 'Enter at least 2 characters.'],
    [{ name: 'too long a name' }, 'Enter at most 5 characters.'],
    [{ name: 7 }, 'This type of value isn’t accepted here.'],
    [{ mail: 'ana' }, 'Enter an email address, such as ana@example.com.'],
    [{ site: 'ana' }, 'Enter a web address, such as https://example.com.'],
    [{ day: '2026-02-30' }, 'Enter a valid date.'],
    [{ id: '7' }, 'This link isn’t valid. Check it.'],
    [{ kind: 'three' }, 'Choose one of the options.'],
    [{ kind: undefined }, 'Fill in this field.'],
    [{ count: 1.5 }, 'Enter a whole number.'],
    [{ count: 0 }, 'Enter 1 or more.'],
    [{ count: 10 }, 'Enter 9 or less.'],
    [{ tags: [] }, 'Choose at least 1.'],
    [{ tags: ['a', 'b', 'c'] }, 'Choose at most 2.'],
    [{ slug: 'A B' }, 'Check the format.'],
    [{ agreed: false }, 'Choose one of the options.'],
    [{ color: 'red' }, 'This can’t be changed here.'],
  ])('is explained in a sentence: %o', (wrong, sentence) => {
    const { error, fields } = refusal(wrong);
    expect(error).toBe(sentence);
    expect(fields).toMatchObject([{ message: sentence }]);
  });

  it.each([
    ['es', 'Hay 2 campos por corregir. El primero: Escriba al menos 2 caracteres.'],
    ['pt', 'Há 2 campos a corrigir. O primeiro: Digite pelo menos 2 caracteres.'],
  ] as const)('is explained in %s, with the number of others', (language, sentence) => {
    const { error, fields } = refusal({ name: '', mail: 'x' }, language);
    expect(error).toBe(sentence);
    expect(fields?.map(({ path, code }) => [path, code])).toEqual([
      ['body.name', 'too_small'],
      ['body.mail', 'invalid_format'],
    ]);
  });

  it('is never explained in machine words', () => {
    for (const wrong of Object.keys(good)) {
      const { error, fields } = refusal({ [wrong]: { odd: true } });
      expect([error, ...(fields ?? []).map(({ message }) => message)].join(' ')).not.toMatch(/body\.|expected \w+,|_/);
    }
  });
});

describe('the sentences', () => {
  it.each(FAULT_KINDS)('exist in every language for %s', (kind) => {
    const said = [en, es, pt].map(({ kinds }) => {
      const say = kinds[kind];
      return typeof say === 'string' ? say : say('3');
    });
    expect(new Set(said).size).toBe(LOCALES.length);
    for (const sentence of said) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÀ].*\.$/);
  });

  it('say something even of an unknown fault', () => {
    expect(sayFaults([{ path: 'body.x', code: 'odd', message: 'is odd' }], 'en')).toBe(
      'This isn’t valid. Correct it and try again.',
    );
    expect(sayFaults([], 'es')).toBe('Esto no es válido. Corríjalo e inténtelo de nuevo.');
  });
});

describe('the language of a call', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de-DE,de', 'en'],
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['fr, es-419;q=0.7, en;q=0.3', 'es'],
    ['en;q=0.2, es;q=0.9', 'es'],
    ['es;q=0, pt', 'pt'],
    ['*', 'en'],
  ] as const)('%s is %s', (header, language) => expect(languageOf(header)).toBe(language));
});
