// Public API of providers.
export { AuditTrail } from './admin/record/audit-trail.tsx';
export { AllProvidersExport } from './admin/ui/save-table.tsx';
export { VerificationMark } from './admin/ui/status-badges.tsx';
export { ConfigurationPage } from './own/configuration/configuration-page.tsx';
export { OLDEST_JOURNEYS } from './own/desk/oldest-journeys.ts';
