import { describe, expect, it } from 'vitest';
import { ownPath, preferenceCookie, preferenceCookies, readPreferences } from '../preferences.ts';

describe('readPreferences', () => {
  it('reads its cookies among others', () => {
    expect(readPreferences('a=b; currency=MXN; theme=dark; home=CA')).toEqual({
      currency: 'MXN',
      theme: 'dark',
      home: 'CA',
    });
  });

  it.each([
    ['home=GB', undefined, 'GB', 'GBP'],
    ['', 'es-MX,es;q=0.9,en;q=0.8', 'MX', 'MXN'],
    ['home=PE', 'es-MX', 'PE', 'PEN'],
    ['currency=USD', 'pt-BR', 'BR', 'USD'],
    ['', 'en-AU', null, 'USD'],
    ['', 'es', null, 'USD'],
    ['home=toString', '*;q=9', null, 'USD'],
  ])('begins with the currency of the home country: %j, %j', (cookies, browser, home, currency) => {
    expect(readPreferences(cookies, browser)).toEqual({ theme: 'system', home, currency });
  });

  it.each([undefined, '', 'currency=XXX; theme=pink', 'currency=usd', 'theme="dark"', 'currency=<script>'])(
    'uses the defaults for %j',
    (header) => {
      expect(readPreferences(header)).toEqual({ currency: 'USD', theme: 'system', home: null });
    },
  );
});

describe('preferenceCookies', () => {
  it('brings the currency of a chosen home country, and ignores what is unknown', () => {
    const form = new FormData();
    form.set('home', 'CO');
    form.set('theme', 'pink');
    expect(preferenceCookies(form, false).map((cookie) => cookie.split(';')[0])).toEqual(['home=CO', 'currency=COP']);
  });
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
