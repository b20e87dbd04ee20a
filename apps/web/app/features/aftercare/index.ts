// Public API of aftercare.
export { ClaimsSection } from './claims/own/claims-section.tsx';
