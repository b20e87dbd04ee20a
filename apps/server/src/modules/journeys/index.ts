// Public API of journeys: how many wait for clinics, and the steps and intake forms that clinics set up.
export { countClinicJourneysToAnswer, countNetworkJourneysToAnswer } from './queries/count-to-answer.ts';
export { journeysFeature } from './feature.ts';
export type { DemoConfiguration } from './demo-configurations.repo.ts';
export { rewriteDemoConfigurations } from './rewrite-demo-configurations.ts';
