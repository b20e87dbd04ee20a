// Public API of the credentials feature.
export { CredentialLedger } from './admin/credential-ledger.tsx';
export { CredentialTrail } from './admin/credential-trail.tsx';
export { DueLine } from './own/due-line.tsx';
export { CredentialEnd } from './own/credential-end.tsx';
export { CredentialRows } from './own/credential-rows.tsx';
