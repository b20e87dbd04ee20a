// Public API of the leads feature.
export { ConsultationLink, ClaimLink, ConsultationNote } from './consultation/consultation-link.tsx';
export { consultationPath } from './consultation/consultation-path.ts';
