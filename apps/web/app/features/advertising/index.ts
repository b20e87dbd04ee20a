// Public API of advertising, for editors of clinics' texts.
export { ClaimsNotice } from './claims/claims-notice.tsx';
