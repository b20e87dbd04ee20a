// Public API of profiles.
export { HealthGate } from './ui/consents-card.tsx';
