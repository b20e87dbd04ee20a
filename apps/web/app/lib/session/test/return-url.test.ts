import { describe, expect, it } from 'vitest';
import { loginAddress, safeReturnUrl } from '../return-url.ts';

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\/\\/evil.example',
  '/\\/evil.example',
  '/a\\..\\..\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://evil.example/patient/dashboard',
  'http:evil.example',
  'ftp://evil.example',
  'evil.example',
  '@evil.example',
  '/@evil.example',
  '//own.invalid@evil.example',
  '//user:password@evil.example',
  'https://own.invalid@evil.example',
  'https://own.invalid.evil.example',
  'https://own.invalid',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/patient\r\nSet-Cookie: a=b',
  '/patient?x=%0d%0aSet-Cookie:%20a=b',
  '/%00/evil.example',
  '/%2f/evil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252f%252fevil.example',
  '/%25252fevil.example',
  '/%2525252525252fevil.example',
  '/%255cevil.example',
  '%2f%2fevil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e/%2fevil.example',
  '/\u2028/evil.example',
  '/\u202eelpmaxe.live',
  '/\u200b/evil.example',
  '/\ufeff//evil.example',
  '/%zz/evil.example',
  '/%c0%af/evil.example',
  '?next=//evil.example',
  '#//evil.example',
  './/evil.example',
  '../evil.example',
  '',
  ' ',
  `/${'a'.repeat(2048)}`,
  `/patient?x=${'/'.repeat(2048)}`,
  '/login',
  '/es/login?returnUrl=%2Flogin',
  '/pt/provider/login',
  '/login/',
];

const OWN = [
  '/',
  '/es',
  '/patient/dashboard',
  '/es/treatment-journeys/0198c0de?tab=tasks#today',
  '/messages/1?draft=hola%20doctora',
  '/search?q=100%25',
  '/find-care?q=ana%40example.com',
  '/find-care?next=//elsewhere',
  '/booking/payment?at=10:30',
  '/directory?city=S%C3%A3o%20Paulo',
];

describe('safeReturnUrl', () => {
  it.each(HOSTILE.map((raw) => [JSON.stringify(raw).slice(0, 60), raw]))('rejects %s', (_name, raw) => {
    expect(safeReturnUrl(raw)).toBe('/');
  });

  it.each(OWN)('keeps %s', (path) => expect(safeReturnUrl(path)).toBe(path));

  it('returns the home page for nothing', () => {
    expect(safeReturnUrl(null)).toBe('/');
    expect(safeReturnUrl(undefined)).toBe('/');
  });
});

describe('loginAddress', () => {
  it('remembers the origin and the reason, in the page’s language', () => {
    expect(loginAddress('en', '/messages?page=2', 'session_expired')).toBe(
      '/login?returnUrl=%2Fmessages%3Fpage%3D2&reason=session_expired',
    );
    expect(loginAddress('pt', '/pt/profile')).toBe('/pt/login?returnUrl=%2Fpt%2Fprofile');
  });

  it('remembers no invalid origin', () => {
    expect(loginAddress('es', '//evil.example')).toBe('/es/login');
    expect(loginAddress('en', '/login?returnUrl=%2F', 'session_expired')).toBe('/login?reason=session_expired');
  });
});
