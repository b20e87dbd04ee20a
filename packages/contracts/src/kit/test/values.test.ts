import { describe, expect, it } from 'vitest';
import { defineEvent } from '../event.ts';
import { CountryCode, DateOnly, Id, Instant, Slug } from '../id.ts';
import { Locale, Localized } from '../locale.ts';
import { LOCALES } from '../locales.ts';
import { z } from 'zod';

describe.each([
  ['Id', Id, ['0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10'], ['', '1', '0198c0de7a5e7d2a9c3e2f1b6a4d8e10', "' or 1=1"]],
  [
    'Slug',
    Slug,
    ['a', 'dental-implant-single', 'all-on-4'],
    ['', 'Dental', 'a--b', '-a', 'a-', 'a b', 'ñandú', '../a', 'x'.repeat(121)],
  ],
  ['CountryCode', CountryCode, ['CO', 'MX'], ['co', 'COL', 'C', 'C1', 'CO\n']],
  [
    'DateOnly',
    DateOnly,
    ['2026-11-20', '2028-02-29'],
    ['2026-11-31', '2027-02-29', '2026-1-2', '2026-11-20T00:00:00Z'],
  ],
  [
    'Instant',
    Instant,
    ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00.123Z'],
    ['2026-11-20', '2026-11-20T12:00:00+02:00', '2026-11-20T25:00:00Z'],
  ],
  ['Locale', Locale, LOCALES, ['EN', 'fr', 'es-MX', '']],
] as const)('%s', (_name, schema, good, bad) => {
  it.each(good)('takes %j', (value) => expect(schema.parse(value)).toBe(value));
  it.each(bad)('refuses %j', (value) => expect(schema.safeParse(value).success).toBe(false));
});

describe('Localized', () => {
  it('requires all languages', () => {
    expect(Localized.safeParse({ en: 'a', es: 'b', pt: 'c' }).success).toBe(true);
    expect(Localized.safeParse({ en: 'a', es: 'b' }).success).toBe(false);
  });
});

describe('defineEvent', () => {
  it('keeps what was declared', () => {
    const event = defineEvent({
      name: 'directory.imported.v1',
      description: 'A register was imported.',
      payload: z.object({ source: z.string() }),
    });
    expect(event.name).toBe('directory.imported.v1');
    expect(event.payload.parse({ source: 'x', more: 1 })).toEqual({ source: 'x' });
  });
});
