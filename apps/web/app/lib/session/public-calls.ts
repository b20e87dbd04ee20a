/** Calls made without a token: exactly these paths. */
const PUBLIC = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/auth/resend-verification',
  '/auth/demo-login',
  '/auth/refresh',
  '/auth/passkeys/sign-in',
  '/auth/passkeys/sign-in/options',
  '/invitations/accept-with-signup',
  '/invitations/decline',
  '/provider/register',
  '/provider/login',
  '/auth/confirm-email-change',
];
/** The same for these paths and everything below them. */
const PUBLIC_WITH_ALL_BELOW = [
  '/treatments',
  '/treatment-packages',
  '/providers',
  '/locations',
  '/city-guides',
  '/search',
  '/provider-types',
  '/currencies',
  '/cost-estimates',
  '/stats/public',
  '/contact-requests',
  '/directory-claims',
  '/invitations/validate',
  '/support/articles',
  '/support/emergency-numbers',
];
/** Clinic calls: these send the token unless listed above, though some are below a public path. */
const PROVIDER_SIDE =
  /^\/provider\/|^\/providers\/dashboard(\/|$)|^\/providers\/[^/]+\/(packages|settings|staff)(\/|$)/;

/** Whether a call is made without a token; `path` is under /api/v1, with parameters filled in. */
export const isPublicCall = (path: string): boolean =>
  PUBLIC.includes(path) ||
  (!PROVIDER_SIDE.test(path) && PUBLIC_WITH_ALL_BELOW.some((open) => path === open || path.startsWith(`${open}/`)));
