/** Calls of the product that are made without a token: these paths exactly. */
const PUBLIC = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/auth/resend-verification',
  '/auth/demo-login',
  '/auth/refresh',
  '/auth/confirm-email-change',
];
/** The same for these paths and all below them. */
const PUBLIC_WITH_ALL_BELOW = [
  '/treatments',
  '/treatment-packages',
  '/providers',
  '/locations',
  '/search',
  '/provider-types',
  '/currencies',
  '/cost-estimates',
  '/stats/public',
  '/consultation-requests',
  '/contact-requests',
  '/directory-claims',
];
/** Of a clinic's own side: the token always goes with these, though some lie below a public path. */
const PROVIDER_SIDE =
  /^\/provider\/|^\/providers\/dashboard(\/|$)|^\/providers\/[^/]+\/(packages|settings|staff)(\/|$)/;

/** Whether a call is made without a token; `path` is under /api/v1 and has its parameters filled in. */
export const isPublicCall = (path: string): boolean =>
  !PROVIDER_SIDE.test(path) &&
  (PUBLIC.includes(path) || PUBLIC_WITH_ALL_BELOW.some((open) => path === open || path.startsWith(`${open}/`)));
