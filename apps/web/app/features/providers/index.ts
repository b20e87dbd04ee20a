// Public API of providers.
export { AuditTrail } from './admin/record/audit-trail.tsx';
export { VerificationMark } from './admin/ui/status-badges.tsx';
