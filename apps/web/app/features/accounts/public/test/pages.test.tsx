import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { AuthFrame } from '../ui/auth-frame.tsx';
import { ForgotPage } from '../ui/forgot-page.tsx';
import { LoginPage } from '../ui/login-page.tsx';
import { PasswordStrength } from '../../passwords/password-strength.tsx';
import { ResetPage } from '../ui/reset-page.tsx';
import { SignupPage } from '../ui/signup-page.tsx';
import { VerifyPage } from '../ui/verify-page.tsx';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const LOCALES = ['en', 'es', 'pt'] as const;
const countries = [{ value: 'CL', label: 'Chile' }];
const PAGES: Record<string, ReactNode> = {
  '/login': <LoginPage />,
  '/signup': <SignupPage countries={countries} />,
  '/forgot-password': <ForgotPage />,
  '/reset-password': <ResetPage />,
  '/verify-email': <VerifyPage />,
};

describe.each(Object.entries(PAGES))('%s', (path, page) => {
  it.each(LOCALES)('renders at once in %s: one heading, a title, noindex', (locale) => {
    const html = renderPage(<AuthFrame>{page}</AuthFrame>, { locale, path });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<title>\S/);
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain('<noscript>');
    for (const link of ['/privacy', '/terms', '/contact'])
      expect(html).toContain(`href="${locale === 'en' ? '' : `/${locale}`}${link}"`);
  });
});

describe('sign-in', () => {
  const login = (site: object = {}) => renderPage(<LoginPage />, { path: '/login', ...site });

  it('supports password managers and never puts a password into the URL', () => {
    expect(login()).toContain('autoComplete="username"');
    expect(login()).toContain('autoComplete="current-password"');
    expect(login()).toMatch(/<form [^>]*method="post"/);
    expect(login()).toMatch(/<button class="btn btn-primary[^>]* disabled/);
  });

  it('explains that the session expired, and keeps the return address', () => {
    const html = login({ locale: 'es', search: '?reason=session_expired&returnUrl=%2Fes%2Fpackages' });
    expect(html).toContain('Se cerró su sesión');
    for (const to of ['signup', 'forgot-password'])
      expect(html).toContain(`href="/es/${to}?returnUrl=%2Fes%2Fpackages"`);
    expect(login()).not.toContain('You were signed out');
  });

  it('offers sign-in without an account in the demo only', () => {
    expect(login({ demo: true })).toContain('Enter as a patient');
    expect(login()).not.toContain('Enter as a patient');
  });
});

it('sign-up asks for each consent separately and preselects none', () => {
  const html = renderPage(<SignupPage countries={countries} />, { locale: 'pt', path: '/signup' });
  for (const name of ['accept_terms', 'consents.health_data', 'consents.news'])
    expect(html).toContain(`name="${name}"`);
  expect(html).not.toMatch(/checked/);
  for (const token of ['given-name', 'family-name', 'email', 'new-password', 'country'])
    expect(html).toContain(`autoComplete="${token}"`);
  expect(html).toContain('href="/pt/terms"');
});

describe('email link', () => {
  const search = `?token=${TOKEN}`;

  it('to reset the password asks for a new one and explains the effect on other devices', () => {
    const html = renderPage(<ResetPage />, { path: '/reset-password', search });
    expect(html).toContain('Saving signs you out on all other devices.');
    expect(html).toContain('autoComplete="new-password"');
  });

  it('from an operator greets the user', () => {
    const html = renderPage(<ResetPage />, { path: '/reset-password', search: `?welcome=1&token=${TOKEN}` });
    expect(html).toContain('Welcome! Choose your password');
    expect(html).not.toContain('signs you out on all other devices');
  });

  it('is confirmed by a script in the browser, not by opening the link', () => {
    const html = renderPage(<VerifyPage />, { locale: 'pt', path: '/verify-email', search });
    expect(html).toContain('Confirmando seu e-mail…');
    expect(html).toContain('role="status"');
  });

  it.each(['', '?token=', '?token=too-short', '?token=<script>'])(
    'without a valid token (%s) offers a new one',
    (broken) => {
      for (const page of [<ResetPage key="reset" />, <VerifyPage key="verify" />]) {
        const html = renderPage(page, { search: broken });
        expect(html).toContain('This link is incomplete');
        expect(html).toContain('Send a new link');
      }
    },
  );
});

describe('password strength', () => {
  it.each([
    ['', ''],
    ['corta', 'Too short'],
    ['aaaaaaaaaaaa', 'Repeating one character'],
    ['quiero delgado', 'Don’t use your name or email'],
    ['once upon a t', 'Fair'],
    ['cuatro palabras muy propias', 'Strong'],
  ])('%s: %s', (password, verdict) => {
    const html = renderPage(<PasswordStrength password={password} owner={{ lastName: 'Delgado Ruiz' }} />);
    expect(/role="status">([^<]*)</.exec(html)?.[1]).toContain(verdict);
  });

  it('keeps the missing-character count out of screen reader announcements', () => {
    const html = renderPage(<PasswordStrength password="ocho let" owner={{}} />, { locale: 'es' });
    expect(html).toMatch(/role="status">Demasiado corta<\/span><span class="num">faltan 4 caracteres/);
  });
});
