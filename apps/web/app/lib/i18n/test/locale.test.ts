import { describe, expect, it } from 'vitest';
import { localeOfPath, localPath, plainPath } from '../locale.ts';

describe('language of a path', () => {
  it.each([
    ['/', 'en', '/'],
    ['/treatments', 'en', '/treatments'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/pt/treatments/lasik', 'pt', '/treatments/lasik'],
    ['/essential', 'en', '/essential'],
    ['/pt-br', 'en', '/pt-br'],
  ])('%s is %s and stands for %s', (path, locale, plain) => {
    expect(localeOfPath(path)).toBe(locale);
    expect(plainPath(path)).toBe(plain);
  });

  it.each([
    ['en', '/treatments?page=2', '/treatments?page=2'],
    ['es', '/', '/es'],
    ['es', '/?q=a', '/es?q=a'],
    ['pt', '/treatments?page=2#list', '/pt/treatments?page=2#list'],
  ] as const)('in %s the page %s has the address %s', (locale, path, address) => {
    expect(localPath(locale, path)).toBe(address);
  });

  it('refuses a path without its slash, which would point somewhere relative', () => {
    expect(() => localPath('es', 'treatments')).toThrow('starts with a slash');
  });
});
