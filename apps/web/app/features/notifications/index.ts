// Public API of notifications: what other features show of push notifications.
export { PushCard, PushOffer } from './push/late.tsx';
