import { describe, expect, it } from 'vitest';
import { isPublicCall } from '../public-calls.ts';

const WITHOUT_TOKEN = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/auth/resend-verification',
  '/auth/demo-login',
  '/auth/refresh',
  '/provider/register',
  '/provider/login',
  '/auth/confirm-email-change',
  '/treatments',
  '/treatments/rhinoplasty/prices',
  '/treatment-packages/0198',
  '/providers',
  '/providers/clinic/reviews',
  '/providers/clinic/availability',
  '/locations',
  '/search/suggest',
  '/provider-types',
  '/currencies',
  '/cost-estimates',
  '/stats/public',
  '/contact-requests',
  '/directory-claims',
  '/invitations/validate/abc',
  '/support/articles/how-prices-work',
  '/support/emergency-numbers',
  '/invitations/accept-with-signup',
  '/invitations/decline',
];
const WITH_TOKEN = [
  '/support/tickets',
  '/notifications/unread-count',
  '/auth/me',
  '/auth/logout',
  '/auth/change-password',
  '/auth/login/other',
  '/provider/profile',
  '/provider/login/other',
  '/provider/register/1',
  '/provider/applications',
  '/provider/applications/1',
  '/providers/dashboard',
  '/providers/dashboard/overview',
  '/providers/clinic/packages',
  '/providers/clinic/packages/1',
  '/providers/clinic/settings',
  '/providers/clinic/staff',
  '/bookings/my',
  // The public form sends it from the server, without a session; people with an account list theirs.
  '/consultation-requests',
  '/consultation-requests/1/withdraw',
  '/treatments-admin',
  '/searches',
  '/stats',
  '/platform/users',
  '/invitations/accept',
];

describe('isPublicCall', () => {
  it.each(WITHOUT_TOKEN)('sends %s without a token', (path) => expect(isPublicCall(path)).toBe(true));
  it.each(WITH_TOKEN)('sends %s with it', (path) => expect(isPublicCall(path)).toBe(false));
});
