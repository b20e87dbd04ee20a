// Front door of audit.
export { useAuditText } from './log-entry/use-audit-text.ts';
