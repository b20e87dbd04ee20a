// Public API of advertising, for editors of clinics' texts.
export { ClaimsNotice } from './claims/claims-notice.tsx';
export { useClaims } from './claims/use-claims.ts';
