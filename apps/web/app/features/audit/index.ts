// Public API of the audit feature.
export { useAuditText } from './log-entry/use-audit-text.ts';
