// Front door of the privacy module: a person gets everything that is held of them, and has it erased.
export { forgetExports, makeExports, eraseClosedAccounts } from './privacy.jobs.ts';
export { privacyRoutes } from './privacy.routes.ts';
export { writeAboutPrivacy } from './privacy.subscribers.ts';
export { privacyFeature } from './feature.ts';
