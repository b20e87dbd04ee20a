// Public API of the profiles module: traveler profiles, consents and notification preferences.
export { type ConsentKept, type ConsentSource, consentSources } from './given-consents.ts';
export { createProfiles } from './profiles-deps.ts';
export { findWish } from './queries/find-wish.ts';
export { profilesRoutes } from './profiles.routes.ts';
export { type DemoProfile, rewriteDemoProfiles } from './rewrite-demo-profiles.ts';
export { profilesFeature } from './feature.ts';
