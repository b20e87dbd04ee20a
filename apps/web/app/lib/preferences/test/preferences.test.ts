import { describe, expect, it } from 'vitest';
import { ownPath, preferenceCookie, readPreferences } from '../preferences.ts';

describe('readPreferences', () => {
  it('reads the two cookies among others', () => {
    expect(readPreferences('a=b; currency=MXN; theme=dark')).toEqual({ currency: 'MXN', theme: 'dark' });
  });

  it.each([undefined, '', 'currency=XXX; theme=pink', 'currency=usd', 'theme="dark"', 'currency=<script>'])(
    'uses the defaults for %j',
    (header) => {
      expect(readPreferences(header)).toEqual({ currency: 'USD', theme: 'system' });
    },
  );
});

describe('preferenceCookie', () => {
  it('lasts a year, everywhere on the site, and is secure over https', () => {
    expect(preferenceCookie('theme', 'dark', true)).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    expect(preferenceCookie('currency', 'BRL', false)).not.toContain('Secure');
  });
});

describe('ownPath', () => {
  it('keeps our own path with query and fragment', () => {
    expect(ownPath('/es/treatments?q=rodilla#list')).toBe('/es/treatments?q=rodilla#list');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '',
    null,
    '/\t/evil.example',
    `/${'a'.repeat(5000)}`,
  ])('replaces %j with the home page', (value) => {
    expect(ownPath(value)).toBe('/');
  });

  it('never starts with two slashes, however it is written', () => {
    expect(ownPath('/.//evil.example')).toBe('/evil.example');
  });
});
