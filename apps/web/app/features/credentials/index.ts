// Public API of the credentials feature.
export { CredentialLedger } from './admin/credential-ledger.tsx';
export { CredentialTrail } from './admin/credential-trail.tsx';
export { ClinicCredentials } from './own/credentials-page.tsx';
export { CredentialRows } from './own/credential-rows.tsx';
export { DueViews } from './upkeep/due-views.tsx';
export { useEvidence } from './upkeep/evidence-button.tsx';
export { KeptList } from './upkeep/kept-list.tsx';
export { isToRenew, standingOf } from './upkeep/kept-view.ts';
export { RenewAnyButton, RenewButton } from './upkeep/renew-button.tsx';
