// Public API of the leads feature.
export { DueBadge } from './desk/ui/status-badge.tsx';
export { ConsultationLink, ClaimLink, ConsultationNote } from './consultation/consultation-link.tsx';
export { consultationPath } from './consultation/consultation-path.ts';
export { newCasePath } from './consultation/case-path.ts';
export { CaseLink } from './consultation/case-link.tsx';
export { networkMacros, useClinicMacros, useTeamMacros } from './desk/use-lead-macros.ts';
