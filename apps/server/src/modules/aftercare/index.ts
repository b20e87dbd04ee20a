// Public API of aftercare: check-ins, incidents, claims and recalls.
export {
  countAllClaimsToAct,
  countClinicClaimsToAct,
  countNetworkClaimsToAct,
} from './claims/queries/count-claims-to-act.ts';
export { aftercareFeature } from './feature.ts';
export { type DemoAftercare, rewriteDemoAftercare } from './demo/rewrite-demo-aftercare.ts';
export {
  countAllIncidents,
  countClinicIncidents,
  countNetworkIncidents,
} from './incidents/queries/count-unanswered.ts';
export { findAftercareNews } from './telling/aftercare-news.ts';
export { tellOfAftercareEvents } from './telling/tell-of-aftercare-events.ts';
export { tellOfClaimEvents } from './claims/telling/tell-of-claim-events.ts';
export { tellOfRecallEvents } from './recalls/telling/tell-of-recall-events.ts';
export { type DemoClaim, rewriteDemoClaims } from './demo/rewrite-demo-claims.ts';
export { type DemoRecall, rewriteDemoRecall } from './demo/rewrite-demo-recall.ts';
