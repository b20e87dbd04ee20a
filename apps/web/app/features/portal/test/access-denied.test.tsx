import type { User } from '@travesia/contracts/accounts';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { AccessDenied } from '../access-denied.tsx';

const person = (role: string) => ({ role }) as Pick<User, 'role'>;
const denied = (role: string, reason: 'role' | 'feature' | 'check') =>
  renderPage(<AccessDenied person={person(role)} reason={reason} />);

describe('access denied', () => {
  it.each([
    ['role', '<p>You don&#x27;t have permission to access this page.</p>'],
    [
      'feature',
      '<p>You don&#x27;t have permission to access this page. This feature may not be available for your account type or may be disabled.</p>',
    ],
    ['check', '<p>Failed to check feature access</p>'],
  ] as const)('says exactly why (%s)', (reason, text) => {
    expect(denied('patient', reason)).toContain(text);
  });

  it("names the role and links to the user's own dashboard", () => {
    const html = denied('patient', 'role');
    expect(html).toContain('You are signed in as Patient');
    expect(html).toMatch(/href="\/patient\/dashboard"[^>]*>Go to your dashboard</);
  });

  it('links an unknown role to the patient dashboard, and shows the role as received', () => {
    expect(denied('nurse', 'role')).toMatch(/href="\/patient\/dashboard"[^>]*>Go to your dashboard</);
    expect(denied('nurse', 'role')).toContain('You are signed in as nurse');
    expect(denied('organization', 'role')).toMatch(/href="\/organization\/dashboard"[^>]*>Go to your dashboard</);
  });

  it('offers visitors without a session to sign in', () => {
    const html = renderPage(<AccessDenied person={null} reason="role" />);
    expect(html).toContain('You are not signed in');
    expect(html).toMatch(/href="\/login"[^>]*>Sign In</);
    expect(html).not.toContain('dashboard');
  });

  it.each([
    ['patient', 'Patient'],
    ['provider', 'Clinic'],
    ['organization', 'Organization'],
    ['admin', 'Admin'],
  ])('calls the role %s %s', (role, name) => {
    expect(denied(role, 'role')).toContain(`You are signed in as ${name}<`);
  });

  it('offers to try again where that may help', () => {
    const again = <AccessDenied person={person('patient')} reason="check" onRetry={() => undefined} />;
    expect(renderPage(again)).toContain('Try again');
    expect(denied('patient', 'check')).not.toContain('Try again');
  });
});
