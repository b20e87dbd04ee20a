import { describe, expect, it } from 'vitest';
import { localeOfPath, localPath, plainPath } from '../locale.ts';

describe('the language of a path', () => {
  it.each([
    ['/', 'en', '/'],
    ['/treatments', 'en', '/treatments'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/pt/treatments/lasik', 'pt', '/treatments/lasik'],
    ['/essential', 'en', '/essential'],
    ['/pt-br', 'en', '/pt-br'],
  ])('%s is %s without prefix %s', (path, locale, plain) => {
    expect(localeOfPath(path)).toBe(locale);
    expect(plainPath(path)).toBe(plain);
  });

  it.each([
    ['en', '/treatments?page=2', '/treatments?page=2'],
    ['es', '/', '/es'],
    ['es', '/?q=a', '/es?q=a'],
    ['pt', '/treatments?page=2#list', '/pt/treatments?page=2#list'],
  ] as const)('in %s the page %s has the path %s', (locale, path, address) => {
    expect(localPath(locale, path)).toBe(address);
  });

  it('rejects a path without leading slash, which would be relative', () => {
    expect(() => localPath('es', 'treatments')).toThrow('starts with a slash');
  });
});
