// Public API of journeys: the steps and intake forms that clinics set up.
export { journeysFeature } from './feature.ts';
export type { DemoConfiguration } from './demo-configurations.repo.ts';
export { rewriteDemoConfigurations } from './rewrite-demo-configurations.ts';
