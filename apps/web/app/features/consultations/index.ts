// Public API of consultations.
export { JoinLink } from './join/join-link.tsx';
export { JoinNow } from './join/join-now.tsx';
export { PatientNotes } from './patient-notes/late.tsx';
