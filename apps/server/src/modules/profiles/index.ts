// Front door of the profiles: who people are on a journey, what they agree to, what they want to be told.
export { createProfiles } from './profiles-deps.ts';
export { findWish } from './queries/find-wish.ts';
export { profilesRoutes } from './profiles.routes.ts';
export { type DemoProfile, rewriteDemoProfiles } from './rewrite-demo-profiles.ts';
export { profilesFeature } from './feature.ts';
