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
  it.each(LOCALES)('stands at once in %s: one heading, a title, nothing for search engines', (locale) => {
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

describe('the sign-in', () => {
  const login = (site: object = {}) => renderPage(<LoginPage />, { path: '/login', ...site });

  it('lets managers of passwords help, and never puts a password into the address', () => {
    expect(login()).toContain('autoComplete="username"');
    expect(login()).toContain('autoComplete="current-password"');
    expect(login()).toMatch(/<form [^>]*method="post"/);
    expect(login()).toMatch(/<button class="btn btn-primary[^>]* disabled/);
  });

  it('explains that a session ended, and takes the way back along', () => {
    const html = login({ locale: 'es', search: '?reason=session_expired&returnUrl=%2Fes%2Fpackages' });
    expect(html).toContain('Se cerró su sesión');
    for (const to of ['signup', 'forgot-password'])
      expect(html).toContain(`href="/es/${to}?returnUrl=%2Fes%2Fpackages"`);
    expect(login()).not.toContain('You were signed out');
  });

  it('has a way in without an account in a demonstration only', () => {
    expect(login({ demo: true })).toContain('Enter as a patient');
    expect(login()).not.toContain('Enter as a patient');
  });
});

it('the sign-up asks for each consent by itself and ticks none', () => {
  const html = renderPage(<SignupPage countries={countries} />, { locale: 'pt', path: '/signup' });
  for (const name of ['accept_terms', 'consents.health_data', 'consents.news'])
    expect(html).toContain(`name="${name}"`);
  expect(html).not.toMatch(/checked/);
  for (const token of ['given-name', 'family-name', 'email', 'new-password', 'country'])
    expect(html).toContain(`autoComplete="${token}"`);
  expect(html).toContain('href="/pt/terms"');
});

describe('a link of a mail', () => {
  const search = `?token=${TOKEN}`;

  it('to a new password asks for it and says what it does to other devices', () => {
    const html = renderPage(<ResetPage />, { path: '/reset-password', search });
    expect(html).toContain('Saving signs out all your other devices.');
    expect(html).toContain('autoComplete="new-password"');
  });

  it('that an operator handed over greets its person', () => {
    const html = renderPage(<ResetPage />, { path: '/reset-password', search: `?welcome=1&token=${TOKEN}` });
    expect(html).toContain('Welcome. Choose your password.');
    expect(html).not.toContain('signs out all your other devices');
  });

  it('is confirmed by the browser, not by whoever opens the address', () => {
    const html = renderPage(<VerifyPage />, { locale: 'pt', path: '/verify-email', search });
    expect(html).toContain('Confirmando o seu e-mail…');
    expect(html).toContain('role="status"');
  });

  it.each(['', '?token=', '?token=too-short', '?token=<script>'])(
    'without a sound token (%s) offers a new one',
    (broken) => {
      for (const page of [<ResetPage key="reset" />, <VerifyPage key="verify" />]) {
        const html = renderPage(page, { search: broken });
        expect(html).toContain('Something is missing in this address.');
        expect(html).toContain('Send a new link');
      }
    },
  );
});

describe('the strength of a password', () => {
  it.each([
    ['', ''],
    ['corta', 'Too short'],
    ['aaaaaaaaaaaa', 'One character again and again'],
    ['quiero delgado', 'Leave your name and your address out of it'],
    ['once upon a t', 'Good enough'],
    ['cuatro palabras muy propias', 'Strong'],
  ])('%s: %s', (password, verdict) => {
    const html = renderPage(<PasswordStrength password={password} owner={{ lastName: 'Delgado Ruiz' }} />);
    expect(/role="status">([^<]*)</.exec(html)?.[1]).toContain(verdict);
  });

  it('counts what is missing outside of what is read out', () => {
    const html = renderPage(<PasswordStrength password="ocho let" owner={{}} />, { locale: 'es' });
    expect(html).toMatch(/role="status">Demasiado corta<\/span><span class="num">faltan 4 caracteres/);
  });
});
