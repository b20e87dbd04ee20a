// Public API of journeys: cases, journeys, quotes, tasks, itineraries, and the steps and intake forms that clinics set up.
export { countClinicJourneysToAnswer, countNetworkJourneysToAnswer } from './queries/count-to-answer.ts';
export { lotHashOf, lotKeyOf } from './discharge/lot-hash.ts';
export { type DischargePapers, type FindPapers, papersFinder } from './discharge/queries/find-papers.ts';
export { completeJourney } from './complete-journey.ts';
export type { CompanionRow } from './companions/companion.lifecycle.ts';
export { type CompanionNames, companionNamesOf } from './companions/companion-names.ts';
export { findByToken as findCompanionByToken, findKept as findKeptCompanion } from './companions/companions.repo.ts';
export { requireSharedTrip } from './companions/read-trip.ts';
export { journeysFeature } from './feature.ts';
export type { DemoConfiguration } from './demo/demo-configurations.repo.ts';
export type { DemoCase, DemoJourney } from './demo/demo-cases.ts';
export { rewriteDemoDischarges } from './demo/rewrite-demo-discharges.ts';
export { rewriteDemoJourneys } from './demo/rewrite-demo-journeys.ts';
export { rewriteDemoPlans } from './demo/rewrite-demo-plans.ts';
export { rewriteDemoConfigurations } from './demo/rewrite-demo-configurations.ts';
export { findJourneyNews } from './telling/find-journey-news.ts';
export { findToldJourney, type ToldJourney } from './telling/told-journeys.repo.ts';
export { tellOfJourneyEvents } from './telling/tell-of-journey-events.ts';
export { attachJourneyFiles, type JourneyFileRow, listAttachedFiles } from './files/journey-files.repo.ts';
export { presentJourneyFile } from './files/journey-file.presenter.ts';
export { mayReadFile } from './files/journey-files.policy.ts';
export { journeyLifecycle, type JourneyRow } from './journey.lifecycle.ts';
export {
  isRecovering,
  isRunning,
  isUntreated,
  type JourneyScope,
  mayChangeForOthers,
  mayReadHealth,
  maySignOn,
  ofCalledClinic,
  ofCalledNetwork,
  ofEverySide,
  ofPatient,
  roleOn,
} from './journey-sides.policy.ts';
export { findJourney, type JourneyRecord, journeysInScope, lockAnyJourney, lockJourney } from './journeys.repo.ts';
export { CASE_KEY } from './personal-data/journeys-personal-data.ts';
export { findAgreedPolicy } from './quotes/agreed-policy.ts';
