// Public API of aftercare: what follows a discharge, and what goes wrong.
export { aftercareFeature } from './feature.ts';
export { type DemoAftercare, rewriteDemoAftercare } from './rewrite-demo-aftercare.ts';
export { countClinicIncidents, countNetworkIncidents } from './incidents/queries/count-unanswered.ts';
export { findAftercareNews } from './telling/aftercare-news.ts';
export { tellOfAftercareEvents } from './telling/tell-of-aftercare-events.ts';
