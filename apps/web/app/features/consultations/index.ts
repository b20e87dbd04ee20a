// Public API of consultations.
export { JoinLink } from './join/join-link.tsx';
