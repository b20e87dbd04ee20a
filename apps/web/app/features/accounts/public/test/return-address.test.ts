import { describe, expect, it } from 'vitest';
import { returnAddress, withReturn } from '../return-address.ts';

const search = (address: string) => `?${new URLSearchParams({ returnUrl: address })}`;

describe('return address', () => {
  it.each(['/es/packages?country=CR', '/providers/clinica-sol?package=1#credentials', '/profile'])(
    '%s is accepted',
    (address) => {
      expect(returnAddress(search(address))).toBe(address);
      expect(returnAddress(withReturn('/signup', search(address)).slice('/signup'.length))).toBe(address);
    },
  );

  it.each([
    '',
    '/',
    '//evil.example',
    'https://evil.example',
    '/\\evil',
    'javascript:alert(1)',
    '/login',
    '/es/signup?x=1',
    '/pt/verify-email',
  ])('%s is rejected', (address) => {
    expect(returnAddress(search(address))).toBeNull();
    expect(withReturn('/login', search(address))).toBe('/login');
  });
});
